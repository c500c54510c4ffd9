import { Activity, Check, FileText, type LucideIcon, MapPin, Presentation } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Stats } from '../../shared/stats';

/** Four figures. Those that could not be read are a dash. */
export function Cards({ stats }: { stats: Stats | null }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Card
        title="Total de postagens"
        icon={FileText}
        figure={stats?.posts.published}
        text="Postagens publicadas no blog"
      />
      <Card
        title="Locais cadastrados"
        icon={MapPin}
        figure={stats?.locations.total}
        text={stats && `${stats.locations.active} ${stats.locations.active === 1 ? 'ativo' : 'ativos'}`}
      />
      <Card
        title="Slides do carrossel"
        icon={Presentation}
        figure={stats?.slides.total}
        text={stats && `${stats.slides.active} ${stats.slides.active === 1 ? 'ativo' : 'ativos'}`}
      />
      <Card
        title="Sistema"
        icon={Activity}
        figure={
          <Check role="img" aria-label="Certo" size={30} strokeWidth={2.4} className="-ml-0.5 h-9 text-success" />
        }
        text="Tudo operacional"
      />
    </div>
  );
}

type CardProps = { title: string; icon: LucideIcon; figure: ReactNode; text: string | null };

function Card({ title, icon: Icon, figure = '–', text }: CardProps) {
  return (
    <section className="panel-card p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-medium text-text">{title}</h2>
        <Icon aria-hidden size={16} className="text-muted" />
      </div>
      <div className="mt-2 text-3xl leading-9 font-semibold tracking-tight text-ink tabular-nums">{figure}</div>
      <p className="min-h-5 text-sm text-muted">{text}</p>
    </section>
  );
}
