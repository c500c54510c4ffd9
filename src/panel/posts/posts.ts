import { unwrap } from '../../lib/api';
import type { PostItem } from '../../shared/post';
import { api } from '../api';

export type PostPage = { posts: PostItem[]; after: string | null };

/** One page of the list, by the parameters of the screen's address. */
export function readPosts(params: URLSearchParams, after?: string): Promise<PostPage> {
  const query = {
    search: params.get('busca') || undefined,
    state: stateIn(params),
    category: params.get('categoria') || undefined,
    after,
  };
  return unwrap(api.panel.posts.$get({ query }));
}

/** What the address calls the states, and what the filter calls them. */
export const STATES = {
  publicadas: { state: 'published', label: 'Publicadas' },
  agendadas: { state: 'scheduled', label: 'Agendadas' },
  rascunhos: { state: 'draft', label: 'Rascunhos' },
} as const;

function stateIn(params: URLSearchParams) {
  const name = params.get('situacao') ?? '';
  return Object.hasOwn(STATES, name) ? STATES[name as keyof typeof STATES].state : undefined;
}
