/** Returns the links that open the records of the visible list, in its order. They are marked `data-record`. */
export function recordsInSight(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-record]')].filter((record) => record.checkVisibility());
}

/** Returns the row, card or tile that contains an element. */
export const rowOf = (element: Element | null) => element?.closest('main :is(tr, li, article)') ?? null;
