import { Eye, EyeOff, ListFilter } from 'lucide-react';
import { useEffect, useState } from 'react';
import { unwrap } from '../../lib/api';
import { nounLabel } from '../../shared/nouns';
import { searchAddress } from '../../shared/panel-lists';
import { PANEL_SEARCH_EACH } from '../../shared/panel-search';
import { api } from '../api';
import { isSwitched, switches, switchRecord } from '../lists/switches';
import { panelNouns } from '../nouns';
import { matches } from '../parts/matches';
import { type Command, orderIn } from './commands';
import { nearestFirst } from './likeness';

/** Debounce of typing before a request, in ms. */
const REST = 150;
/** Minimum length of a query; shorter ones match too much. */
const SHORTEST = 2;
const VERBS = [...new Set(Object.values(switches).flatMap(({ verbs }) => [verbs.on, verbs.off]))];

export const orderOf = (query: string) => orderIn(query, VERBS);

type Found = {
  records: Command[];
  /** Links to the complete lists. */
  lists: Command[];
  /** Actions on the records. */
  acts: Command[];
  /** Whether the records match the query as typed, without a correction. */
  isTyped: boolean;
  /** Whether the search failed. */
  isUnread: boolean;
};
const NOTHING: Found = { records: [], lists: [], acts: [], isTyped: false, isUnread: false };

/** Returns the records for a query and the actions on them. Keeps the previous results until new ones arrive. */
export function useRecords(query: string): Found & { searching: boolean } {
  const [answered, setAnswered] = useState<{ query: string; found: Found }>({ query: '', found: NOTHING });
  const wanted = query.trim().length < SHORTEST ? '' : query.trim();

  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const found = await find(wanted, abort.signal).catch(() => ({ ...NOTHING, isUnread: true }));
      if (!abort.signal.aborted) setAnswered({ query: wanted, found });
    }, REST);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);

  if (!wanted) return { ...NOTHING, searching: false };
  const { acts, ...others } = answered.found;
  // A stale record is harmless to open. An action, however, must match the current query by name.
  const named = acts.filter((command) => matches(wanted, command));
  return { ...others, acts: named, searching: wanted !== answered.query };
}

/** Searches for the whole query and, if it begins with a verb, for the words after the verb. */
async function find(query: string, signal: AbortSignal): Promise<Found> {
  const object = orderOf(query)?.object ?? '';
  const [{ results: hits, typed }, { results: meant }] = await Promise.all([
    hitsOf(query, signal),
    object.length < SHORTEST ? { results: [] } : hitsOf(object, signal),
  ]);
  // Many pictures are named after a product, which is what people look for.
  const sorted = (words: string, found: Hit[]) => nearestFirst(words, found, ({ noun }) => noun, 'media');
  const nearest = sorted(query, hits);
  // An act runs without a question, so the record whose name was typed comes before records with longer names.
  const acts = [...sorted(object, meant), ...nearest].flatMap(switchOf);
  return {
    records: nearest.map(goTo),
    lists: typed ? listsOf(query, hits) : [],
    isTyped: typed && hits.length > 0,
    isUnread: false,
    acts: [...new Map(acts.map((command) => [command.id, command])).values()],
  };
}

function hitsOf(q: string, signal: AbortSignal) {
  return unwrap(api.panel.search.$get({ query: { q } }, { init: { signal } }));
}

type Hit = Awaited<ReturnType<typeof hitsOf>>['results'][number];

/** Returns links to the lists of nouns that may have more matches than shown. */
function listsOf(query: string, hits: Hit[]): Command[] {
  return [...Map.groupBy(hits, ({ noun }) => noun)].flatMap(([noun, { length }]): Command[] => {
    const to = length < PANEL_SEARCH_EACH ? null : searchAddress(noun, query);
    if (!to) return [];
    const title = `Buscar “${query}” em ${nounLabel(noun, 'plural')}`;
    return [{ kind: 'go', id: `buscar-${noun}`, group: 'Ver tudo', title, to, icon: ListFilter, needs: noun }];
  });
}

function goTo({ noun, id, title, hint, path }: Hit): Command {
  const group = nounLabel(noun, 'plural');
  return { kind: 'go', id: `${noun}-${id}`, title, hint, to: path, group, icon: panelNouns[noun].icon, needs: noun };
}

/** Returns the command that reverses a record's visibility. */
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
