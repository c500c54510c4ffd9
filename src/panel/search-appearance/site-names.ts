import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import { defaultSettings } from '../../shared/default-settings';
import { api } from '../api';

/** Returns the names of the site from the settings; the defaults until they are loaded. */
export function useSiteNames() {
  const { data = defaultSettings } = useQuery({
    queryKey: ['settings', 'names'],
    queryFn: () => unwrap(api.settings.$get()),
  });
  return data;
}
