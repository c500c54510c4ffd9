import { ListOrdered, Package } from 'lucide-react';
import { Begun } from '../lists/begun';
import { NewLink } from '../lists/new-link';
import { TransferLink } from '../lists/transfer-link';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { PageHeader } from '../parts/page-header';
import { CategoryTable } from './category-table';

const NEW = '/painel/produtos/categorias/nova';

export function Component() {
  return (
    <>
      <PageHeader isList title="Categorias" text="As linhas de produtos, na ordem em que aparecem no site.">
        <LinkButton to="/painel/produtos">
          <Package aria-hidden size={16} />
          Produtos
        </LinkButton>
        <TransferLink noun="categories" />
        <NewLink noun="categories" />
      </PageHeader>
      <Begun noun="categories" />
      <CategoryTable empty={<NoCategories />} />
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
