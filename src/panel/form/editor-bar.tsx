import { Check } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatTime } from '../../shared/format';
import { shortcut } from '../layout/use-shortcuts';
import { Button, LinkButton } from '../parts/button';
import { useTitle } from '../parts/use-title';

type Heading = {
  /** What is done here: `Editar Produto`; none where the screen has a heading of its own. */
  title: string | undefined;
  intro: string | undefined;
  /** Which record it is done to, as it is called right now; empty where it has no name yet. */
  name: string;
  id?: string | undefined;
};

type Props = {
  heading: Heading;
  /** Whether visitors see the record. */
  badge?: ReactNode;
  submit: string;
  saving: boolean;
  dirty: boolean;
  /** What is typed is kept until it is published: one may leave it and come back. */
  kept: boolean;
  savedAt: Date | null;
  /** Who wrote the record last, where nothing is to be said of one's own writing. */
  lastWrite?: ReactNode;
  cancelTo: string | undefined;
  /** The bar is the head of a dialog that fills the window. */
  isHead: boolean;
  /** What else can be done with the record. */
  children?: ReactNode;
  /** What stands below it all: who else writes, what is not published yet. */
  foot?: ReactNode;
  /** The last at its right. */
  end?: ReactNode;
};

/** Stays at the head of the form: what is edited, whether there is something to save, and the way to do it. */
export function EditorBar({ heading, badge, submit, cancelTo, isHead, children, foot, end, ...state }: Props) {
  const { saving, dirty, kept, savedAt } = state;
  const isSaved = savedAt !== null && !dirty && !kept;
  const bar = useHeightTold();
  return (
    <div
      ref={bar}
      data-head=""
      className={`@container z-20 ${isHead ? 'border-b border-line bg-surface px-3 py-2 sm:px-5' : 'panel-card mb-5 p-2.5 shadow-bar tall:sticky tall:top-2'}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <div className={`min-w-0 flex-1 px-1.5 ${isHead ? 'basis-28' : 'basis-28 @max-lg:basis-full'}`}>
          <Title heading={heading} badge={badge} />
          <Status {...state} />
        </div>
        <div
          className={`flex flex-wrap items-center justify-end gap-2 empty:hidden @max-3xl:justify-start ${isHead ? '@max-3xl:order-last @max-3xl:basis-full' : '@max-lg:flex-1'}`}
        >
          {children}
        </div>
        {cancelTo && <LinkButton to={cancelTo}>{isSaved || kept ? 'Voltar' : 'Cancelar'}</LinkButton>}
        <Button type="submit" look="primary" disabled={saving} aria-keyshortcuts="Control+S Meta+S">
          {saving ? 'Salvando...' : submit}
          <kbd aria-hidden className="kbd hidden border-white/40 @3xl:block">
            {shortcut('S')}
          </kbd>
        </Button>
        {end}
      </div>
      {foot}
    </div>
  );
}

/**
 * Which record one is in stays in sight however far one has scrolled. To screen readers the field says it, which it is
 * taken from.
 */
function Title({ heading: { title, intro, name, id }, badge }: { heading: Heading; badge: ReactNode }) {
  return (
    <>
      <div className="flex items-center gap-2 empty:hidden">
        {title && <ScreenTitle id={id} title={title} isSmall={name !== ''} />}
        {badge}
      </div>
      {name && <p className="truncate text-base font-semibold text-ink">{name}</p>}
      {intro && <p className="text-sm text-muted">{intro}</p>}
    </>
  );
}

function ScreenTitle({ id, title, isSmall }: { id: string | undefined; title: string; isSmall: boolean }) {
  useTitle(title);
  return (
    <h1
      id={id}
      tabIndex={-1}
      className={`truncate outline-none ${isSmall ? 'text-sm font-medium text-muted' : 'text-lg'}`}
    >
      {title}
    </h1>
  );
}

function Status({ dirty, kept, savedAt, lastWrite }: Pick<Props, 'dirty' | 'kept' | 'savedAt' | 'lastWrite'>) {
  const isSaved = savedAt !== null && !dirty && !kept;
  return (
    <>
      <p role="status" className="flex min-w-0 items-center gap-2 text-sm text-muted empty:sr-only">
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
      {!dirty && !isSaved && !kept && lastWrite}
    </>
  );
}

/** Tells the page how high the bar is, in `--editor-bar`: what takes focus, or stays in sight, stands below it. */
function useHeightTold() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--editor-bar', `${current?.offsetHeight ?? 0}px`));
    if (current) watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty('--editor-bar');
    };
  }, []);
  return bar;
}
