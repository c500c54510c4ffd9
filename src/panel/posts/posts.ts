import { unwrap } from '../../lib/api';
import { readFilters } from '../../shared/panel-lists';
import type { PostItem, PostState } from '../../shared/post';
import { api } from '../api';

export type PostPage = { posts: PostItem[]; after: string | null };

/** One page of the list, by the parameters of the screen's address. */
export function readPosts(params: URLSearchParams, after?: string): Promise<PostPage> {
  return unwrap(api.panel.posts.$get({ query: { ...readFilters('posts', params), after } }));
}

/** What the filter calls the states. */
export const stateLabels: Record<PostState, string> = {
  published: 'Publicadas',
  scheduled: 'Agendadas',
  draft: 'Rascunhos',
};
