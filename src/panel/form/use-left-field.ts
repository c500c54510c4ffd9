import { useEffect, useLayoutEffect, useRef } from 'react';

/** A press ends by being let go, or becomes a scroll. */
const ENDS = ['pointerup', 'pointercancel'];

/**
 * What is to be done with a field once it has been left, and what was pressed for that has been let go: words that came in
 * between would move the pressed button away from under the pointer, and the press would be lost.
 */
export function useLeftField(leave: (name: string) => void): (name: string) => void {
  const isPressed = useRef(false);
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });

  useEffect(() => {
    const over = new AbortController();
    const note = (pressed: boolean) => () => {
      isPressed.current = pressed;
    };
    const options = { capture: true, signal: over.signal };
    addEventListener('pointerdown', note(true), options);
    for (const end of ENDS) addEventListener(end, note(false), options);
    return () => over.abort();
  }, []);

  return (name) => {
    if (!isPressed.current) return latest.current(name);
    const over = new AbortController();
    // The click comes right behind it.
    const onEnd = () => {
      over.abort();
      setTimeout(() => latest.current(name));
    };
    for (const end of ENDS) addEventListener(end, onEnd, { signal: over.signal });
  };
}
