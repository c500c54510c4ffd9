import { useCallback, useEffect, useState } from 'react';

/** Time on each slide, in ms. */
export const SLIDE_INTERVAL = 10_000;

/**
 * Which slide is shown, and whether it moves on by itself: not while the visitor paused it, hovers or focuses it, hides
 * the tab, or prefers reduced motion. Both ends wrap around.
 */
export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [wanted, setWanted] = useState(true);
  const [held, setHeld] = useState(false);
  const [visible, setVisible] = useState(true);
  const reduced = useReducedMotion();
  const playing = wanted && !reduced;

  const goTo = useCallback((index: number) => setCurrent((index + count) % count), [count]);

  useEffect(() => {
    const update = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  useEffect(() => {
    if (!playing || held || !visible || count < 2) return;
    const timer = setTimeout(() => goTo(current + 1), SLIDE_INTERVAL);
    return () => clearTimeout(timer);
  }, [playing, held, visible, count, current, goTo]);

  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { current, goTo, playing, togglePlaying: () => setWanted(!wanted), hold };
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
