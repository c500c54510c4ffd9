import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { unwrap } from '../../lib/api';
import { nounLabel } from '../../shared/nouns';
import { api } from '../api';
import { isSwitched, switches, switchRecord } from '../lists/switches';
import { panelNouns } from '../nouns';
import { matches } from '../parts/matches';
import { type Command, orderIn } from './commands';

/** Typing rests this long before the server is asked, in ms. */
const REST = 150;
/** Shorter ones find too much. */
const SHORTEST = 2;
const VERBS = [...new Set(Object.values(switches).flatMap(({ verbs }) => [verbs.on, verbs.off]))];

export const orderOf = (query: string) => orderIn(query, VERBS);

type Found = {
  records: Command[];
  /** What may be done with them. */
  acts: Command[];
};
const NOTHING: Found = { records: [], acts: [] };

/** The records that a query finds, and what may be done with them; those of the query before stand until then. */
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
  const { records, acts } = answered.found;
  // To go to what was found by its text, or is not found any more, does no harm. Switched is only what was named.
  const named = acts.filter((command) => matches(wanted, command));
  return { records, acts: named, searching: wanted !== answered.query };
}

/** What an order is given for is found by the words after its verb. */
async function find(query: string, signal: AbortSignal): Promise<Found> {
  const object = orderOf(query)?.object ?? '';
  const [hits, meant] = await Promise.all([
    hitsOf(query, signal),
    object.length < SHORTEST ? [] : hitsOf(object, signal),
  ]);
  const acts = [...meant, ...hits].flatMap(switchOf);
  return {
    records: titledFirst(query, hits).map(goTo),
    acts: [...new Map(acts.map((command) => [command.id, command])).values()],
  };
}

/**
 * What is called by the words stands before what only holds them somewhere, noun by noun: Enter goes to the first.
 */
function titledFirst(query: string, hits: Hit[]): Hit[] {
  const isTitled = ({ title }: Hit) => matches(query, { title });
  const byNoun = [...Map.groupBy(hits, ({ noun }) => noun).values()];
  const sorted = (ofNoun: Hit[]) => [...ofNoun.filter(isTitled), ...ofNoun.filter((hit) => !isTitled(hit))];
  const [named, others] = [byNoun.filter((ofNoun) => ofNoun.some(isTitled)), byNoun.filter((of) => !of.some(isTitled))];
  return [...named, ...others].flatMap(sorted);
}

async function hitsOf(q: string, signal: AbortSignal) {
  return (await unwrap(api.panel.search.$get({ query: { q } }, { init: { signal } }))).results;
}

type Hit = Awaited<ReturnType<typeof hitsOf>>[number];

function goTo({ noun, id, title, hint, path }: Hit): Command {
  const group = nounLabel(noun, 'plural');
  return { kind: 'go', id: `${noun}-${id}`, title, hint, to: path, group, icon: panelNouns[noun].icon, needs: noun };
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
      needs: noun,
      run: () => void switchRecord(noun, { id: Number(id), version }, !shown),
    },
  ];
}
