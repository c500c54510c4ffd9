import type { KeyboardEvent } from 'react';

/**
 * The arrows go from a field through what it finds, the buttons marked `data-result`, and back; Enter in the field goes to
 * the first of them, or chooses it where the field is for nothing else: a search. For what holds them all.
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

/** Where a key leads from a result, or from the field at -1. */
function nextOf(key: string, at: number, isField: boolean): number | undefined {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp' && !isField) return at - 1;
  return key === 'Enter' && isField ? 0 : undefined;
}
