import { ListOrdered, Package, Plus } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { isNarrowed } from '../../shared/panel-lists';
import { api } from '../api';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import { PageHeader } from '../parts/page-header';
import { SkeletonRows } from '../parts/skeleton';
import { orTold, Unread } from '../parts/unread';
import { Filters } from './filters';
import { queryOf } from './list-address';
import { ProductTable } from './product-table';

const FAILURE = 'Erro ao carregar produtos';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = queryOf(searchParams);
  const read = Promise.all([unwrap(api.panel.products.$get({ query })), unwrap(api.panel.categories.$get())]);
  return { read: orTold(read, FAILURE), query, filtered: isNarrowed('products', searchParams) };
}

export function Component() {
  const { read, query, filtered } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Produtos" text="O catálogo do site, com a ficha técnica de cada produto.">
        <LinkButton to="/painel/produtos/categorias">
          <ListOrdered aria-hidden size={16} />
          Categorias
        </LinkButton>
        <LinkButton to="/painel/produtos/novo" look="primary">
          <Plus aria-hidden size={16} />
          Novo Produto
        </LinkButton>
      </PageHeader>
      <Loaded of={read} loading={<SkeletonRows text="Carregando produtos..." />}>
        {(loaded) => {
          if (!loaded) return <Unread />;
          const [page, categories] = loaded;
          return (
            <>
              <Filters categories={categories} />
              <ProductTable page={page} query={query} categories={categories} empty={<Empty filtered={filtered} />} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState icon={Package} text="Nenhum produto encontrado com os filtros selecionados.">
      <LinkButton to="/painel/produtos">Limpar filtros</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState icon={Package} text="Nenhum produto cadastrado.">
      <LinkButton to="/painel/produtos/novo">Criar o primeiro</LinkButton>
    </EmptyState>
  );
}
