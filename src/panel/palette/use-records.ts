import { FileText, Image, type LucideIcon, MapPin, Package, Presentation, User } from 'lucide-react';
import { useEffect, useState } from 'react';
import { unwrap } from '../../lib/api';
import { api } from '../api';
import type { Command } from './commands';

const LOOKS: Record<string, { group: string; icon: LucideIcon }> = {
  posts: { group: 'Postagens', icon: FileText },
  products: { group: 'Produtos', icon: Package },
  locations: { group: 'Lojas', icon: MapPin },
  slides: { group: 'Slides', icon: Presentation },
  media: { group: 'Mídia', icon: Image },
  users: { group: 'Usuários', icon: User },
};

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
  return results.flatMap(({ noun, id, title, hint, path }) => {
    const look = LOOKS[noun];
    return look ? [{ id: `${noun}-${id}`, title, hint, to: path, ...look }] : [];
  });
}
