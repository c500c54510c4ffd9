import type { KeyboardEvent } from 'react';

/**
 * Handles keys on the element around a field and its results, the buttons marked `data-result`. Arrows move through the
 * results and back. Enter in the field focuses the first result, or clicks it if the field is a search.
 */
export function goThroughResults(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  const field = currentTarget.querySelector<HTMLElement>('input');
  const results = [...currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const at = results.indexOf(target as HTMLElement);
  const isField = target === field;
  if (event.nativeEvent.isComposing || (!isField && at < 0)) return;
  const next = nextOf(key, at, isField);
  if (next === undefined) return;
  const stop = next < 0 ? field : results[next];
  if (!stop || stop === target) return;
  event.preventDefault();
  if (key === 'Enter' && field?.matches('[type="search"]')) stop.click();
  else stop.focus();
}

/** Returns the index to which a key leads, from a result or from the field at -1. */
function nextOf(key: string, at: number, isField: boolean): number | undefined {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp' && !isField) return at - 1;
  return key === 'Enter' && isField ? 0 : undefined;
}
