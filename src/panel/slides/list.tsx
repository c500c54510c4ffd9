import { Plus, Presentation } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../api';
import { LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import { PageHeader } from '../parts/page-header';
import { SkeletonRows } from '../parts/skeleton';
import { orTold, Unread } from '../parts/unread';
import { SlideTable } from './slide-table';

export function loader() {
  return { slides: orTold(unwrap(api.panel.slides.$get()), 'Erro ao carregar slides') };
}

export function Component() {
  const { slides } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Slides" text="O carrossel da página inicial, na ordem em que aparece.">
        <LinkButton to="/painel/slides/novo" look="primary">
          <Plus aria-hidden size={16} />
          Novo Slide
        </LinkButton>
      </PageHeader>
      <Loaded of={slides} loading={<SkeletonRows text="Carregando..." rows={3} />}>
        {(loaded) => (loaded ? <SlideTable slides={loaded} empty={<NoSlides />} /> : <Unread />)}
      </Loaded>
    </>
  );
}

function NoSlides() {
  return (
    <EmptyState icon={Presentation} text="Nenhum slide cadastrado.">
      <LinkButton to="/painel/slides/novo">Criar o primeiro</LinkButton>
    </EmptyState>
  );
}
