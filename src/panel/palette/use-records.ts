import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { unwrap } from '../../lib/api';
import { nounLabel } from '../../shared/nouns';
import { api } from '../api';
import { nounIcons } from '../layout/noun-icons';
import { isSwitched, switches, switchRecord } from '../lists/switches';
import { type Command, matches, type Order, orderIn } from './commands';

/** Typing rests this long before the server is asked, in ms. */
const REST = 150;
/** Shorter ones find too much. */
const SHORTEST = 2;
const VERBS = [...new Set(Object.values(switches).flatMap(({ verbs }) => [verbs.on, verbs.off]))];

export const orderOf = (query: string) => orderIn(query, VERBS);

type Found = {
  /** What an order was given for. */
  ordered: Command[];
  records: Command[];
  /** What else may be done with those records. */
  acts: Command[];
};
const NOTHING: Found = { ordered: [], records: [], acts: [] };

/** The records that a query finds, and what it orders; those of the query before stand until then. */
export function useRecords(query: string): Found & { searching: boolean } {
  const [answered, setAnswered] = useState<{ query: string; found: Found }>({ query: '', found: NOTHING });
  const wanted = query.trim().length < SHORTEST ? '' : query.trim();

  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const found = await find(wanted, abort.signal).catch(() => NOTHING);
      if (!abort.signal.aborted) setAnswered({ query: wanted, found });
    }, REST);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);

  if (!wanted) return { ...NOTHING, searching: false };
  const { ordered, records, acts } = answered.found;
  if (wanted === answered.query) return { ...answered.found, searching: false };
  // To go somewhere by mistake does no harm; nothing is switched that was not asked for.
  const stillMeant = (command: Command) => matches(wanted, command);
  return { ordered: ordered.filter(stillMeant), records, acts: acts.filter(stillMeant), searching: true };
}

async function find(query: string, signal: AbortSignal): Promise<Found> {
  const order = orderOf(query);
  const [meant, hits] = await Promise.all([
    order && order.object.length >= SHORTEST ? hitsOf(order.object, signal) : [],
    hitsOf(query, signal),
  ]);
  const ordered = order ? meant.flatMap(switchOf).filter((command) => isOrdered(command, order)) : [];
  const acts = hits.flatMap(switchOf).filter(({ id }) => !ordered.some((command) => command.id === id));
  return { ordered, records: hits.map(goTo), acts };
}

async function hitsOf(q: string, signal: AbortSignal) {
  return (await unwrap(api.panel.search.$get({ query: { q } }, { init: { signal } }))).results;
}

type Hit = Awaited<ReturnType<typeof hitsOf>>[number];

function isOrdered({ title }: Command, { verbs }: Order): boolean {
  return verbs.some((verb) => title.startsWith(`${verb} `));
}

function goTo({ noun, id, title, hint, path }: Hit): Command {
  const group = nounLabel(noun, 'plural');
  return { kind: 'go', id: `${noun}-${id}`, title, hint, to: path, group, icon: nounIcons[noun] };
}

/** The opposite of what holds. */
function switchOf({ noun, id, title, hint, seen }: Hit): Command[] {
  if (!seen || !isSwitched(noun)) return [];
  const { shown, version } = seen;
  return [
    {
      kind: 'act',
      id: `${noun}-${id}-no-site`,
      group: 'Mostrar ou tirar do site',
      title: `${switches[noun].verbs[shown ? 'off' : 'on']} ${title}`,
      hint,
      icon: shown ? EyeOff : Eye,
      run: () => void switchRecord(noun, { id: Number(id), version }, !shown),
    },
  ];
}
