// Measures the current screen. The rules are in `geometry/` and run in the page.
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import * as boxes from './geometry/boxes.ts';
import * as legibility from './geometry/legibility.ts';
import * as measuring from './geometry/measure.ts';
import * as paint from './geometry/paint.ts';
import * as pictures from './geometry/pictures.ts';
import * as rules from './geometry/rules.ts';

const { hideOnPictures } = legibility;
type Fault = rules.Fault;
type Spot = measuring.Spot;
type Color = paint.Color;

const FUNCTIONS = [paint, boxes, rules, pictures, legibility, measuring].flatMap(Object.values).map(String).join('\n');

/** The page gets the source of all functions, which find each other by name; a page keeps them once loaded. */
export const GEOMETRY = `(globalThis.geometry ??= (() => { ${FUNCTIONS}; return { measure, whyUnseen }; })())`;

/** Share of a spot that must have enough contrast: text on a picture may touch a few pixels of its own colour. */
const ENOUGH = 0.93;
/** Maximum number of faults reported per rule. */
const MOST = 6;
/** In px. Spots closer than this share a screenshot: its cost grows with its area, and each one has a fixed cost. */
const NEAR = 150;

/** `onlyPlaces` takes no screenshots, and so leaves out contrast on pictures: each one resets the size of letters (CDP). */
type Options = measuring.Options & { onlyPlaces?: boolean };

/** Returns everything wrong with the current screen, one fault per line. */
export async function faultsOf(page: Page, { onlyPlaces, ...options }: Options = {}): Promise<string[]> {
  // Focus rings show only if the last input was the keyboard.
  if (!options.onlyColours) await page.keyboard.press('Shift');
  const measured = await measure(page, options);
  if (onlyPlaces) return inLines(measured.faults);
  const seen = await compareWithScreen(page, measured);
  if (seen.length === 0) return inLines(measured.faults);
  // Elements may move between measurement and screenshot, for example after a window was widened, so it measures again.
  const settled = await measure(page, options);
  return inLines([...settled.faults, ...(await compareWithScreen(page, settled))]);
}

/** In ms. In a page without script that draws no more frames, the wait for an image never ends; a second call has it. */
const PATIENCE = 4000;

async function measure(page: Page, options: measuring.Options): Promise<measuring.Measured> {
  const ask = () => page.evaluate<measuring.Measured>(`${GEOMETRY}.measure(${JSON.stringify(options)})`);
  const asked = ask();
  const given = await Promise.race([asked, setTimeout(PATIENCE, undefined, { ref: false })]);
  if (given) return given;
  asked.catch(() => {});
  return ask();
}

/** Formats each fault as a line; of many faults of one rule, only the first few. */
function inLines(faults: Fault[]): string[] {
  return [...Map.groupBy(faults, ({ rule }) => rule)].flatMap(([rule, ofRule]) => {
    const lines = [...new Set(ofRule.map(({ what }) => `${rule}: ${what}`))];
    return lines.length > MOST ? [...lines.slice(0, MOST), `${rule}: and ${lines.length - MOST} more`] : lines;
  });
}

/** Fingerprints of spots with enough contrast: most pages share header and footer. */
const seenWell = new Set<string>();

/** Checks the contrast of text on pictures against a screenshot from which the text is hidden. */
async function compareWithScreen(page: Page, { spots, page: size }: measuring.Measured): Promise<Fault[]> {
  const looks = new Map(spots.map((spot) => [spot.print, spot]));
  const unseen = [...looks.values()].filter(({ print }) => !seenWell.has(print));
  if (unseen.length === 0) return [];
  const faults: Fault[] = [];
  await page.evaluate(hideOnPictures, true);
  const session = await page.context().newCDPSession(page);
  for (const group of neighbours(unseen)) {
    const screen = await pictureOf(page, session, group, size);
    for (const spot of group) {
      const worst = worstContrast(screen, spot);
      if (worst >= spot.least - 0.05) seenWell.add(spot.print);
      else {
        const what = `${spot.what}: ${worst.toFixed(2)}:1 instead of ${spot.least}:1 on the picture`;
        faults.push({ rule: spot.rule, what });
      }
    }
  }
  await session.detach();
  await page.evaluate(hideOnPictures, false);
  return faults;
}

function neighbours(spots: Spot[]): Spot[][] {
  const groups: { bottom: number; spots: Spot[] }[] = [];
  for (const spot of spots.toSorted((one, other) => one.box.top - other.box.top)) {
    const last = groups.at(-1);
    if (!last || spot.box.top > last.bottom + NEAR) groups.push({ bottom: spot.box.bottom, spots: [spot] });
    else {
      last.spots.push(spot);
      last.bottom = Math.max(last.bottom, spot.box.bottom);
    }
  }
  return groups.map(({ spots }) => spots);
}

/** RGB values of all pixels, row by row, of the section of the page at `left`, `top`. */
type Pixels = { left: number; top: number; width: number; height: number; data: Buffer };

/** Takes the screenshot by CDP: each screenshot of the runner waits, measures and hides the caret again. */
async function pictureOf(
  page: Page,
  session: CDPSession,
  spots: Spot[],
  size: { width: number; height: number },
): Promise<Pixels> {
  const left = Math.max(0, Math.floor(Math.min(...spots.map(({ box }) => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...spots.map(({ box }) => box.top))));
  const right = Math.min(size.width, Math.ceil(Math.max(...spots.map(({ box }) => box.right))));
  const bottom = Math.min(size.height, Math.ceil(Math.max(...spots.map(({ box }) => box.bottom))));
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const { data: png } = await session.send('Page.captureScreenshot', {
    clip: { x: left, y: top, width: right - left, height: bottom - top, scale: 1 },
    captureBeyondViewport: right > window.width || bottom > window.height,
    optimizeForSpeed: true,
  });
  const raw = sharp(Buffer.from(png, 'base64')).removeAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return { left, top, width: info.width, height: info.height, data };
}

/** Returns the lowest contrast, a few outlier pixels aside. */
function worstContrast({ left, top, width, height, data }: Pixels, { box, hole, color }: Spot): number {
  const known = new Map<number, number>();
  const ratios: number[] = [];
  const [x0, y0] = [Math.max(left, Math.floor(box.left)), Math.max(top, Math.floor(box.top))];
  const [x1, y1] = [Math.min(left + width, Math.ceil(box.right)), Math.min(top + height, Math.ceil(box.bottom))];
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      if (hole && x >= hole.left && x <= hole.right && y >= hole.top && y <= hole.bottom) continue;
      const at = ((y - top) * width + x - left) * 3;
      const rgb = data.readUIntBE(at, 3);
      let ratio = known.get(rgb);
      if (ratio === undefined) {
        const pixel: Color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, 1];
        ratio = paint.contrast(paint.over(color, pixel), pixel);
        known.set(rgb, ratio);
      }
      ratios.push(ratio);
    }
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * (1 - ENOUGH))] ?? 21;
}
