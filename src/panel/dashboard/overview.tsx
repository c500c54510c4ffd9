import { useId } from 'react';
import type { Stats } from '../../shared/stats';

/** How much of the content visitors see. Posts that are out are always all of those that are out. */
export function Overview({ stats: { posts, locations, slides } }: { stats: Stats }) {
  return (
    <section className="panel-card p-4">
      <h2 className="text-base">Visão geral</h2>
      <div className="mt-4 grid gap-4">
        <Bar label="Locais ativos" part={locations.active} whole={locations.total} />
        <Bar label="Slides ativos" part={slides.active} whole={slides.total} />
        <Bar label="Postagens publicadas" part={posts.published} whole={posts.published} full />
      </div>
    </section>
  );
}

type BarProps = { label: string; part: number; whole: number; full?: boolean };

function Bar({ label, part, whole, full = false }: BarProps) {
  const id = useId();
  const share = full ? 1 : part / Math.max(1, whole);
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-2 text-sm">
        <span id={id}>{label}</span>
        <span className="text-ink tabular-nums">{full ? part : `${part} de ${whole}`}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={full ? `${part}, todos` : `${part} de ${whole}`}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-primary" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
