import { describe, expect, test } from 'vitest';
import { stylesFor } from '../../functions/pages/first-view';
import { styleRules } from '../../scripts/bundle/style-rules';

/** Returns the rules of `css` inlined in a page whose first view is `markup`. */
const drawn = (css: string, markup: string) => stylesFor(markup, styleRules(css));

describe('the styles of a first view', () => {
  test('are the rules whose classes occur in it, and the rules without a class', () => {
    const css = 'body{margin:0}.a{color:red}.b{color:blue}.a .c{top:0}.a>.b{left:0}';
    expect(drawn(css, '<p class="a"></p>')).toBe('body{margin:0}.a{color:red}');
    expect(drawn(css, '<p class="x a"><i class="c y"></i></p>')).toBe('body{margin:0}.a{color:red}.a .c{top:0}');
  });

  test('match a class however the style sheet or the markup escapes it', () => {
    const css = '.w-1\\/2{width:50%}.\\[\\&\\>li\\]\\:p-1>li{padding:1px}.md\\:flex{display:flex}';
    expect(drawn(css, '<ul class="w-1/2 [&amp;&gt;li]:p-1 md:flex"></ul>')).toBe(css);
    expect(drawn(css, '<ul class="w-1"></ul>')).toBe('');
  });

  test('keep a rule when any one of its selectors matches, or any branch of :is()', () => {
    expect(drawn('.a,.b{top:0}', '<i class="b"></i>')).toBe('.a,.b{top:0}');
    const css = ':is(.a,.b) .c{top:0}';
    expect(drawn(css, '<i class="b"><i class="c"></i></i>')).toBe(css);
    expect(drawn(css, '<i class="c"></i>')).toBe('');
    // `:not()` and `:has()` name classes that need not be present.
    expect(drawn('.a:not(.b):has(.c){top:0}', '<i class="a"></i>')).toBe('.a:not(.b):has(.c){top:0}');
  });

  test('keep at-rules around their remaining rules, and layers in their order', () => {
    const css = '@layer one{.a{top:0}}@layer two{@media (width>=40rem){.b{top:0}.c{top:0}}}';
    expect(drawn(css, '<i class="b"></i>')).toBe('@layer one;@layer two{@media (width>=40rem){.b{top:0}}}');
    expect(drawn(css, '<i class="a"></i>')).toBe('@layer one{.a{top:0}}@layer two;');
  });

  test('leave out rules for hovering and for dialog backdrops', () => {
    expect(drawn('.a:hover{top:0}.a:hover,.a:focus{left:0}dialog::backdrop{top:0}', '<i class="a"></i>')).toBe(
      '.a:focus{left:0}',
    );
  });

  test('leave out rules for paper and for colours of the visitor, unless they are for a window too', () => {
    const css =
      '@media print{.a{top:0}}@media (forced-colors: active){.a{left:0}}@media print,(width>=48rem){.a{right:0}}';
    expect(drawn(css, '<i class="a"></i>')).toBe('@media print,(width>=48rem){.a{right:0}}');
  });

  test('leave out the contents of closed dialogs', () => {
    const css = '.a{top:0}.b{left:0}';
    expect(drawn(css, '<dialog class="a open:flex"><i class="a"></i></dialog><i class="b"></i>')).toBe('.b{left:0}');
    expect(drawn(css, '<dialog class="a" open=""></dialog>')).toBe('.a{top:0}');
  });

  test('keep the custom properties that its rules, its markup or its own styles use, also indirectly', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;--e:4px;color-scheme:dark}.a{top:var(--a)}.x{top:var(--e)}';
    const markup = '<i class="a" style="left:var(--c)"></i>';
    expect(stylesFor(markup, styleRules(css), '.own{right:var(--d)}')).toBe(
      ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;color-scheme:dark}.a{top:var(--a)}',
    );
  });

  test('keep the keyframes of the animations that it uses', () => {
    const css = '@layer one{.a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}}';
    expect(drawn(css, '<i class="a"></i>')).toBe('@layer one{.a{animation:spin 1s}}@keyframes spin{to{rotate:1turn}}');
    expect(drawn(css, '<i style="animation:fade 1s"></i>')).toBe('@layer one;@keyframes fade{to{opacity:0}}');
  });
});
