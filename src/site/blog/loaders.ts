import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import { readParameters, writeParameters } from '../../lib/page-parameters';

/** Leads to the category as it is written, or to all posts: a page for any word would be found under that word. */
export async function loadPosts({ context, request }: LoaderFunctionArgs) {
  const { categoria, antes } = readParameters('blog/list', new URL(request.url).search);
  const query = { category: categoria || undefined, before: antes || undefined };
  const list = await unwrap(api(context).posts.$get({ query }));
  const known = list.categories.find((name) => name.localeCompare(categoria, 'pt', { sensitivity: 'base' }) === 0);
  if (categoria && known !== categoria) {
    throw redirect(`/blog${writeParameters('blog/list', { categoria: known ?? '' })}`, 302);
  }
  return { ...list, category: categoria || null, before: antes || null };
}

export async function loadPost({ context, params }: LoaderFunctionArgs) {
  return unwrap(api(context).posts[':id'].$get({ param: { id: params.id ?? '' } }));
}
