import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * Makes a group of buttons one tab stop. Arrows, Home and End move inside; Tab returns to the last button. Hidden buttons are
 * for pointers only.
 */
export function useRovingFocus() {
  const group = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement>(null);
  const buttons = () => [...(group.current?.querySelectorAll<HTMLElement>('button:not([aria-hidden])') ?? [])];

  function choose(button: HTMLElement | undefined) {
    const all = buttons();
    const stop = button && all.includes(button) ? button : all[0];
    current.current = stop ?? null;
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }

  // Buttons may appear and disappear.
  useEffect(() => choose(current.current ?? undefined));

  function onKeyDown(event: KeyboardEvent) {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    const steps: Record<string, number> = {
      ...{ ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 },
      ...{ Home: 0, End: all.length - 1 },
    };
    const next = steps[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  return { ref: group, onKeyDown, onFocus: (event: FocusEvent) => choose(event.target as HTMLElement) };
}
