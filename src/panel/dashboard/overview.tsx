import type { Health } from '../../shared/health';
import { type Noun, nouns } from '../../shared/nouns';
import { can } from '../../shared/permissions';
import type { Stats } from '../../shared/stats';
import { panelNouns } from '../nouns';
import { useUser } from '../session/guard';
import { Bar, Card } from './card';
import { SystemCard } from './system-card';

type Props = { stats: Stats | null; health: Health | null };

/**
 * Shows the totals, the share that visitors see, links and the state of the system. Unknown figures are dashes. The bar of
 * posts is always full, because only published ones are counted.
 */
export function Overview({ stats, health }: Props) {
  const user = useUser();
  const wayTo = (noun: Noun, label: string) => (can(user, noun) ? { label, to: nouns[noun].panel } : undefined);
  return (
    <section aria-labelledby="visao-geral">
      <h2 id="visao-geral" className="mt-2 mb-3 text-base">
        Visão geral
      </h2>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Card
          title="Total de postagens"
          icon={panelNouns.posts.icon}
          figure={stats?.posts.published}
          text="Postagens publicadas no blog"
          action={wayTo('posts', 'Gerenciar blog')}
        >
          {stats && (
            <Bar label="Postagens publicadas" part={stats.posts.published} whole={stats.posts.published} full />
          )}
        </Card>
        <Card
          title="Locais cadastrados"
          icon={panelNouns.locations.icon}
          figure={stats?.locations.total}
          text={stats && activeText(stats.locations)}
          action={wayTo('locations', 'Gerenciar locais')}
        >
          {stats && <Bar label="Locais ativos" part={stats.locations.active} whole={stats.locations.total} />}
        </Card>
        <Card
          title="Slides do carrossel"
          icon={panelNouns.slides.icon}
          figure={stats?.slides.total}
          text={stats && activeText(stats.slides)}
          action={wayTo('slides', 'Gerenciar slides')}
        >
          {stats && <Bar label="Slides ativos" part={stats.slides.active} whole={stats.slides.total} />}
        </Card>
        <SystemCard health={health} />
      </div>
    </section>
  );
}

const activeText = ({ active }: { active: number }) => `${active} ${active === 1 ? 'ativo' : 'ativos'}`;
