import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../session/guard';
import { useTheme } from '../theme';
import { actsIn, more } from './acts';
import { type Command, mistyped, offered } from './commands';
import { actsHere } from './here';
import type { Entered } from './new-tab';
import { Options } from './options';
import { useRecent } from './use-recent';
import { orderOf, useRecords } from './use-records';

type Props = {
  listId: string;
  query: string;
  /** Number of steps of the arrow keys from the first option. */
  steps: number;
  /** How Enter was pressed for the current query, if it was. */
  entered: Entered;
  /** Receives the element id of the current option; undefined if there is none. */
  onCurrent: (id: string | undefined) => void;
  onClose: () => void;
  onShortcuts: () => void;
};

/** Renders the options for a query. */
export default function Results({ listId, query, steps, entered, onCurrent, onClose, onShortcuts }: Props) {
  const waited = useRef(false);
  const navigate = useNavigate();
  const user = useUser();
  const [here] = useState(actsHere);
  const offer = { recent: useRecent(), here, acts: actsIn(useTheme(), onShortcuts), more };
  const { records, lists, acts, isTyped, isUnread, searching } = useRecords(query);
  const named = offered(query, user, offer);
  // Recent records are among `named` already.
  const others = records.filter((record) => !named.some((command) => isSameWay(command, record)));
  const order = orderOf(query);
  const found = order ? [...acts, ...others, ...lists] : [...others, ...lists, ...acts];
  // A verb without an object is no typing error: it asks for its object.
  const isUnfinished = order !== null && !order.object;
  const near = named.length > 0 || isUnfinished ? [] : mistyped(query, user, offer);
  const options = isTyped ? [...named, ...found, ...near] : [...named, ...near, ...found];
  const current = options.at(steps % options.length);
  const currentId = current && `${listId}-${current.id}`;
  // While a search runs, options may be outdated: Enter waits unless the user moved or a command matches.
  const isMeant = !searching || steps !== 0 || named.length > 0;

  useLayoutEffect(() => onCurrent(currentId), [currentId, onCurrent]);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  useEffect(() => {
    if (!entered) waited.current = false;
    else if (!isMeant || !current) waited.current = true;
    // After a wait, Enter may navigate but not run an action, which the user has not seen.
    else if (!waited.current || current.kind === 'go') choose(current, entered === 'new-tab');
  });

  function choose(command: Command, inNewTab: boolean) {
    onClose();
    if (command.kind === 'act') command.run();
    else if (inNewTab) open(command.to);
    else void navigate(command.to);
  }

  return (
    <>
      <Options listId={listId} options={options} current={current} onChoose={choose} />
      <p role="status" className={options.length > 0 ? 'sr-only' : 'px-4 py-8 text-center text-muted'}>
        {isUnread && !searching && options.length === 0 ? UNREAD : status(options.length, searching, query)}
      </p>
    </>
  );
}

const UNREAD = 'Não conseguimos buscar agora. Tente de novo em instantes.';

function isSameWay(one: Command, other: Command): boolean {
  return one.kind === 'go' && other.kind === 'go' && one.to === other.to;
}

function status(count: number, searching: boolean, query: string): string {
  if (count > 0) return count === 1 ? '1 resultado' : `${count} resultados`;
  if (searching) return 'Buscando...';
  const order = orderOf(query);
  if (order && !order.object) return `Escreva também o quê: “${order.verbs[0]?.toLowerCase()} chocolate”.`;
  return 'Nada encontrado. Tente outras palavras.';
}
