import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import type { Screen, Viewport } from '../../tests/screens/screen.ts';

export type Shot = { name: string; sheet: string; picture: Buffer; width: number; height: number };
type Place = { sheet: string; viewport: Viewport };

/** Maximum depth of a picture of a long page, as a multiple of its width. */
const TALLEST = { narrow: 3, wide: 1.5 };
/** Maximum height of a toast at the foot of a window, in px. */
const FOOT = 260;
const GAP = 14;
const LABEL = 20;
/** Size of a sheet that can be seen at a glance, in px. */
const SHEET = { width: 2400, height: 2400 };

/**
 * Resizes a window, and draws it as small as on a sheet: a tenth of the pixels, and of the time. With `scale` 1 it has its
 * true size, for clicks in it.
 */
export async function resize(page: Page, { width, height }: Viewport, scale = thumbnailWidth(width) / width) {
  const browser = await sessionOf(page);
  const metrics = { width, height, deviceScaleFactor: scale, mobile: false };
  await browser.send('Emulation.setDeviceMetricsOverride', metrics);
}

/**
 * Takes a picture of a whole page, as far down as a sheet has room for. Of a state reached by actions it takes the window,
 * as a person sees it then. Of a toast it takes the foot of the window: another screen shows the rest.
 */
export async function takeShot(page: Page, screen: Screen, { sheet, viewport }: Place): Promise<Shot> {
  const { name } = screen;
  const { width, height } = viewport;
  const tallest = depthOf(viewport);
  const isToast = name.includes(': toast,');
  // A subject that exists only further down would be gone at the top, where other states are looked for.
  const { scrolled, length } = screen.at
    ? { scrolled: await screen.at(page).evaluate(scrollThere), length: height }
    : await page.evaluate(showState, { isWhole: isWhole(screen), isToast });
  const foot = Math.min(height, Math.max(FOOT, width * 0.2));
  const clip = isToast
    ? { y: scrolled + height - foot, height: foot }
    : { y: scrolled, height: Math.min(length, tallest) };
  const browser = await sessionOf(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 85,
    clip: { x: 0, width, ...clip, scale: 1 },
    captureBeyondViewport: clip.height > height,
    optimizeForSpeed: true,
  });
  const picture = Buffer.from(data, 'base64');
  const { width: drawnWidth = 1, height: drawnHeight = 1 } = await sharp(picture).metadata();
  return { name, sheet, picture, width: drawnWidth, height: drawnHeight };
}

/** Returns whether a screen is a page as it loads, not a state reached by actions. */
const isWhole = ({ before, reach, at, print }: Screen) => print === true || !(before || reach || at);

/** Scrolls to the subject of a state. Returns its position and the height to show from there, in px. Runs in the page. */
function showState({ isWhole, isToast }: { isWhole: boolean; isToast: boolean }) {
  const { documentElement, activeElement, body } = document;
  if (isToast || document.querySelector('dialog:modal')) return { scrolled: scrollY, length: innerHeight };
  scrollTo({ top: 0, behavior: 'instant' });
  if (isWhole) return { scrolled: 0, length: documentElement.scrollHeight };
  // An invalid field or a pressed element has the focus.
  const focus = activeElement === body ? null : activeElement;
  const isBelow = focus && focus.getBoundingClientRect().bottom > innerHeight * 0.8;
  if (isBelow) focus.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { scrolled: scrollY, length: innerHeight };
}

/** Runs in the page. */
function scrollThere(element: Element): number {
  element.scrollIntoView({ behavior: 'instant' });
  return scrollY;
}

/** Returns how far down a page is shown, in px. */
export function depthOf({ width, height }: Viewport): number {
  return Math.max(height, Math.round(width * (width < 700 ? TALLEST.narrow : TALLEST.wide)));
}

const sessions = new WeakMap<Page, CDPSession>();

/** Returns the window's session, which is reused: beginning one for each picture would take as long as the picture. */
async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, known);
  return known;
}

/** Returns a width that is large enough to see faults, and small enough for a sheet. */
function thumbnailWidth(width: number): number {
  if (width < 500) return 200;
  return width < 1200 ? 284 : 324;
}

type Cell = Shot & { top: number; left: number };

/** Lays out pictures under their names in columns, each in the one with most room, on as many sheets as needed. */
export async function writeSheets(folder: string, name: string, shots: Shot[]): Promise<number> {
  const cell = shots[0]?.width ?? 1;
  const columns = Math.max(1, Math.floor((SHEET.width - GAP) / (cell + GAP)));
  const sheets: Cell[][] = [];
  let heights: number[] = [];
  for (const shot of shots) {
    const isFull = Math.min(...heights) + LABEL + shot.height > SHEET.height;
    if (sheets.length === 0 || isFull) {
      sheets.push([]);
      heights = Array.from({ length: columns }, () => GAP);
    }
    const column = heights.indexOf(Math.min(...heights));
    const top = heights[column] ?? GAP;
    sheets.at(-1)?.push({ ...shot, top, left: GAP + column * (cell + GAP) });
    heights[column] = top + LABEL + shot.height + GAP;
  }
  for (const [index, cells] of sheets.entries()) {
    await write(path.join(folder, `${name}-${index + 1}.jpg`), cells, cell);
  }
  return sheets.length;
}

async function write(file: string, cells: Cell[], cell: number) {
  const pictures: OverlayOptions[] = cells.map(({ picture, top, left }) => ({
    input: picture,
    top: top + LABEL,
    left,
  }));
  const width = Math.max(...cells.map(({ left }) => left)) + cell + GAP;
  const height = Math.max(...cells.map(({ top, height: own }) => top + LABEL + own)) + GAP;
  await sharp({ create: { width, height, channels: 3, background: '#8a8a94' } })
    .composite([...pictures, { input: labels(cells, cell, width, height), top: 0, left: 0 }])
    .jpeg({ quality: 90 })
    .toFile(file);
}

/** Draws all names in one image, each cut off where its picture ends. */
function labels(cells: Cell[], cell: number, width: number, height: number): Buffer {
  const texts = cells.map(({ name, top, left }) => {
    const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<svg x="${left}" y="${top}" width="${cell}" height="${LABEL}"><text x="1" y="14">${escaped}</text></svg>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="12" fill="#fff">${texts.join('')}</svg>`,
  );
}
