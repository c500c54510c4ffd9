import { Check } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatTime } from '../../shared/format';
import { shortcut } from '../layout/use-shortcuts';
import { Button, LinkButton } from '../parts/button';

type Props = {
  submit: string;
  saving: boolean;
  dirty: boolean;
  /** What is typed is kept until it is published: one may leave it and come back. */
  kept: boolean;
  savedAt: Date | null;
  cancelTo: string | undefined;
  /** Whether visitors see the record. */
  badge?: ReactNode;
  /** What else can be done with the record. */
  children?: ReactNode;
  /** What stands above it all. */
  head?: ReactNode;
};

/** Stays at the foot of the window: whether there is something to save, and the way to do it. */
export function SaveBar({ submit, saving, dirty, kept, savedAt, cancelTo, badge, children, head }: Props) {
  const isSaved = savedAt !== null && !dirty && !kept;
  const bar = useHeightTold();
  return (
    <div
      ref={bar}
      className="panel-card @container sticky bottom-3 z-10 mt-5 flex flex-wrap items-center gap-2 p-2.5 shadow-lift"
    >
      {head}
      {/* Where there is little room, for what is written above it. */}
      {badge && <span className="pl-1.5 @max-md:hidden">{badge}</span>}
      <p
        role="status"
        className="flex min-w-0 flex-1 items-center gap-2 px-1.5 text-sm text-muted @max-md:has-[span]:basis-full"
      >
        {dirty && (
          <>
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-warning" />
            <span className="truncate">Alterações não salvas</span>
          </>
        )}
        {isSaved && (
          <>
            <Check aria-hidden size={16} className="shrink-0 text-success" />
            <span className="truncate">Salvo às {formatTime(savedAt.toISOString())}</span>
          </>
        )}
      </p>
      {children}
      {cancelTo && <LinkButton to={cancelTo}>{isSaved || kept ? 'Voltar' : 'Cancelar'}</LinkButton>}
      <Button type="submit" look="primary" disabled={saving} aria-keyshortcuts="Control+S Meta+S">
        {saving ? 'Salvando...' : submit}
        <kbd aria-hidden className="kbd hidden border-white/40 sm:block">
          {shortcut('S')}
        </kbd>
      </Button>
    </div>
  );
}

/** Tells the page how high the bar is, in `--save-bar`: what is written, or takes focus, then stands above it. */
function useHeightTold() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--save-bar', `${current?.offsetHeight ?? 0}px`));
    if (current) watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty('--save-bar');
    };
  }, []);
  return bar;
}
