import { type TouchEvent, useRef } from 'react';

/** Minimum horizontal distance of a swipe, in px. */
const SWIPE = 48;

/**
 * Turns one step on or back when a finger moves sideways, and further so than up or down. Put the returned props on the
 * element that is touched.
 */
export function useSwipe(turn: (steps: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    ref: leaveSideways,
    onTouchStart({ touches }: TouchEvent) {
      const [finger, other] = [touches[0], touches[1]];
      // Two fingers zoom.
      start.current = finger && !other ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !finger) return;
      const across = finger.clientX - from.x;
      if (Math.abs(across) >= SWIPE && Math.abs(across) > Math.abs(finger.clientY - from.y)) turn(across < 0 ? 1 : -1);
    },
  };
}

/** Leaves vertical scrolling and zoom to the browser, but not horizontal swipes, which would go back in the history. */
function leaveSideways(element: HTMLElement | null) {
  element?.style.setProperty('touch-action', 'pan-y pinch-zoom');
  element?.style.setProperty('overscroll-behavior-x', 'contain');
}
