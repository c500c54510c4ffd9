// Measures what is on the screen: the rules themselves stand in `geometry/`, and run in the page.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import * as boxes from './geometry/boxes.ts';
import * as legibility from './geometry/legibility.ts';
import * as paint from './geometry/paint.ts';
import * as pictures from './geometry/pictures.ts';
import * as rules from './geometry/rules.ts';

const { hideOnPictures } = legibility;
type Fault = rules.Fault;
type OnPicture = legibility.OnPicture;
type Color = paint.Color;

/** All of it goes to the page as its source, where the functions find one another by name. */
export const LIBRARY = [paint, boxes, rules, pictures, legibility]
  .flatMap((module) => Object.values(module).map(String))
  .join('\n');

/** Words on a picture may touch a spot of their own colour here and there: this share of the spot must stand out. */
const ENOUGH = 0.93;
/** As many faults of one kind are told apart. */
const MOST = 6;

type Options = {
  /** Toasts alone: what is beneath them has a screen of its own. */
  onlyToasts?: boolean;
  /** What stands where is the same in the other theme: only what can be told apart is asked. */
  onlyColours?: boolean;
};

/** Everything that is wrong with the screen as it stands now, each in a line. */
export async function faultsOf(
  page: Page,
  { onlyToasts = false, onlyColours = false }: Options = {},
): Promise<string[]> {
  // Rings show where the keyboard was used last.
  await page.keyboard.press('Shift');
  const { faults, onPictures } = await page.evaluate<{ faults: Fault[]; onPictures: OnPicture[] }>(`(async () => {
    ${LIBRARY}
    scrollTo({ top: 0, behavior: 'instant' });
    for (const scrolled of document.querySelectorAll('dialog:modal, dialog:modal *')) scrolled.scrollTop = 0;
    globalThis.measurement = new Map();
    const scene = sceneOf(${onlyToasts});
    const read = legibility(scene);
    const ofOverlays = () => [...outOfReach(scene), ...smallControls(scene)];
    const ofPage = async () => [
      ...overflows(scene), ...collisions(scene), ...tooManyLines(scene), ...lineLengths(scene),
      ...(await blurredPictures(scene)),
    ];
    const placed = ${onlyColours} ? [] : [...ofOverlays(), ...(${onlyToasts} ? [] : await ofPage())];
    const rings = focusRings(scene);
    delete globalThis.measurement;
    return { faults: [...placed, ...read.faults, ...rings.faults], onPictures: [...read.onPictures, ...rings.onPictures] };
  })()`);
  const seen = onPictures.length > 0 ? await compareWithScreen(page, onPictures) : [];
  return inLines([...faults, ...seen]);
}

/** Each fault in a line; of many of one kind, the first few. */
function inLines(faults: Fault[]): string[] {
  return [...Map.groupBy(faults, ({ rule }) => rule)].flatMap(([rule, ofRule]) => {
    const lines = [...new Set(ofRule.map(({ what }) => `${rule}: ${what}`))];
    return lines.length > MOST ? [...lines.slice(0, MOST), `${rule}: and ${lines.length - MOST} more`] : lines;
  });
}

/** Of what stands on pictures, the ground is what the screen shows once it is taken away. */
async function compareWithScreen(page: Page, onPictures: OnPicture[]): Promise<Fault[]> {
  await page.evaluate(hideOnPictures, true);
  const left = Math.max(0, Math.floor(Math.min(...onPictures.map(({ box }) => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...onPictures.map(({ box }) => box.top))));
  const right = Math.ceil(Math.max(...onPictures.map(({ box }) => box.right)));
  const bottom = Math.ceil(Math.max(...onPictures.map(({ box }) => box.bottom)));
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const screen = sharp(await page.screenshot({ fullPage: true, clip }));
  await page.evaluate(hideOnPictures, false);
  const { width = 0, height = 0 } = await screen.metadata();
  const faults: Fault[] = [];
  for (const { what, rule, color, least, box, hole } of onPictures) {
    const at = { left: Math.max(0, Math.floor(box.left) - left), top: Math.max(0, Math.floor(box.top) - top) };
    const size = {
      width: Math.min(width, Math.ceil(box.right) - left) - at.left,
      height: Math.min(height, Math.ceil(box.bottom) - top) - at.top,
    };
    if (size.width < 1 || size.height < 1) continue;
    const spot = screen.clone().extract({ ...at, ...size });
    const pixels = await spot.removeAlpha().raw().toBuffer();
    const ratios: number[] = [];
    for (let index = 0; index * 3 + 2 < pixels.length; index += 1) {
      const x = (index % size.width) + at.left + left;
      const y = Math.floor(index / size.width) + at.top + top;
      if (hole && x >= hole.left && x <= hole.right && y >= hole.top && y <= hole.bottom) continue;
      const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3, index * 3 + 3);
      const pixel: Color = [red, green, blue, 1];
      ratios.push(paint.contrast(paint.over(color, pixel), pixel));
    }
    const worst = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * (1 - ENOUGH))] ?? 21;
    if (worst >= least - 0.05) continue;
    faults.push({ rule, what: `${what}: ${worst.toFixed(2)}:1 instead of ${least}:1 on the picture` });
  }
  return faults;
}
