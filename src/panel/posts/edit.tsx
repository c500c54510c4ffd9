import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { orNull, unwrap } from '../../lib/api';
import { api } from '../api';
import { useEditingKey } from '../form/use-edited';
import { tellAndThrow } from '../parts/unread';
import { PostEditor } from './post-editor';

/** `/painel/blog/novo` has no id. */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
  const [post, categories] = await Promise.all([
    id
      ? unwrap(api.panel.posts[':id'].$get({ param: { id: encodeURIComponent(id) } })).catch(
          tellAndThrow('Erro ao carregar posts'),
        )
      : null,
    orNull(unwrap(api.panel.posts.categories.$get())),
  ]);
  return { post, categories: categories ?? [] };
}

export function Component() {
  const { post, categories } = useLoaderData<typeof loader>();
  return <PostEditor key={useEditingKey(post?.id)} opened={post} categories={categories} />;
}
