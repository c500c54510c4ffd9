import { Search } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { asksNewTab, type Entered } from './new-tab';

/** Loads the results in a chunk of their own. */
export const loadResults = () => import('./results');
const Results = lazy(loadResults);

type Props = { onClose: () => void; onShortcuts: () => void };

/**
 * Finds and opens anything, and runs actions: a combobox after the WAI-ARIA pattern in a modal dialog. The field is in the
 * main chunk, so keys pressed right after the shortcut are kept.
 */
export function Palette({ onClose, onShortcuts }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [steps, setSteps] = useState(0);
  /** How Enter was pressed for the current query, if it was. */
  const [entered, setEntered] = useState<Entered>(null);
  /** Element id of the current option, if any. */
  const [current, setCurrent] = useState<string>();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      // The same keys would open the palette again.
      event.stopPropagation();
      onClose();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setSteps(steps + step);
      setEntered(null);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      // Ignores Enter while nothing is typed and no option is shown.
      const isMeant = current !== undefined || query.trim() !== '';
      setEntered(isMeant ? (asksNewTab(event) ? 'new-tab' : 'here') : null);
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Buscar ou ir para"
      closedby="any"
      // See `Dialog`.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose();
      }}
      className="panel-card mx-auto mt-[12vh] mb-auto max-h-[76dvh] w-[calc(100vw-2rem)] max-w-xl overflow-hidden text-text shadow-lift open:flex open:flex-col"
    >
      <div className="flex items-center gap-3 border-b border-edge px-4 focus-within:border-primary-deep">
        <Search aria-hidden size={18} className="shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label="Buscar ou ir para"
          aria-expanded={current !== undefined}
          aria-controls={listId}
          aria-activedescendant={current}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Buscar ou ir para..."
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setSteps(0);
            setEntered(null);
          }}
          onKeyDown={onKeyDown}
          className="min-h-13 w-full bg-transparent text-base text-ink outline-none"
        />
        <kbd aria-hidden className="kbd text-muted max-sm:hidden pointer-coarse:hidden">
          Esc
        </kbd>
      </div>
      <Suspense fallback={<Coming listId={listId} />}>
        <Results {...{ listId, query, steps, entered, onClose, onShortcuts }} onCurrent={setCurrent} />
      </Suspense>
    </dialog>
  );
}

function Coming({ listId }: { listId: string }) {
  return (
    <p id={listId} role="status" className="px-4 py-8 text-center text-muted">
      Carregando...
    </p>
  );
}
