import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { LocationItem } from '../../shared/location';
import { api } from '../api';
import { undoAction } from '../undo';
import type { LocationQuery } from './list';

export type LocationPage = { locations: LocationItem[]; next: string | null };

/** The pages of the list that were read so far, and what is done to its rows. */
export function useLocationRows(first: LocationPage, query: LocationQuery) {
  const [read, setRead] = useState(first);
  const [{ locations, next }, setPage] = useState(first);
  const [loading, setLoading] = useState(false);
  const { revalidate } = useRevalidator();
  if (read !== first) {
    setRead(first);
    setPage(first);
  }

  async function more() {
    if (!next) return;
    setLoading(true);
    const answer = await outcome(api.panel.locations.$get({ query: { ...query, after: next } }));
    setLoading(false);
    if (!answer.ok) {
      return toast({ title: 'Erro ao carregar', description: answer.failure.message, destructive: true });
    }
    setPage((before) => ({ ...answer.body, locations: [...before.locations, ...answer.body.locations] }));
  }

  async function remove({ id, version }: LocationItem) {
    const answer = await outcome(
      api.panel.locations[':id'].$delete({ param: { id: String(id) }, query: { version: String(version) } }),
    );
    if (answer.ok) {
      toast({ title: 'Local excluído', action: undoAction(answer.body.activityId, () => void revalidate()) });
    } else toast({ title: 'Erro ao excluir', description: answer.failure.message, destructive: true });
    await revalidate();
  }

  return { locations, loading, more: next ? () => void more() : null, remove };
}
