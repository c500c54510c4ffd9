import { unwrap } from '../../lib/api';
import { api } from '../api';

/** The categories that any post has. */
export const categoryNames = {
  queryKey: ['posts', 'categories'],
  queryFn: () => unwrap(api.panel.posts.categories.$get()),
};
