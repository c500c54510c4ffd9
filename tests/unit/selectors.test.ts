import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SITE = ['src/*.css', 'src/site/**/*.css'];
const selectors = selectorsIn(SITE);
const asking = selectorsIn([...SITE, 'src/panel/**/*.css']).filter(({ selector }) => selector.includes(':has('));

/** Returns all selectors of these style sheets, with their files. */
function selectorsIn(patterns: string[]) {
  return globSync(patterns).flatMap((file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, prelude = '']) =>
      split(prelude, ',').map((selector) => ({ file, selector: selector.trim() })),
    );
  });
}

/** Splits a text at a mark that is not inside brackets. */
function split(text: string, mark: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += '(['.includes(letter) ? 1 : ')]'.includes(letter) ? -1 : 0;
    if (depth === 0 && letter === mark) parts.push('');
    else parts.push(parts.pop() + letter);
  }
  return parts;
}

/** Returns the subject of a selector: its last part. */
const subjectOf = (selector: string) =>
  split(selector.replaceAll(/\s*[>+~]\s*(?![^(]*\))/g, ' ').trim(), ' ').at(-1) ?? '';

/**
 * Browsers keep one set of `:has()` dependencies for the whole document. If a `:has()` rule has any element as its subject,
 * they restyle everything below `:root` at every change of page, because the header's rules use `:root:has()`.
 */
test('every `:has()` rule names its subject by a class, an element or `:root`', () => {
  expect(asking.length).toBeGreaterThan(30);
  expect(asking.filter(({ selector }) => !/^(?::is\()?(?:[a-z.]|:root)/.test(subjectOf(selector)))).toEqual([]);
});

/**
 * An element in which words may be highlighted has a second style, which depends on its parent's. If a rule applied to the
 * whole page, every element would be restyled for a view transition.
 */
test('every `::highlight()` rule is limited to a class', () => {
  const marking = selectors.filter(({ selector }) => selector.includes('::highlight('));
  expect(marking.length).toBeGreaterThan(0);
  expect(marking.filter(({ selector }) => !/^\.[\w-]+ /.test(selector))).toEqual([]);
});

test.each([
  ['.rows .card:has(> :first-child img) > :last-child', ':last-child'],
  ['.card:has(> img) > .zoom', '.zoom'],
  [':root:has(.hero > img) .site-header[data-scrolled="false"]', '.site-header[data-scrolled="false"]'],
  ['li:has(> [open])', 'li:has(> [open])'],
])('the subject of %s is %s', (selector, subject) => {
  expect(subjectOf(selector)).toBe(subject);
});
