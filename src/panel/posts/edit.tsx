import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { orNull, unwrap } from '../../lib/api';
import { api } from '../api';
import { useEditingKey } from '../form/use-edited';
import { tellAndThrow } from '../parts/unread';
import { PostEditor } from './post-editor';

/** Reads the post and its working copy. The address of a new post has no id. */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
  const param = { id: encodeURIComponent(id ?? '') };
  const route = api.panel.posts[':id'];
  const rethrow = tellAndThrow('Erro ao carregar posts');
  const [post, copied, categories] = await Promise.all([
    id ? unwrap(route.$get({ param })).catch(rethrow) : null,
    id ? unwrap(route['working-copy'].$get({ param })).catch(rethrow) : null,
    orNull(unwrap(api.panel.posts.categories.$get())),
  ]);
  return { post, copy: copied?.copy ?? null, categories: categories ?? [] };
}

export function Component() {
  const { post, copy, categories } = useLoaderData<typeof loader>();
  return <PostEditor key={useEditingKey(post?.id)} opened={post} copy={copy} categories={categories} />;
}
