import { useState } from 'react';
import { orTold } from '../parts/unread';
import { type PostPage, readPosts } from './posts';

/** The pages of a list that were asked for so far. A new first page starts over. */
export function usePages(first: PostPage, query: string) {
  const [pages, setPages] = useState([first]);
  const [loading, setLoading] = useState(false);
  if (pages[0] !== first) setPages([first]);
  const after = pages.at(-1)?.after;

  async function more(from: string) {
    setLoading(true);
    const next = await orTold(readPosts(new URLSearchParams(query), from), 'Erro ao carregar posts');
    setLoading(false);
    // Unless the list was read anew meanwhile.
    if (next) setPages((before) => (before.at(-1)?.after === from ? [...before, next] : before));
  }

  return { posts: pages.flatMap(({ posts }) => posts), loading, more: after ? () => void more(after) : null };
}
