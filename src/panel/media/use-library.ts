import { useEffect, useState } from 'react';
import { type Outcome, outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { Medium } from '../../shared/media';
import type { Filters } from '../../shared/panel-lists';
import { api } from '../api';

type Page = { media: Medium[]; older: number | null };
type Wanted = Filters<'media'>;
type Listed = Page & Wanted;
/** Rows of two, three, four and six. */
const LIMIT = '36';

/** The pictures that the filters let through, newest first, page after page. */
export function useLibrary({ search, alt }: Wanted) {
  const [listed, setListed] = useState<Listed | null>(null);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(false);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for another reading.
  useEffect(() => {
    let gone = false;
    setFailed(false);
    setLoading(true);
    void read({ search, alt }).then((answer) => {
      if (gone) return;
      setLoading(false);
      if (answer.ok) setListed({ ...answer.body, search, alt });
      else fail(answer.failure.message);
      setFailed(!answer.ok);
    });
    return () => {
      gone = true;
    };
  }, [search, alt, turn]);

  async function more(before: number) {
    setLoading(true);
    const answer = await read({ search, alt }, before);
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

function read(wanted: Wanted, before?: number): Promise<Outcome<Page>> {
  const query = { limit: LIMIT, ...wanted, ...(before !== undefined && { before: String(before) }) };
  return outcome(api.panel.media.$get({ query }));
}

function fail(description: string | undefined) {
  toast({ title: 'Erro ao carregar a Mídia', description, destructive: true });
}

function withMedium({ media, search, alt }: Listed, medium: Medium): Medium[] {
  if (alt && medium.alt) return media.filter(({ id }) => id !== medium.id);
  const isThere = media.some(({ id }) => id === medium.id);
  if (isThere) return media.map((other) => (other.id === medium.id ? medium : other));
  return search ? media : [medium, ...media];
}
