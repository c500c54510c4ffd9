/** What opens each record of the list that is shown, in its order: it is marked `data-record`. */
export function recordsInSight(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-record]')].filter((record) => record.checkVisibility());
}

/** The row, card or tile that something stands in. */
export const rowOf = (element: Element | null) => element?.closest('main :is(tr, li, article)') ?? null;
