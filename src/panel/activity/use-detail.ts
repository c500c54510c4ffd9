import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import { api } from '../api';

/** Reads a write with the values before and after it. */
export function useDetail(id: number) {
  return useQuery({
    queryKey: ['activity', 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(api.panel.activity[':id'].$get({ param: { id: String(id) } }, { init: { signal } })),
  });
}
