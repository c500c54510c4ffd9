// Runs all measurements of a screen, in order. Runs in the page, like the functions it calls.
import { focusRings, legibility, type OnPicture, printOf } from './legibility.ts';
import { forgetAll, rememberAnew } from './paint.ts';
import { blurredPictures } from './pictures.ts';
import {
  collisions,
  type Fault,
  lineLengths,
  outOfReach,
  overflows,
  sceneOf,
  smallControls,
  tooManyLines,
  unpressable,
} from './rules.ts';

export type Options = {
  /** Checks only toasts: the screen beneath has its own check. */
  onlyToasts?: boolean;
  /** Checks only contrast: positions are the same in the other theme. */
  onlyColours?: boolean;
};

/** Content that only a screenshot can judge; `print` is equal for spots that look the same. */
export type Spot = Omit<OnPicture, 'scope'> & { print: string };
export type Measured = { faults: Fault[]; spots: Spot[]; page: { width: number; height: number } };

export async function measure({ onlyToasts = false, onlyColours = false }: Options): Promise<Measured> {
  await toTop();
  for (const scrolled of document.querySelectorAll('dialog:modal, dialog:modal *')) scrolled.scrollTop = 0;
  rememberAnew();
  const scene = sceneOf(onlyToasts);
  const faults: Fault[] = [];
  const read = legibility(scene);
  if (!onlyColours) faults.push(...outOfReach(scene), ...smallControls(scene));
  if (!onlyColours && !onlyToasts) {
    faults.push(...overflows(scene), ...collisions(scene), ...tooManyLines(scene), ...lineLengths(scene));
    faults.push(...(await blurredPictures(scene)));
  }
  const rings = focusRings(scene);
  if (!onlyColours && !onlyToasts) faults.push(...unpressable(scene));
  // Focusing a control scrolls its frame.
  await toTop();
  const spots = [...read.onPictures, ...rings.onPictures].map(({ scope, ...seen }) => ({
    ...seen,
    print: printOf(scope, seen),
  }));
  forgetAll();
  const { scrollWidth, scrollHeight } = document.documentElement;
  const page = { width: Math.max(scrollWidth, innerWidth), height: Math.max(scrollHeight, innerHeight) };
  return { faults: [...faults, ...read.faults, ...rings.faults], spots, page };
}

/** Scrolls to the top and lets effects of scrolling settle: all is measured in one state. */
export async function toTop() {
  if (scrollY === 0) return;
  scrollTo({ top: 0, behavior: 'instant' });
  // Without script nothing follows scrolling, and animation frames are not reported.
  if (matchMedia('(scripting: none)').matches) return;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
