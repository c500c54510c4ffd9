import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Selectors by what they are in, without comments. */
const selectors = globSync(['src/*.css', 'src/site/**/*.css']).flatMap((file) => {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, prelude = '']) =>
    split(prelude, ',').map((selector) => ({ file, selector: selector.trim() })),
  );
});
const asking = selectors.filter(({ selector }) => selector.includes(':has('));

/** Parts at a mark that stands in no brackets. */
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

/** The elements that a rule is about, as its selector ends. */
const subjectOf = (selector: string) =>
  split(selector.replaceAll(/\s*[>+~]\s*(?![^(]*\))/g, ' ').trim(), ' ').at(-1) ?? '';

/**
 * Browsers remember for the whole document what may change as what an element holds changes. A rule about just any element
 * has them draw anew all below the root, which the header asks for what the page holds, at every change of the page.
 */
test('what an element holds changes only elements that are named', () => {
  expect(asking.length).toBeGreaterThan(30);
  expect(asking.filter(({ selector }) => !/^(?::is\()?(?:[a-z.]|:root)/.test(subjectOf(selector)))).toEqual([]);
});

/**
 * An element that words may be marked in has a second style, which hangs on that of the element above it: were it the root,
 * all would be looked up anew when one page melts into the next.
 */
test('words are marked within an element that is named, not in just any', () => {
  const marking = selectors.filter(({ selector }) => selector.includes('::highlight('));
  expect(marking.length).toBeGreaterThan(0);
  expect(marking.filter(({ selector }) => !/^\.[\w-]+ /.test(selector))).toEqual([]);
});

test.each([
  ['.rows .card:has(> :first-child img) > :last-child', ':last-child'],
  ['.card:has(> img) > .zoom', '.zoom'],
  [':root:has(.hero > img) .site-header[data-scrolled="false"]', '.site-header[data-scrolled="false"]'],
  ['li:has(> [open])', 'li:has(> [open])'],
])('%s is about %s', (selector, subject) => {
  expect(subjectOf(selector)).toBe(subject);
});
