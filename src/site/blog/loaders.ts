import type { LoaderFunctionArgs } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import { readParameters } from '../../lib/page-parameters';

export async function loadPosts({ context, request }: LoaderFunctionArgs) {
  const { categoria, antes } = readParameters('blog/list', new URL(request.url).search);
  const query = { category: categoria || undefined, before: antes || undefined };
  const list = await unwrap(api(context).posts.$get({ query }));
  return { ...list, category: categoria || null, before: antes || null };
}

export async function loadPost({ context, params }: LoaderFunctionArgs) {
  return unwrap(api(context).posts[':id'].$get({ param: { id: params.id ?? '' } }));
}
