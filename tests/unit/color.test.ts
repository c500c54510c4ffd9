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

/** `--world` in `src/styles.css`, by day and by night: its lightness and its highest chroma. */
const worlds = [
  ...readFileSync('src/styles.css', 'utf8').matchAll(/--world: oklch\(from var\(--tint\) ([\d.]+) (.+) h\);/g),
].map(([, lightness, chroma = '']) => ({
  lightness: Number(lightness),
  // sRGB has no chroma above 0.33.
  most: Number(/, ([\d.]+)\)$/.exec(chroma)?.[1] ?? 0.33),
}));

test.each([
  ['day', 0],
  ['night', 1],
] as const)('by %s text has enough contrast on the world of every colour, and on the footer there', (_, index) => {
  const { lightness, most } = worlds[index] ?? { lightness: 0, most: 0 };
  expect(lightness).toBeGreaterThan(0);
  for (let hue = 0; hue < 360; hue += 5) {
    for (let chroma = 0; chroma <= most; chroma += 0.03) {
      const ground = fromOklch(lightness, chroma, hue);
      const ink = schemes[index]?.ink ?? '';
      expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

/** Returns an OKLCH colour as `#rrggbb`; channels outside sRGB are cut off, as browsers do. */
function fromOklch(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((linear) => {
    const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
