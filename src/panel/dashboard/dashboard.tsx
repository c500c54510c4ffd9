import { useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import type { Health } from '../../shared/health';
import { can } from '../../shared/permissions';
import type { Stats } from '../../shared/stats';
import { api } from '../api';
import { NewLink } from '../lists/new-link';
import { Loaded } from '../parts/loaded';
import { PageHeader } from '../parts/page-header';
import { SkeletonCards } from '../parts/skeleton';
import { useUser } from '../session/guard';
import { Attention } from './attention';
import { Overview } from './overview';
import { Recent } from './recent';
import { Scheduled } from './scheduled';
import { Unfinished } from './unfinished';
import { Visits } from './visits';

/** Returns the figures as a promise: the screen does not wait for them, and renders even if they fail. */
export function loader() {
  return { figures: Promise.all([readStats(), readHealth()]) };
}

function readStats(): Promise<Stats | null> {
  return unwrap(api.panel.stats.$get()).catch((error: unknown) => {
    console.error('The statistics could not be read', error);
    return null;
  });
}

/** Reads the health check, which reports faults with status 503; null if there is no report. */
async function readHealth(): Promise<Health | null> {
  try {
    const health: Partial<Health> = await (await api.health.$get()).json();
    return health.status ? (health as Health) : null;
  } catch {
    return null;
  }
}

export function Component() {
  const { figures } = useLoaderData<typeof loader>();
  const user = useUser();
  return (
    <>
      <PageHeader
        title="Dashboard"
        text={`Boas-vindas ao painel, ${user.name.split(' ')[0]}. Veja como está o site hoje.`}
      >
        {can(user, 'posts') && <NewLink noun="posts" />}
      </PageHeader>
      <Loaded of={figures} loading={<SkeletonCards text="Carregando estatísticas..." />}>
        {([stats, health]) => <Figures stats={stats} health={health} />}
      </Loaded>
    </>
  );
}

/** Shows pending work first, then visits and totals. A fault of the system moves the totals to the top. */
function Figures({ stats, health }: { stats: Stats | null; health: Health | null }) {
  const isDown = health?.status !== 'ok';
  const overview = <Overview stats={stats} health={health} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isDown && overview}
      {stats && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:has-[>:nth-child(2)]:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-4 lg:only:has-[>:nth-child(2)]:grid-cols-2 lg:only:grid-rows-1 [&>:only-child]:row-span-2">
            <Attention stats={stats} />
            <Scheduled posts={stats.scheduled} />
          </div>
          <Unfinished stats={stats} />
        </div>
      )}
      {stats && <Visits visits={stats.visits} />}
      {!isDown && overview}
      {stats && <Recent entries={stats.recent} />}
    </div>
  );
}
