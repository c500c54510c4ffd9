import { unwrap } from '../../lib/api';
import { api } from '../api';

/** The folders that any picture is in. */
export const folders = {
  queryKey: ['media', 'folders'],
  queryFn: () => unwrap(api.panel.media.folders.$get()),
};
