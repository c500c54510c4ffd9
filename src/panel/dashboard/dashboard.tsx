import { useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import type { Stats } from '../../shared/stats';
import { api } from '../api';
import { Loaded } from '../parts/loaded';
import { PageHeader } from '../parts/page-header';
import { SkeletonCards } from '../parts/skeleton';
import { useUser } from '../session/guard';
import { Attention } from './attention';
import { Cards } from './cards';
import { Overview } from './overview';
import { QuickActions } from './quick-actions';

/** The figures come after the screen. Without them it stands all the same. */
export function loader() {
  const stats = unwrap(api.panel.stats.$get()).catch((error: unknown) => {
    console.error('The statistics could not be read', error);
    return null;
  });
  return { stats };
}

export function Component() {
  const { stats } = useLoaderData<typeof loader>();
  const { name } = useUser();
  return (
    <>
      <PageHeader
        title="Dashboard"
        text={`Boas-vindas ao painel, ${name.split(' ')[0]}. Veja como está o site hoje.`}
      />
      <Loaded of={stats} loading={<SkeletonCards text="Carregando estatísticas..." />}>
        {(loaded) => <Figures stats={loaded} />}
      </Loaded>
    </>
  );
}

function Figures({ stats }: { stats: Stats | null }) {
  return (
    <div className="grid gap-4">
      <Cards stats={stats} />
      <div className="grid gap-4 lg:grid-cols-2">
        {stats && <Overview stats={stats} />}
        {stats && <Attention stats={stats} />}
      </div>
      <QuickActions />
    </div>
  );
}
