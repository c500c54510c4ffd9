import { useSyncExternalStore } from 'react';

/** Storage may be refused (private windows, full disks): what is kept then lives as long as the page. */
function safely<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Something of the visitor's that their browser keeps, the same in every tab; `parse` is given what is stored, if anything. */
export function keep<T>(key: string, parse: (stored: string | null) => T) {
  const nothing = parse(null);
  const listeners = new Set<() => void>();
  /** `text` is what storage held when it was last read or written; `false` once it has refused to take `value`. */
  let held: { value: T; text: string | null | false } | undefined;

  function tell() {
    for (const listener of listeners) listener();
  }

  function listen() {
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) tell();
    });
    // A page that the browser kept whole was told nothing meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && tell());
  }

  /** Storage is asked each time: the word of another tab's write may still be on its way here. */
  function read(): T {
    if (!held) listen();
    if (held?.text === false) return held.value;
    const text = safely(() => localStorage.getItem(key)) ?? null;
    if (held?.text !== text || !held) held = { value: parse(text), text };
    return held.value;
  }

  function update(change: (value: T) => T) {
    const value = change(read());
    const text = JSON.stringify(value);
    const isStored = safely(() => localStorage.setItem(key, text) === undefined);
    held = { value, text: isStored ? text : false };
    tell();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** What is kept; nothing while the page is not live. */
  const use = () => useSyncExternalStore(subscribe, read, () => nothing);

  return { read, update, use, subscribe };
}
