import { FileText, MapPin, Presentation } from 'lucide-react';
import type { Health } from '../../shared/health';
import { listAddress } from '../../shared/panel-lists';
import type { Stats } from '../../shared/stats';
import { Card } from './card';
import { SystemCard } from './system-card';

type Props = { stats: Stats | null; health: Health | null };

/** Three figures, and how the system does. Those that could not be read are a dash. */
export function Cards({ stats, health }: Props) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Card
        title="Total de postagens"
        icon={FileText}
        figure={stats?.posts.published}
        text="Postagens publicadas no blog"
        to={listAddress('posts', { state: 'published' })}
      />
      <Card
        title="Locais cadastrados"
        icon={MapPin}
        figure={stats?.locations.total}
        to={listAddress('locations', {})}
        text={stats && `${stats.locations.active} ${stats.locations.active === 1 ? 'ativo' : 'ativos'}`}
      />
      <Card
        title="Slides do carrossel"
        icon={Presentation}
        figure={stats?.slides.total}
        to={listAddress('slides', {})}
        text={stats && `${stats.slides.active} ${stats.slides.active === 1 ? 'ativo' : 'ativos'}`}
      />
      <SystemCard health={health} />
    </div>
  );
}
