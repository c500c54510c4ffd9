import './list.css';
import { useLoaderData } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import { writeParameters } from '../../lib/page-parameters';
import { formatLongDate } from '../../shared/format';
import { blogData } from '../../shared/schema-org/posts';
import { LinkButton } from '../../ui/button';
import { Chips } from '../../ui/chips';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import type { loadPosts } from './loaders';
import { PostGrid } from './post-card';

export const handle: PageHandle<Awaited<ReturnType<typeof loadPosts>>> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ posts }, site) => [blogData(site, posts)],
    }
  : undefined;

export function Component() {
  const { posts, categories, category, before, older } = useLoaderData<typeof loadPosts>();
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
          <PostGrid posts={posts} heading="h2" layout={category || before ? 'few-posts' : 'newest'} />
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
