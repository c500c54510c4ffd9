import { expect, test } from 'vitest';
import { slides } from '../../scripts/seed/slides';
import { contrast, readableOn } from '../../src/shared/color';

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
});

test.each([
  ['#ffffff', '#1e1250'],
  ['#fea7e1', '#1e1250'],
  ['#6147de', '#ffffff'],
  ['#1e1250', '#ffffff'],
])('on %s the words are %s', (background, words) => {
  expect(readableOn(background)).toBe(words);
});

test('every seeded button can be read', () => {
  const colors = slides.flatMap(({ btn1Color, btn2Color }) => [btn1Color, btn2Color]).filter((color) => color !== null);
  expect(colors.length).toBeGreaterThan(0);
  for (const color of colors) expect(contrast(color, readableOn(color))).toBeGreaterThanOrEqual(4.5);
});

test('the brand’s text colours pass AA on its backgrounds', () => {
  const pairs = [
    ['#40376a', '#fffbfe'],
    ['#635a85', '#fffbfe'],
    ['#635a85', '#f4f0ff'],
    ['#4a32bf', '#f4f0ff'],
    ['#2b1a6b', '#fea7e1'],
    ['#ffffff', '#6147de'],
    ['#f4f0ff', '#1e1250'],
    ['#ffffff', '#b3103c'],
  ] as const;
  for (const [text, background] of pairs)
    expect(contrast(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
});
