import { type RefObject, useEffect, useRef } from 'react';

/**
 * While rows are chosen: Enter in one of their boxes leads to what can be done, which stands behind the whole list; Esc
 * chooses nothing any more. Where a dialog is open, or a record over its list, these keys are theirs.
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
      if (key === 'Enter' && isChoice) {
        const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-acts] button') ?? [])];
        // Or it would press the button that it leads to.
        event.preventDefault();
        buttons.find((button) => button.checkVisibility())?.focus();
      }
      // In a field it takes back what is typed there, or closes its list.
      const isField = target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea');
      if (key === 'Escape' && !isField) clearNow.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, bar]);
}
