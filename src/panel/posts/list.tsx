import { Plus } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { orNull, unwrap } from '../../lib/api';
import { api } from '../api';
import { LinkButton } from '../parts/button';
import { Loaded } from '../parts/loaded';
import { PageHeader } from '../parts/page-header';
import { SearchField } from '../parts/search-field';
import { SkeletonCards } from '../parts/skeleton';
import { orTold, Unread } from '../parts/unread';
import { Filters } from './filters';
import { PostList } from './post-list';
import { readPosts } from './posts';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return {
    page: orTold(readPosts(searchParams), 'Erro ao carregar posts'),
    categories: orNull(unwrap(api.panel.posts.categories.$get())),
    query: searchParams.toString(),
  };
}

export function Component() {
  const { page, categories, query } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Blog" text="As postagens do site, da mais nova para a mais antiga.">
        <LinkButton look="primary" to="/painel/blog/novo">
          <Plus aria-hidden size={16} />
          Nova Postagem
        </LinkButton>
      </PageHeader>
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <SearchField label="Buscar postagem" />
        <Filters categories={categories} />
      </div>
      <Loaded of={page} loading={<SkeletonCards text="Carregando posts..." cards={8} />}>
        {(first) => (first ? <PostList first={first} query={query} /> : <Unread />)}
      </Loaded>
    </>
  );
}
