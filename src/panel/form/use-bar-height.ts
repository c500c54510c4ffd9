import { useLayoutEffect, useRef } from 'react';

const LOW = matchMedia('(height < 30rem)');
const NAME_AND_ACTS = '[data-name], [data-screen-acts]:not(:empty)';
const LAST_ROW = '[type="submit"], [data-part="status"]:not(:empty), [data-part="kept"]:not(:empty)';

/**
 * Publishes the bar's height as `--editor-bar`, so that focused and sticky elements stay below the bar, and the height of
 * what scrolls away, above the record's name and the buttons, as `--editor-title`. In a low window only the last row stays.
 */
export function useBarHeight() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      if (!current) return;
      style.setProperty('--editor-bar', `${current.offsetHeight}px`);
      style.setProperty('--editor-title', `${heightAbove(current, LOW.matches ? LAST_ROW : NAME_AND_ACTS)}px`);
    });
    if (current) watch.observe(current);
    return () => {
      watch.disconnect();
      for (const name of ['--editor-bar', '--editor-title']) style.removeProperty(name);
    };
  }, []);
  return bar;
}

/** Returns the height above the first of these parts. */
function heightAbove(bar: HTMLElement, parts: string): number {
  const tops = [...bar.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().top);
  return Math.min(...tops) - bar.getBoundingClientRect().top;
}
