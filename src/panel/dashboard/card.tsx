import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';

type Props = {
  title: string;
  icon: LucideIcon;
  figure: ReactNode;
  text: ReactNode;
  /** Where the figure comes from. */
  to?: string | undefined;
};

/** A figure with its words; the whole of it leads to what it counts. */
export function Card({ title, icon: Icon, figure = '–', text, to }: Props) {
  return (
    <section className={`panel-card relative p-4 ${to ? 'hover:border-edge' : ''}`}>
      <div className="flex items-center justify-between gap-2">
        <h2 className="flex min-h-6 items-center text-sm font-medium text-text">
          {to ? (
            <Link to={to} className="flex min-h-6 items-center after:absolute after:inset-0 after:rounded-card">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <Icon aria-hidden size={16} className="text-muted" />
      </div>
      <div className="mt-2 text-3xl leading-9 font-semibold tracking-tight text-ink tabular-nums">{figure}</div>
      <div className="min-h-5 text-sm text-muted">{text}</div>
    </section>
  );
}
