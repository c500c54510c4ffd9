import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slides } from '../../scripts/seed/slides';
import { contrast, readableOn } from '../../src/shared/color';

test('contrast follows the WCAG formula', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  // Channels up to 10 are in the linear part of the curve.
  expect(contrast('#0a0a0a', '#000000')).toBeCloseTo((10 / 255 / 12.92 + 0.05) / 0.05, 5);
  expect(contrast('#ffffff', '#000000')).toBe(contrast('#000000', '#ffffff'));
});

test.each([
  ['#ffffff', '#1e1250'],
  ['#fea7e1', '#1e1250'],
  ['#6147de', '#ffffff'],
  ['#1e1250', '#ffffff'],
])('readable text on %s is %s', (background, words) => {
  expect(readableOn(background)).toBe(words);
});

test('the text of every seeded button has enough contrast', () => {
  const colors = slides.flatMap(({ btn1Color, btn2Color }) => [btn1Color, btn2Color]).filter((color) => color !== null);
  expect(colors.length).toBeGreaterThan(0);
  for (const color of colors) expect(contrast(color, readableOn(color))).toBeGreaterThanOrEqual(4.5);
});

const GROUNDS = ['page', 'surface', 'lilac', 'blush'];
const WORDS = ['ink', 'body', 'muted', 'primary-deep', 'success', 'danger'];
const FILLS = ['primary', 'press'];
/** Values of the colour roles in `:root` of `src/styles.css`, for light and dark mode. */
const schemes = [...readFileSync('src/styles.css', 'utf8').matchAll(/:root \{([^}]*--page:[^}]*)\}/g)].map(
  ([, body = '']) =>
    Object.fromEntries(
      [...body.matchAll(/--([\w-]+): (#\w{3}|#\w{6});/g)].map(([, role = '', color = '']) => [
        role,
        color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
      ]),
    ),
);

test('the light and the dark scheme define the same colour roles', () => {
  expect(schemes).toHaveLength(2);
  const [day, night] = schemes.map((roles) => Object.keys(roles).sort());
  expect(night).toEqual(day);
});

test.each(schemes.map((roles, index) => [index === 0 ? 'day' : 'night', roles] as const))(
  'by %s text has enough contrast on every background and fill',
  (_, roles) => {
    const pairs = [
      ...WORDS.flatMap((word) => GROUNDS.map((ground) => [roles[word], roles[ground]])),
      ...FILLS.map((fill) => ['#ffffff', roles[fill]]),
      ['#2b1a6b', '#fea7e1'],
      ['#f4f0ff', '#1e1250'],
      ['#ffffff', '#b3103c'],
    ];
    for (const [text = '', ground = ''] of pairs)
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['page', 'surface'])
      expect(contrast(roles.edge ?? '', roles[ground] ?? ''), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
  },
);
