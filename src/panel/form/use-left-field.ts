import { useEffect, useLayoutEffect, useRef } from 'react';

/** Events that begin a press. A finger takes the focus from a field with the mouse events after its release. */
const BEGINS = ['pointerdown', 'mousedown'];
/** Events that end a press: release, or the start of a scroll. */
const ENDS = ['pointerup', 'pointercancel', 'mouseup'];

/**
 * Returns a handler that calls `leave` for a field that has lost focus, after any pressed pointer is released. A message
 * that appears earlier would move the pressed button away from the pointer, and the click would be lost.
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
    for (const begin of BEGINS) addEventListener(begin, note(true), options);
    for (const end of ENDS) addEventListener(end, note(false), options);
    return () => over.abort();
  }, []);

  return (name) => {
    if (!isPressed.current) return latest.current(name);
    const over = new AbortController();
    // The click event follows the release, so `leave` waits for the next task.
    const onEnd = () => {
      over.abort();
      setTimeout(() => latest.current(name));
    };
    for (const end of ENDS) addEventListener(end, onEnd, { signal: over.signal });
  };
}
