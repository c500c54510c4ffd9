import { type DOMAttributes, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listeners } from './listeners';

export type Toast = ToastMessage & { id: number };

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  destructive?: boolean;
  /** Whether it tells neither a success nor a failure. Only the panel's own toaster shows the difference. */
  neutral?: boolean;
  /** An action, e.g. undo. Only the panel's own toaster shows it. */
  action?: { label: string; run: () => void };
};

/** In ms: long enough to read the toast twice, and to decide about undoing. */
const DURATION = 6000;
const DURATION_WITH_ACTION = 10_000;

let current: Toast | null = null;
let lastId = 0;
const [subscribe, notify] = listeners();

function show(next: Toast | null) {
  current = next;
  notify();
}

/** Shows a toast in place of the current one: there is only one at a time. Returns a function that dismisses it. */
export function toast(message: ToastMessage): () => void {
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

/** Returns the current toast. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

type Hold = Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Dismisses the toast when its time is over. Put the returned handlers on its element: the toast stays while it has the
 * pointer or focus, and its whole time starts again when both have left. If it disappears with the focus in it, the focus
 * returns to where it came from.
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
  // A layout effect runs before the element is removed; later the focus would be lost.
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
 * Returns the modal dialog on top, which must contain the toast, because everything outside is inert. Null means the
 * toaster's own place.
 */
export function useToastHost(message: Toast | null): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (!message) return setHost(null);
    const look = () => setHost([...document.querySelectorAll('dialog:modal')].at(-1) ?? null);
    look();
    // Dialogs open and close while the toast shows. A removed dialog fires no event, and would remove the toast with it.
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [message]);
  return host;
}
