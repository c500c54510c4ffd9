import { X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';

export type Toast = {
  id: number;
  title: string;
  description?: string | undefined;
  destructive?: boolean;
  /** What can be done about it, e.g. undo. Only the panel's own toaster shows it. */
  action?: { label: string; run: () => void };
};

/** Long enough to read twice, in ms; hovering or focusing keeps the toast. */
const DURATION = 6000;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: Toast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one that stands there: only one at a time. */
export function toast(message: Omit<Toast, 'id'>) {
  lastId += 1;
  show({ ...message, id: lastId });
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

export function Toaster() {
  const message = useToast();
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(dismissToast, DURATION);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <section
      aria-label="Avisos"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center sm:justify-end"
    >
      <div role={message?.destructive ? 'alert' : 'status'} className="w-full max-w-sm">
        {message && (
          <div
            key={message.id}
            className={`pointer-events-auto flex items-start gap-3 rounded-3xl p-5 shadow-lift ${message.destructive ? 'bg-danger text-white' : 'bg-white text-text'}`}
          >
            <div className="flex-1">
              <p className={`font-semibold ${message.destructive ? '' : 'text-ink'}`}>{message.title}</p>
              {message.description && <p className="text-sm">{message.description}</p>}
            </div>
            <button type="button" onClick={dismissToast} aria-label="Fechar aviso" className="-m-2 rounded-full p-2">
              <X aria-hidden size={20} />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
