/** What was done to a page that was not awake: the event's type and target, and what a field held by then. */
export type Early = [type: string, target: HTMLInputElement, value: string, checked: boolean];

/**
 * Does again what was done before the application lived: some fields follow the address when it takes them over, and it has
 * heard of nothing. React hears of what differs from what it knows: of all that a script assigns.
 */
export function retell(...[done, field, value, checked]: Early) {
  const tell = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  if (done === 'click') return field.closest('button')?.click();
  // By the first word alone it takes over this part of the page, if it has not yet.
  tell('input');
  if (/box|radio/.test(field.type)) {
    field.checked = !checked;
    return field.click();
  }
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  tell('change');
}
