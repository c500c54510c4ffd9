import { type TouchEvent, useRef } from 'react';

/** How far a finger must travel sideways to turn what it touches, in px. */
const SWIPE = 48;

/**
 * Turns one on or back by a finger that travels sideways, and further so than up or down. What is returned goes on the
 * element that is touched.
 */
export function useSwipe(turn: (steps: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    ref: leaveSideways,
    onTouchStart({ touches }: TouchEvent) {
      const [finger, other] = [touches[0], touches[1]];
      // Two fingers take a closer look.
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

/** The browser scrolls up and down and zooms; sideways it would go back in its history. */
function leaveSideways(element: HTMLElement | null) {
  element?.style.setProperty('touch-action', 'pan-y pinch-zoom');
  element?.style.setProperty('overscroll-behavior-x', 'contain');
}
