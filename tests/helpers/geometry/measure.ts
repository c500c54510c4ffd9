// All that is measured of a screen, in its order. Runs in the page, like what it calls.
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
  /** Toasts alone: what is beneath them has a screen of its own. */
  onlyToasts?: boolean;
  /** What stands where is the same in the other theme: only what can be told apart is asked. */
  onlyColours?: boolean;
};

/** Something that only a picture of the screen can tell; `print` is the same where the same is seen. */
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
  // A frame that had the focus is scrolled to.
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

/** What follows the scroll, as a header does, has to arrive: all is measured and pictured in one state. */
export async function toTop() {
  if (scrollY === 0) return;
  scrollTo({ top: 0, behavior: 'instant' });
  // Where no script runs nothing follows, and no frame is told of.
  if (matchMedia('(scripting: none)').matches) return;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
