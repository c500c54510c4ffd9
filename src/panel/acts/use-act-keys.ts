import { type RefObject, useEffect, useRef } from 'react';
import { rowOf } from '../lists/records-in-sight';

/**
 * Handles keys while rows are selected. Enter in a row's checkbox or on the bar itself focuses the actions, which follow the
 * whole list; Esc clears the selection, and the focus returns from a row's checkbox to its record. Ignored while a dialog or
 * a record covers the list.
 */
export function useActKeys(isOn: boolean, bar: RefObject<HTMLElement | null>, clear: () => void) {
  const clearNow = useRef(clear);
  useEffect(() => {
    clearNow.current = clear;
  });
  useEffect(() => {
    if (!isOn) return;
    function onKeyDown(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (!bar.current?.checkVisibility()) return;
      const isChoice = target instanceof HTMLInputElement && target.type === 'checkbox' && target.role !== 'switch';
      if (key === 'Enter' && (isChoice || target === bar.current)) {
        const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-acts] button') ?? [])];
        // Otherwise Enter would also press the focused button.
        event.preventDefault();
        buttons.find((button) => button.checkVisibility())?.focus();
      }
      // In a field, Esc reverts the input or closes a list.
      const isField = target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea');
      if (key !== 'Escape' || isField) return;
      clearNow.current();
      if (isChoice) rowOf(target)?.querySelector<HTMLElement>('[data-record]')?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, bar]);
}
