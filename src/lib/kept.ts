import { useSyncExternalStore } from 'react';

/** Storage may be refused (private windows, full disks): what is kept then lives as long as the page. */
function safely<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Something of the visitor's that her browser keeps, the same in every tab; `parse` is given what is stored, if anything. */
export function keep<T>(key: string, parse: (stored: string | null) => T) {
  const nothing = parse(null);
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let isListening = false;

  function tell() {
    for (const listener of listeners) listener();
  }

  function read(): T {
    if (!isListening) {
      isListening = true;
      addEventListener('storage', (event) => {
        if (event.key !== key && event.key !== null) return;
        value = undefined;
        tell();
      });
    }
    if (value === undefined) value = parse(safely(() => localStorage.getItem(key)) ?? null);
    return value;
  }

  function update(change: (value: T) => T) {
    const next = change(read());
    value = next;
    safely(() => localStorage.setItem(key, JSON.stringify(next)));
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
