import { useEffect, useRef } from 'react';

/**
 * What is to be done with a field once it has been left, and what was pressed for that has been let go: words that came in
 * between would move the pressed button away from under the pointer, and the press would be lost.
 */
export function useLeftField(leave: (name: string) => void): (name: string) => void {
  const isPressed = useRef(false);
  const latest = useRef(leave);
  latest.current = leave;

  useEffect(() => {
    const over = new AbortController();
    const note = (pressed: boolean) => () => {
      isPressed.current = pressed;
    };
    const options = { capture: true, signal: over.signal };
    addEventListener('pointerdown', note(true), options);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, note(false), options);
    return () => over.abort();
  }, []);

  return (name) => {
    if (!isPressed.current) return latest.current(name);
    // The click comes right behind it.
    const onEnd = () => setTimeout(() => latest.current(name));
    addEventListener('pointerup', onEnd, { once: true });
  };
}
