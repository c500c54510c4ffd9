import { Plus, Presentation } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { listAddress, lists, readFilters } from '../../shared/panel-lists';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { choicesOf, Filter } from '../parts/filter';
import { PageHeader } from '../parts/page-header';
import { type SlideStatus, SlideTable } from './slide-table';

const { status } = lists.slides.filters;
const STATUS = choicesOf(status, { active: 'Ativos', inactive: 'Inativos' });

export function Component() {
  const [params] = useSearchParams();
  const only = readFilters('slides', params).status;
  return (
    <>
      <PageHeader title="Slides" text="O carrossel da página inicial, na ordem em que aparece.">
        <LinkButton to="/painel/slides/novo" look="primary">
          <Plus aria-hidden size={16} />
          Novo Slide
        </LinkButton>
      </PageHeader>
      <div className="mb-4 flex">
        <Filter of={status} label="Filtrar por status" all="Todos os slides" options={STATUS} />
      </div>
      <SlideTable only={only} empty={<NoSlides only={only} />} />
    </>
  );
}

function NoSlides({ only }: { only: SlideStatus | undefined }) {
  if (only) {
    return (
      <EmptyState icon={Presentation} text={`Nenhum slide ${only === 'active' ? 'ativo' : 'inativo'}.`}>
        <LinkButton to={listAddress('slides')}>Ver todos</LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Presentation} text="Nenhum slide cadastrado.">
      <LinkButton to="/painel/slides/novo">Criar o primeiro</LinkButton>
    </EmptyState>
  );
}
