import { unwrap } from '../../lib/api';
import { api } from '../api';

/** Query of all folders that contain pictures. */
export const folders = {
  queryKey: ['media', 'folders'],
  queryFn: () => unwrap(api.panel.media.folders.$get()),
};
