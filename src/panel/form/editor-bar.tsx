import { Check } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatTime } from '../../shared/format';
import { shortcut } from '../layout/use-shortcuts';
import { Button, LinkButton } from '../parts/button';
import { useTitle } from '../parts/use-title';

/** What a record is called, and what is said while it is called nothing. */
export type Name = { text: string; missing: string };

type Heading = {
  /** What is done here: `Editar Produto`; none where the screen has a heading of its own. */
  title: string | undefined;
  intro: string | undefined;
  /** Which record it is done to, as it is called right now. */
  name: Name | null;
  id?: string | undefined;
};

type Props = {
  heading: Heading;
  /** Whether visitors see the record. */
  badge?: ReactNode;
  submit: string;
  /** Whether ⌘S does what that button does. */
  submitsByKeys: boolean;
  saving: boolean;
  dirty: boolean;
  /** What is typed is kept until it is published: one may leave it and come back. */
  kept: boolean;
  /** When it was last saved, or that this failed. */
  lastSave: Date | 'failed' | null;
  /** How many fields of what was refused are still to be mended, and the way to the first. */
  problems: number;
  onProblems: () => void;
  /** Who wrote the record last, where nothing is to be said of one's own writing. */
  lastWrite?: ReactNode;
  cancelTo: string | undefined;
  /** The bar is the head of a dialog that fills the window. */
  isHead: boolean;
  /** What else can be done with the record. */
  children?: ReactNode;
  /** What is not published yet, in the place of its state. */
  unpublished?: ReactNode;
  /** What stands below it all: who else writes. */
  foot?: ReactNode;
  /** The last at its right. */
  end?: ReactNode;
};

export const SAVE_KEYS = 'Control+S Meta+S';

/** Beside the words of the button that ⌘S stands for. */
export function SaveKeys({ className = '' }: { className?: string }) {
  return (
    <kbd aria-hidden className={`kbd hidden @3xl:block ${className}`}>
      {shortcut('S')}
    </kbd>
  );
}

/** Stays at the head of the form: what is edited, whether there is something to save, and the way to do it. */
export function EditorBar({
  heading,
  badge,
  submit,
  submitsByKeys,
  cancelTo,
  isHead,
  children,
  unpublished,
  foot,
  end,
  ...state
}: Props) {
  const { saving, dirty, kept, lastSave } = state;
  const isSaved = lastSave instanceof Date && !dirty && !kept;
  const bar = useHeightTold();
  return (
    <div
      ref={bar}
      data-head=""
      className={`@container z-20 ${isHead ? 'border-b border-line bg-surface px-3 py-2 sm:px-5' : 'editor-bar panel-card mb-5 p-2.5 shadow-bar'}`}
    >
      {/* What is said of its state comes and goes below the title, and nothing of the form moves by that. */}
      <div className="flex flex-wrap items-center gap-2 @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_auto_auto] @3xl:gap-y-0">
        <div
          className={`min-w-0 flex-1 basis-28 px-1.5 @3xl:col-start-1 @3xl:row-start-1 ${isHead ? '' : '@max-lg:basis-full'}`}
        >
          <Title heading={heading} badge={badge} />
          <Status {...state} />
        </div>
        <div
          data-screen-acts=""
          className={`flex flex-wrap items-center justify-end gap-2 empty:hidden @3xl:col-start-2 @3xl:row-start-1 @3xl:self-start @3xl:pt-1 @max-3xl:justify-start ${isHead ? '@max-3xl:order-last @max-3xl:basis-full' : '@max-lg:flex-1 @max-xs:basis-full'}`}
        >
          {children}
        </div>
        <div
          data-screen-acts=""
          className="ml-auto flex items-center gap-2 @3xl:col-start-3 @3xl:row-start-1 @3xl:self-start @3xl:pt-1"
        >
          {cancelTo && <LinkButton to={cancelTo}>{isSaved || kept ? 'Voltar' : 'Cancelar'}</LinkButton>}
          <Button
            type="submit"
            look="primary"
            disabled={saving}
            aria-keyshortcuts={submitsByKeys ? SAVE_KEYS : undefined}
          >
            {saving ? 'Salvando...' : submit}
            {submitsByKeys && <SaveKeys className="border-white/40" />}
          </Button>
          {end}
        </div>
        {unpublished}
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
      <div className="flex min-h-5.5 flex-wrap items-center gap-x-2 *:whitespace-nowrap empty:hidden">
        {title && <ScreenTitle id={id} title={title} isSmall={name !== null} />}
        {badge}
      </div>
      {name && (
        <p className={`truncate text-base font-semibold ${name.text ? 'text-ink' : 'text-muted'}`}>
          {name.text || name.missing}
        </p>
      )}
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

type State = Pick<Props, 'dirty' | 'kept' | 'lastSave' | 'lastWrite' | 'problems' | 'onProblems'>;

function Status({ dirty, kept, lastSave, lastWrite, problems, onProblems }: State) {
  const isSaved = lastSave instanceof Date && !dirty && !kept;
  const isFailed = lastSave === 'failed' && (dirty || kept);
  return (
    <>
      <p role="status" className="flex min-w-0 items-center gap-2 text-sm/6 text-muted empty:sr-only">
        {(dirty || isFailed || problems > 0) && (
          <span
            aria-hidden
            className={`size-2 shrink-0 rounded-full ${isFailed || problems > 0 ? 'bg-danger' : 'bg-warning'}`}
          />
        )}
        {problems > 0 ? (
          <button type="button" onClick={onProblems} className="min-w-0 text-left text-danger underline">
            {problems === 1 ? 'Um campo a corrigir' : `${problems} campos a corrigir`}
          </button>
        ) : isFailed ? (
          <span className="min-w-0 text-danger">Não foi possível salvar. Tente de novo.</span>
        ) : (
          dirty && <span className="min-w-0">Alterações não salvas</span>
        )}
        {isSaved && (
          <>
            <Check aria-hidden size={16} className="shrink-0 text-success" />
            <span className="min-w-0">Salvo às {formatTime(lastSave.toISOString())}</span>
          </>
        )}
      </p>
      {!dirty && !isSaved && !kept && problems === 0 && lastWrite}
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
