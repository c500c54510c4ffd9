import { recordsInSight, rowOf } from '../lists/records-in-sight';

const STEPS: Record<string, 'next' | 'previous'> = { j: 'next', k: 'previous' };

/**
 * Handles the list keys. J and K move through the records of the visible list, or to the neighbour on a record's screen. X
 * selects the focused record, with Shift the range up to it, and focuses its checkbox, where Enter leads to the actions.
 * Returns whether the key had an effect.
 */
export function onListKey(event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const step = STEPS[key];
  if (step) return !event.shiftKey && go(step);
  return key === 'x' && choose(event.shiftKey);
}

function go(step: 'next' | 'previous'): boolean {
  const records = recordsInSight();
  if (records.length === 0) {
    const beside = document.querySelector<HTMLElement>(`main a[data-step="${step}"]`);
    beside?.click();
    return beside !== null;
  }
  const row = rowOf(document.activeElement);
  const at = row ? records.findIndex((record) => rowOf(record) === row) : -1;
  const target = step === 'next' ? records[at + 1] : records[at < 0 ? records.length - 1 : at - 1];
  target?.focus();
  // Scrolls the whole row into view, not only its name.
  rowOf(target ?? null)?.scrollIntoView({ block: 'nearest' });
  return true;
}

function choose(withRange: boolean): boolean {
  const box = rowOf(document.activeElement)?.querySelector<HTMLElement>('input[type="checkbox"]:not([role="switch"])');
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: withRange }));
  box?.focus();
  return Boolean(box);
}
