import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import type { Screen, Viewport } from '../../tests/screens/screen.ts';

export type Shot = { name: string; sheet: string; picture: Buffer; width: number; height: number };
type Place = { sheet: string; viewport: Viewport };

/** Of long pages, so many times their width is looked at. */
const TALLEST = { narrow: 3, wide: 1.5 };
/** As much of the foot of a window as a toast may take, in px. */
const FOOT = 260;
const GAP = 14;
const LABEL = 20;
/** What one looks over at a glance, in px. */
const SHEET = { width: 2400, height: 2400 };

/**
 * Gives a window another size, drawn as small as on a sheet: a tenth of the pixels, and of the time. `scale` 1 is its true
 * size, for whoever means to click in it.
 */
export async function resize(page: Page, { width, height }: Viewport, scale = thumbnailWidth(width) / width) {
  const browser = await sessionOf(page);
  const metrics = { width, height, deviceScaleFactor: scale, mobile: false };
  await browser.send('Emulation.setDeviceMetricsOverride', metrics);
}

/**
 * A picture of a whole page, as far down as a sheet has room for; of what becomes of a page, of the window as a person has
 * it then. Of a toast, the foot of the window: what is above it has a screen of its own.
 */
export async function takeShot(page: Page, screen: Screen, { sheet, viewport }: Place): Promise<Shot> {
  const { name } = screen;
  const { width, height } = viewport;
  const tallest = depthOf(viewport);
  const isToast = name.includes(': toast,');
  const shown = await page.evaluate(showState, { isWhole: isWhole(screen), isToast });
  const { length } = shown;
  const scrolled = (await screen.at?.(page).evaluate(scrollThere)) ?? shown.scrolled;
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

/** Whether it is a page as it comes. Of what becomes of it one sees what a person sees then. */
const isWhole = ({ before, reach, at, print }: Screen) => print === true || !(before || reach || at);

/** Scrolls to what the state is about, and tells where that is and how much (px) is to be looked at from there. Runs in the page. */
function showState({ isWhole, isToast }: { isWhole: boolean; isToast: boolean }) {
  const { documentElement, activeElement, body } = document;
  if (isToast || document.querySelector('dialog:modal')) return { scrolled: scrollY, length: innerHeight };
  scrollTo({ top: 0, behavior: 'instant' });
  if (isWhole) return { scrolled: 0, length: documentElement.scrollHeight };
  // What is wrong or was pressed has the focus.
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

/** As far down as a page is looked at, in px. */
export function depthOf({ width, height }: Viewport): number {
  return Math.max(height, Math.round(width * (width < 700 ? TALLEST.narrow : TALLEST.wide)));
}

const sessions = new WeakMap<Page, CDPSession>();

/** One for each window, for good: to begin one for each picture takes as long as the picture. */
async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, known);
  return known;
}

/** Wide enough to see what is wrong, narrow enough for a sheet. */
function thumbnailWidth(width: number): number {
  if (width < 500) return 200;
  return width < 1200 ? 284 : 324;
}

type Cell = Shot & { top: number; left: number };

/** Pictures in columns, each where there is most room, under their names; on as many sheets as it takes. */
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

/** All names in one drawing, each cut off where its picture ends. */
function labels(cells: Cell[], cell: number, width: number, height: number): Buffer {
  const texts = cells.map(({ name, top, left }) => {
    const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<svg x="${left}" y="${top}" width="${cell}" height="${LABEL}"><text x="1" y="14">${escaped}</text></svg>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="12" fill="#fff">${texts.join('')}</svg>`,
  );
}
