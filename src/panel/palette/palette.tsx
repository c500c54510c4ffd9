import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../session/guard';
import { useTheme } from '../theme';
import { actsIn, exports } from './acts';
import { type Command, offered } from './commands';
import { Options } from './options';
import { useRecent } from './use-recent';
import { orderOf, useRecords } from './use-records';

type Props = { onClose: () => void; onShortcuts: () => void };

/** Goes anywhere, finds anything and does what is asked: a combobox after the WAI-ARIA pattern in a modal dialog. */
export default function Palette({ onClose, onShortcuts }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const user = useUser();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const offer = { recent: useRecent(), acts: actsIn(useTheme(), onShortcuts), exports };
  const { records, acts, searching } = useRecords(query);
  const found = orderOf(query) ? [...acts, ...records] : [...records, ...acts];
  const options = [...offered(query, user, offer), ...found];
  const current = options[Math.min(active, options.length - 1)];

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    if (current) document.getElementById(`${listId}-${current.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, listId]);

  function choose(command: Command) {
    onClose();
    if (command.kind === 'go') void navigate(command.to);
    else command.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = current ? options.indexOf(current) : -1;
    const moves: Record<string, number> = {
      ArrowDown: (index + 1) % options.length,
      ArrowUp: (index - 1 + options.length) % options.length,
    };
    const next = moves[event.key];
    if (next !== undefined && options.length > 0) {
      event.preventDefault();
      setActive(next);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && current) {
      event.preventDefault();
      choose(current);
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Buscar ou ir para"
      closedby="any"
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
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={current && `${listId}-${current.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Buscar, abrir ou fazer..."
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-13 w-full bg-transparent text-base text-ink outline-none"
        />
        <kbd aria-hidden className="kbd text-muted max-sm:hidden">
          Esc
        </kbd>
      </div>
      <Options listId={listId} options={options} current={current} onChoose={choose} />
      <p role="status" className={options.length > 0 ? 'sr-only' : 'px-4 py-8 text-center text-muted'}>
        {status(options.length, searching, query)}
      </p>
    </dialog>
  );
}

function status(count: number, searching: boolean, query: string): string {
  if (count > 0) return count === 1 ? '1 resultado' : `${count} resultados`;
  if (searching) return 'Buscando...';
  const order = orderOf(query);
  if (order && !order.object) return `Escreva também o que: “${order.verbs[0]?.toLowerCase()} chocolate”.`;
  return 'Nada encontrado. Tente outras palavras.';
}
