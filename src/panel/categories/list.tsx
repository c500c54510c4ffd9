import { ListOrdered, Package, Plus } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../api';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import { PageHeader } from '../parts/page-header';
import { SkeletonRows } from '../parts/skeleton';
import { orTold, Unread } from '../parts/unread';
import { CategoryTable } from './category-table';

const NEW = '/painel/produtos/categorias/nova';

export function loader() {
  return { categories: orTold(unwrap(api.panel.categories.$get()), 'Erro ao carregar categorias') };
}

export function Component() {
  const { categories } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Categorias" text="As linhas de produtos, na ordem em que aparecem no site.">
        <LinkButton to="/painel/produtos">
          <Package aria-hidden size={16} />
          Produtos
        </LinkButton>
        <LinkButton to={NEW} look="primary">
          <Plus aria-hidden size={16} />
          Nova Categoria
        </LinkButton>
      </PageHeader>
      <Loaded of={categories} loading={<SkeletonRows text="Carregando categorias..." />}>
        {(loaded) => {
          if (!loaded) return <Unread />;
          return loaded.length > 0 ? <CategoryTable categories={loaded} /> : <NoCategories />;
        }}
      </Loaded>
    </>
  );
}

function NoCategories() {
  return (
    <EmptyState icon={ListOrdered} text="Nenhuma categoria cadastrada.">
      <LinkButton to={NEW}>Criar a primeira</LinkButton>
    </EmptyState>
  );
}
