/** Something done to a page before it was hydrated: the event, its target, and the field's state at that time. */
export type Early = [event: Event, target: HTMLInputElement, value: string, checked: boolean];

/**
 * Repeats early presses and input after hydration, which may have reset fields to the address. Each has a task of its own:
 * the second press of "+" must see the state that the first one left, and React hydrates no part of a page for an event
 * that comes while it works.
 */
export function replay(early: Early[]) {
  for (const each of early) setTimeout(repeat, 0, ...each);
}

/** React notices only values that differ from those it knows, which include all that a script assigns. */
function repeat(...[{ type: done }, field, value, checked]: Early) {
  const tell = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  if (done === 'click') return field.closest('button')?.click();
  // The first event alone makes React hydrate this part of the page, if it has not yet.
  tell('input');
  if (/box|radio/.test(field.type)) {
    field.checked = !checked;
    return field.click();
  }
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  tell('change');
}
