import { useEffect, useState } from 'react';
import { type Outcome, outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { Medium } from '../../shared/media';
import { api } from '../api';

type Page = { media: Medium[]; older: number | null };
type Listed = Page & { search: string };
/** Rows of two, three, four and six. */
const LIMIT = '36';

/** The pictures that a search finds, newest first, page after page; all of them without a search. */
export function useLibrary(search: string) {
  const [listed, setListed] = useState<Listed | null>(null);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(false);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for another reading.
  useEffect(() => {
    let gone = false;
    setFailed(false);
    setLoading(true);
    void read(search).then((answer) => {
      if (gone) return;
      setLoading(false);
      if (answer.ok) setListed({ ...answer.body, search });
      else fail(answer.failure.message);
      setFailed(!answer.ok);
    });
    return () => {
      gone = true;
    };
  }, [search, turn]);

  async function more(before: number) {
    setLoading(true);
    const answer = await read(search, before);
    setLoading(false);
    if (!answer.ok) return fail(answer.failure.message);
    const { media, older } = answer.body;
    // Unless another search was made meanwhile.
    setListed((now) => (now?.older === before ? { ...now, media: [...now.media, ...media], older } : now));
  }

  return {
    /** `null` until there is a list; the one before stands until the next is there. */
    listed,
    failed,
    loading,
    more,
    reload: () => setTurn((now) => now + 1),
    /** Shows a picture as it is now; one that is new stands first. */
    put(medium: Medium) {
      setListed((now) => now && { ...now, media: withMedium(now, medium) });
    },
    drop(id: number) {
      setListed((now) => now && { ...now, media: now.media.filter((other) => other.id !== id) });
    },
  };
}

function read(search: string, before?: number): Promise<Outcome<Page>> {
  const query = { limit: LIMIT, ...(search && { search }), ...(before !== undefined && { before: String(before) }) };
  return outcome(api.panel.media.$get({ query }));
}

function fail(description: string | undefined) {
  toast({ title: 'Erro ao carregar a Mídia', description, destructive: true });
}

function withMedium({ media, search }: Listed, medium: Medium): Medium[] {
  const isThere = media.some(({ id }) => id === medium.id);
  if (isThere) return media.map((other) => (other.id === medium.id ? medium : other));
  return search ? media : [medium, ...media];
}
