import type { PointerEvent as ReactPointerEvent } from 'react';

/** Returns the props of a row's drag handle, in a table or `data-rows` element. Calls `onMove` on a drop elsewhere. */
export function rowDrag(index: number, onMove: (from: number, to: number) => void) {
  return {
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      const list = event.currentTarget.closest<HTMLElement>('tbody, [data-rows]');
      const rows = ([...(list?.children ?? [])] as HTMLElement[]).filter((row) => !('group' in row.dataset));
      if (event.button !== 0 || rows.length < 2) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag(event.currentTarget, rows, index, event.pageY, onMove);
    },
  };
}

/** Drags a row. The row and its neighbours move by transforms; the list changes only on release. Esc cancels. */
function drag(
  handle: HTMLElement,
  rows: HTMLElement[],
  from: number,
  startY: number,
  onMove: (from: number, to: number) => void,
) {
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const middles = boxes.map(({ top, height }) => top + height / 2);
  const gap = (boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0);
  const step = (boxes[from]?.height ?? 0) + gap;
  const listening = new AbortController();
  const { signal } = listening;
  let to = from;
  rows[from]?.setAttribute('data-dragging', '');

  function follow({ pageY }: PointerEvent) {
    const moved = pageY - startY;
    const middle = (middles[from] ?? 0) + moved;
    to = middles.filter((other, index) => index !== from && other < middle).length;
    rows.forEach((row, index) => {
      const makesRoom = index > from && index <= to ? -step : index < from && index >= to ? step : 0;
      row.style.transform = `translateY(${index === from ? moved : makesRoom}px)`;
    });
  }

  function end(to: number) {
    listening.abort();
    for (const row of rows) row.style.transform = '';
    rows[from]?.removeAttribute('data-dragging');
    if (to !== from) onMove(from, to);
  }

  handle.addEventListener('pointermove', follow, { signal });
  handle.addEventListener('pointerup', () => end(to), { signal });
  handle.addEventListener('pointercancel', () => end(from), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(from), { signal });
}
