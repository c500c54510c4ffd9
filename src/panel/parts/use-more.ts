import { useState } from 'react';
import type { Outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';

export type Page<Row, Key> = { rows: Row[]; next: Key | null };

/** A list that grows page by page from its first; `more` is null at its end. `failure` titles the toast of a page that did not come. */
export function useMore<Row, Key>(
  first: Page<Row, Key>,
  read: (after: Key) => Promise<Outcome<Page<Row, Key>>>,
  failure: string,
) {
  const [later, setLater] = useState<Page<Row, Key>>({ rows: [], next: first.next });
  const [loading, setLoading] = useState(false);
  const { next } = later;

  async function more(after: Key) {
    setLoading(true);
    const answer = await read(after);
    setLoading(false);
    if (answer.ok) setLater({ rows: [...later.rows, ...answer.body.rows], next: answer.body.next });
    else toast({ title: failure, description: answer.failure.message, destructive: true });
  }

  return { rows: [...first.rows, ...later.rows], loading, more: next === null ? null : () => void more(next) };
}
