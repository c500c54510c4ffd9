import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import type { PageHandle } from '../../lib/page-handle';
import { formatLongDate } from '../../shared/format';
import { blogData } from '../../shared/schema-org/posts';
import { breadcrumbList } from '../../shared/schema-org/schema-org';
import { LinkButton } from '../../ui/button';
import { Chips } from '../../ui/chips';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import { PostGrid } from './post-card';

const CATEGORY = 'categoria';
const BEFORE = 'antes';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const category = search.get(CATEGORY) || undefined;
  const before = search.get(BEFORE) || undefined;
  const list = await unwrap(api(context).posts.$get({ query: { category, before } }));
  return { ...list, category: category ?? null, before: before ?? null };
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
    ...categories.map((name) => ({ label: name, to: address({ [CATEGORY]: name }), current: name === category })),
  ];
  return (
    <>
      <Head
        title={
          (category ? `Blog: ${category}` : 'Blog') +
          (before ? `, até ${formatLongDate(before.slice(0, before.indexOf('Z') + 1))}` : '')
        }
        description={`Artigos da Soul sobre ${category ? category.toLowerCase() : 'treino, nutrição, suplementos e vida leve'}, em português claro e sem promessa milagrosa.`}
        search={
          category || before
            ? address({ ...(category && { [CATEGORY]: category }), ...(before && { [BEFORE]: before }) })
            : ''
        }
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
            <LinkButton look="outline" to={address({ ...(category && { [CATEGORY]: category }), [BEFORE]: older })}>
              Ver artigos mais antigos
            </LinkButton>
          </p>
        )}
      </div>
    </>
  );
}

function address(parameters: Record<string, string>): string {
  return `?${new URLSearchParams(parameters)}`;
}
