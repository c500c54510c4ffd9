import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** Time on each slide, in ms; its dot fills in the same time (`late.css`). */
const SLIDE_INTERVAL = 10_000;

/** Maximum wait for the next picture, in ms: a press must have a quick effect. */
const PATIENCE = 3000;

/**
 * Selects the slide to show and advances it automatically: not while the visitor has paused it, hovers over it or has
 * keyboard focus in it, hides the tab, or prefers reduced motion. Both ends wrap around. A slide is shown once `decoded` has
 * resolved, and its time starts then.
 */
export function useCarousel(count: number, decoded: (index: number) => Promise<unknown>) {
  const [current, setCurrent] = useState(0);
  const [target, setTarget] = useState(0);
  const [seen, setSeen] = useState<number | null>(null);
  // The visitor's choice overrides the device's motion preference.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const reduced = useReducedMotion();
  const visible = usePageVisible();
  const { held, release, hold } = useHold();
  const playing = chosen ?? !reduced;

  useEffect(() => {
    let superseded = false;
    const painted = decoded(target).catch(() => undefined);
    const unlessSuperseded = (then: (index: number) => void) => () => void (superseded || then(target));
    void painted.then(unlessSuperseded(setSeen));
    void Promise.race([painted, wait(PATIENCE)]).then(unlessSuperseded(setCurrent));
    return () => {
      superseded = true;
    };
  }, [target, decoded]);

  const timed = playing && !held && visible && seen === current && count > 1;
  useEffect(() => {
    if (!timed) return;
    const timer = setTimeout(() => setTarget((current + 1) % count), SLIDE_INTERVAL);
    return () => clearTimeout(timer);
  }, [timed, count, current]);

  function togglePlaying() {
    setChosen(!playing);
    // The visitor's pointer or focus is on the play button: it must not hold the carousel.
    release();
  }
  return {
    current,
    goTo: (index: number) => setTarget((index + count) % count),
    turn: (steps: number) => setTarget((target + steps + count) % count),
    playing,
    /** Whether slides change by themselves, unless the tab is hidden. */
    rotates: playing && !held,
    /** Whether the slide's timer runs. */
    timed,
    togglePlaying,
    hold,
  };
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** The mouse over it or keyboard focus in it holds the carousel. Touch leaves focus where it tapped, and does not. */
function useHold() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    held: hovered || focused,
    release() {
      setHovered(false);
      setFocused(false);
    },
    hold: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

function usePageVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const update = () => setVisible(!document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return visible;
}

function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setReduced(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return reduced;
}
