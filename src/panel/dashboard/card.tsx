import { ArrowRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from '../../ui/link';

type Props = {
  title: string;
  icon: LucideIcon;
  figure: ReactNode;
  text: ReactNode;
  /** Bar with the share that visitors see. */
  children?: ReactNode;
  /** Link to the screen where it is managed. */
  action?: { label: string; to: string } | undefined;
};

/** Shows a figure with its description. The whole card is a link. */
export function Card({ title, icon: Icon, figure = '–', text, children, action }: Props) {
  return (
    <section className={`panel-card relative flex flex-col p-4 ${action ? 'group hover:border-edge' : ''}`}>
      <div className="flex items-center justify-between gap-2">
        <h3 className="flex min-h-6 items-center text-sm font-medium text-text">{title}</h3>
        <Icon aria-hidden size={16} className="shrink-0 text-muted" />
      </div>
      <div className="mt-2 text-3xl leading-9 font-semibold tracking-tight text-ink tabular-nums">{figure}</div>
      <div className="min-h-5 text-sm text-muted">{text}</div>
      {children}
      {action && (
        <Link
          to={action.to}
          className="mt-auto flex min-h-6 items-center gap-1.5 pt-3 text-sm font-medium text-primary-deep after:absolute after:inset-0 after:rounded-card"
        >
          {action.label}
          <ArrowRight aria-hidden size={15} className="shrink-0 transition-transform group-hover:translate-x-0.5" />
        </Link>
      )}
    </section>
  );
}

type BarProps = { label: string; part: number; whole: number; full?: boolean };

/** Shows the share of a figure that visitors see. Its words are in the card. */
export function Bar({ label, part, whole, full = false }: BarProps) {
  const id = useId();
  const share = full ? 1 : part / Math.max(1, whole);
  return (
    <div className="mt-2">
      <span id={id} className="sr-only">
        {label}
      </span>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={full ? `${part}, todos` : `${part} de ${whole}`}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-primary" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
