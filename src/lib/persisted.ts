import { useSyncExternalStore } from 'react';
import { listeners } from './listeners';
import { attempt } from './storage';

/**
 * Keeps a value of the visitor in the browser, the same in every tab. `parse` gets the stored text, or `null`. If storage is
 * denied or full, the value lasts as long as the page.
 */
export function persisted<T>(key: string, parse: (stored: string | null) => T) {
  const nothing = parse(null);
  const [subscribe, notify] = listeners();
  /** `text` is the content of storage at the last read or write; `false` once storage has refused `value`. */
  let held: { value: T; text: string | null | false } | undefined;

  function listen() {
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) notify();
    });
    // A page restored from the back/forward cache has missed the events of storage.
    addEventListener('pageshow', ({ persisted }) => persisted && notify());
  }

  /** Reads storage each time: the event of another tab's write may still be on its way. */
  function read(): T {
    if (!held) listen();
    if (held?.text === false) return held.value;
    const text = attempt(() => localStorage.getItem(key));
    if (held?.text !== text || !held) held = { value: parse(text), text };
    return held.value;
  }

  function update(change: (value: T) => T) {
    const value = change(read());
    const text = JSON.stringify(value);
    const isStored = attempt(() => localStorage.setItem(key, text)) !== null;
    held = { value, text: isStored ? text : false };
    notify();
  }

  /** Returns the kept value; the empty one until hydration. */
  const use = () => useSyncExternalStore(subscribe, read, () => nothing);

  return { read, update, use, subscribe };
}
