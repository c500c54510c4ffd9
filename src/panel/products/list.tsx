import { ListOrdered, Package } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { nouns } from '../../shared/nouns';
import { isNarrowed } from '../../shared/panel-lists';
import { Begun } from '../lists/begun';
import { categories } from '../lists/lists';
import { NewLink } from '../lists/new-link';
import { TransferLink } from '../lists/transfer-link';
import { usePanelList } from '../lists/use-panel-list';
import { WholeListLink } from '../lists/whole-list-link';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { PageHeader } from '../parts/page-header';
import { Filters } from './filters';
import { ProductTable } from './product-table';

const CATEGORIES = categories({});

export function Component() {
  const [params] = useSearchParams();
  const { rows: known = [] } = usePanelList(CATEGORIES);
  return (
    <>
      <PageHeader isList title="Produtos" text="O catálogo do site, com a ficha técnica de cada produto.">
        <LinkButton to={nouns.categories.panel}>
          <ListOrdered aria-hidden size={16} />
          Categorias
        </LinkButton>
        <TransferLink noun="products" />
        <NewLink noun="products" />
      </PageHeader>
      <Begun noun="products" />
      <Filters categories={known} />
      <ProductTable params={params} categories={known} empty={<Empty filtered={isNarrowed('products', params)} />} />
    </>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState icon={Package} text="Nenhum produto encontrado com os filtros selecionados.">
      <WholeListLink noun="products" />
    </EmptyState>
  ) : (
    <EmptyState icon={Package} text="Nenhum produto cadastrado.">
      <LinkButton to={nouns.products.creation}>Criar o primeiro</LinkButton>
    </EmptyState>
  );
}
