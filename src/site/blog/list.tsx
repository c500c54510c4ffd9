import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import type { PageHandle } from '../../lib/page-handle';
import { readParameters, writeParameters } from '../../lib/page-parameters';
import { formatLongDate } from '../../shared/format';
import { blogData } from '../../shared/schema-org/posts';
import { breadcrumbList } from '../../shared/schema-org/schema-org';
import { LinkButton } from '../../ui/button';
import { Chips } from '../../ui/chips';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import { PostGrid } from './post-card';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { categoria, antes } = readParameters('blog/list', new URL(request.url).search);
  const query = { category: categoria || undefined, before: antes || undefined };
  const list = await unwrap(api(context).posts.$get({ query }));
  return { ...list, category: categoria || null, before: antes || null };
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ posts }, site) => [
        blogData(site, posts),
        breadcrumbList(site.origin, [{ name: 'Blog', path: '/blog' }]),
      ],
    }
  : undefined;

export function Component() {
  const { posts, categories, category, before, older } = useLoaderData<typeof loader>();
  const chips = [
    { label: 'Todos', to: '/blog', current: category === null },
    ...categories.map((name) => ({
      label: name,
      to: writeParameters('blog/list', { categoria: name }),
      current: name === category,
    })),
  ];
  return (
    <>
      <Head
        title={
          (category ? `Blog: ${category}` : 'Blog') +
          (before ? `, até ${formatLongDate(before.slice(0, before.indexOf('Z') + 1))}` : '')
        }
        description={`Artigos da Soul sobre ${category ? category.toLowerCase() : 'treino, nutrição, suplementos e vida leve'}, em português claro e sem promessa milagrosa.`}
        search={writeParameters('blog/list', { categoria: category ?? '', antes: before ?? '' })}
      />
      <PageHeader title="Blog" text="Treino, nutrição, suplementos e vida real, sem complicar.">
        <Chips label="Filtrar por categoria" chips={chips} />
      </PageHeader>
      <div className="shell pb-20">
        {posts.length === 0 ? (
          <p className="rounded-card bg-lilac p-8 text-center">Ainda não há artigos por aqui. Volte em breve.</p>
        ) : (
          <PostGrid posts={posts} heading="h2" />
        )}
        {older && (
          <p className="mt-12 text-center">
            <LinkButton look="outline" to={writeParameters('blog/list', { categoria: category ?? '', antes: older })}>
              Ver artigos mais antigos
            </LinkButton>
          </p>
        )}
      </div>
    </>
  );
}
