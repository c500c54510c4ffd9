import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { title: string; icon: LucideIcon; figure: ReactNode; text: ReactNode };

export function Card({ title, icon: Icon, figure = '–', text }: Props) {
  return (
    <section className="panel-card p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-medium text-text">{title}</h2>
        <Icon aria-hidden size={16} className="text-muted" />
      </div>
      <div className="mt-2 text-3xl leading-9 font-semibold tracking-tight text-ink tabular-nums">{figure}</div>
      <div className="min-h-5 text-sm text-muted">{text}</div>
    </section>
  );
}
