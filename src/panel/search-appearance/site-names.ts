import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import { defaultSettings } from '../../shared/default-settings';
import { api } from '../api';

/** What the site is called, as the owner has set it; by its defaults until that is known. */
export function useSiteNames() {
  const { data = defaultSettings } = useQuery({
    queryKey: ['settings', 'names'],
    queryFn: () => unwrap(api.settings.$get()),
  });
  return data;
}
