import { useEffect, useState } from 'react';
import { unwrap } from '../../lib/api';
import { nounLabel } from '../../shared/nouns';
import { api } from '../api';
import { nounIcons } from '../layout/noun-icons';
import type { Command } from './commands';

/** Typing rests this long before the server is asked, in ms. */
const REST = 150;

/** The records that a query finds; those of the query before stand until then. */
export function useRecords(query: string): { records: Command[]; searching: boolean } {
  const [answered, setAnswered] = useState<{ query: string; records: Command[] }>({ query: '', records: [] });
  const wanted = query.trim().length < 2 ? '' : query.trim();

  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const records = await find(wanted, abort.signal).catch(() => []);
      if (!abort.signal.aborted) setAnswered({ query: wanted, records });
    }, REST);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);

  return { records: wanted ? answered.records : [], searching: wanted !== '' && wanted !== answered.query };
}

async function find(query: string, signal: AbortSignal): Promise<Command[]> {
  const { results } = await unwrap(api.panel.search.$get({ query: { q: query } }, { init: { signal } }));
  return results.map(({ noun, id, title, hint, path }) => ({
    id: `${noun}-${id}`,
    title,
    hint,
    to: path,
    group: nounLabel(noun, 'plural'),
    icon: nounIcons[noun],
  }));
}
