import { Plus, Presentation } from 'lucide-react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { listAddress, lists, readFilters } from '../../shared/panel-lists';
import { api } from '../api';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { choicesOf, Filter } from '../parts/filter';
import { Loaded } from '../parts/loaded';
import { PageHeader } from '../parts/page-header';
import { SkeletonRows } from '../parts/skeleton';
import { orTold, Unread } from '../parts/unread';
import { type SlideStatus, SlideTable } from './slide-table';

const { status } = lists.slides.filters;
const STATUS = choicesOf(status, { active: 'Ativos', inactive: 'Inativos' });

export function loader() {
  return { slides: orTold(unwrap(api.panel.slides.$get()), 'Erro ao carregar slides') };
}

export function Component() {
  const { slides } = useLoaderData<typeof loader>();
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
      <Loaded of={slides} loading={<SkeletonRows text="Carregando..." rows={3} />}>
        {(loaded) =>
          loaded ? <SlideTable slides={loaded} only={only} empty={<NoSlides only={only} />} /> : <Unread />
        }
      </Loaded>
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
