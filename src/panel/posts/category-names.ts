import { unwrap } from '../../lib/api';
import { api } from '../api';

/** Query of all categories in use. */
export const categoryNames = {
  queryKey: ['posts', 'categories'],
  queryFn: () => unwrap(api.panel.posts.categories.$get()),
};
