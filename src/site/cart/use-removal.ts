import { useEffect, useRef } from 'react';

/** What was pressed is gone with its line: focus goes to the same button of the line that takes its place, or the last. */
export function useRemoval(lines: number) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a line has gone
  useEffect(() => {
    const index = removed.current;
    removed.current = null;
    if (index === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    buttons[Math.min(index, buttons.length - 1)]?.focus();
  }, [lines]);
  return {
    list,
    onRemove: (index: number) => {
      removed.current = index;
    },
  };
}
