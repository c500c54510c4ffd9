import { type DOMAttributes, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

export type Toast = {
  id: number;
  title: string;
  description?: string | undefined;
  destructive?: boolean;
  /** What can be done about it, e.g. undo. Only the panel's own toaster shows it. */
  action?: { label: string; run: () => void };
};

/** In ms: long enough to read twice, and to think about undoing. */
const DURATION = 6000;
const DURATION_WITH_ACTION = 10_000;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one that stands there: only one at a time. Returns what ends this one. */
export function toast(message: Omit<Toast, 'id'>): () => void {
  lastId += 1;
  const shown = { ...message, id: lastId };
  show(shown);
  return () => {
    if (current === shown) show(null);
  };
}

export function dismissToast() {
  show(null);
}

/** The toast to show now. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Hold = Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Dismisses the toast when its time is over. The handlers go on its element: under the pointer or with focus it stays,
 * and its whole time begins again when both have left. When it goes with the focus in it, that goes back to where it came
 * from.
 */
export function useToastTimer({ action }: Toast): Hold {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const duration = action ? DURATION_WITH_ACTION : DURATION;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissToast, duration);
    return () => clearTimeout(timer);
  }, [held, duration]);

  const cameFrom = useRef<EventTarget | null>(null);
  const isFocused = useRef(false);
  // Before the element leaves the page, or focus would be lost with it.
  useLayoutEffect(
    () => () => {
      if (!isFocused.current) return;
      const { current } = cameFrom;
      const isThere = current instanceof HTMLElement && current.isConnected;
      (isThere ? current : document.querySelector<HTMLElement>('main[tabindex]'))?.focus({ preventScroll: true });
    },
    [],
  );

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      isFocused.current = true;
      setFocused(true);
    },
    onBlur: () => {
      isFocused.current = false;
      setFocused(false);
    },
  };
}

/**
 * The modal dialog on top, into which the toast goes: all outside of it is out of reach. Null stands for the toaster's
 * own place.
 */
export function useToastHost(message: Toast | null): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (!message) return setHost(null);
    const look = () => setHost([...document.querySelectorAll('dialog:modal')].at(-1) ?? null);
    look();
    // Dialogs come and go while it shows. One that is taken off the page says nothing of it, and would take the toast along.
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [message]);
  return host;
}
