import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../shared/format';
import { shortcut } from '../layout/use-shortcuts';
import { Button, LinkButton } from '../parts/button';
import { useTitle } from '../parts/use-title';
import { useBarHeight } from './use-bar-height';
import { WithEffect } from './with-effect';

/** The record's name, and the placeholder while it has none. */
export type Name = { text: string; missing: string };

type Heading = {
  /** Title of the task, for example `Editar Produto`; undefined where the screen has its own heading. */
  title: string | undefined;
  intro: string | undefined;
  /** Current name of the edited record. */
  name: Name | null;
  id?: string | undefined;
};

type Props = {
  heading: Heading;
  /** Badge that shows whether visitors see the record. */
  badge?: ReactNode;
  submit: string;
  /** Sentence about what a save does to what visitors see. */
  effect?: string | null | undefined;
  /** Whether ⌘S does the same as the submit button. */
  submitsByKeys: boolean;
  saving: boolean;
  dirty: boolean;
  /** Whether the server keeps unsaved input, so leaving is safe. */
  synced: boolean;
  /** Whether this browser alone keeps the unsaved input: a record that is not created yet. */
  isOnlyHere: boolean;
  /** Time of the last save, or `failed`. */
  lastSave: Date | 'failed' | null;
  /** Whether the line about unpublished changes names a trouble. On phones it stands for a failed save, too. */
  isTroubled: boolean;
  /** Number of refused fields still to correct. `onProblems` leads to the first. */
  problems: number;
  onProblems: () => void;
  /** Author of the last write, shown while the form has no status of its own. */
  lastWrite?: ReactNode;
  cancelTo: string | undefined;
  /** Whether the bar is the header of a full-window dialog. */
  isHead: boolean;
  /** Further actions on the record. */
  children?: ReactNode;
  /** Line about unpublished changes, shown in place of the status. */
  unpublished?: ReactNode;
  /** Line below the bar: who else is editing. */
  foot?: ReactNode;
  /** Last element on the right. */
  end?: ReactNode;
};

export const SAVE_KEYS = 'Control+S Meta+S';

/** Shows the key hint inside the button that ⌘S triggers. */
export function SaveKeys({ className = '' }: { className?: string }) {
  return (
    <kbd aria-hidden className={`kbd hidden pointer-fine:@3xl:block ${className}`}>
      {shortcut('S')}
    </kbd>
  );
}

/**
 * Stays at the top of the form. Shows what is edited and whether there is something to save, and holds the submit button.
 */
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
  const { saving, dirty, synced, lastSave } = state;
  const isSaved = lastSave instanceof Date && !dirty && !synced;
  const bar = useBarHeight();
  return (
    <div
      ref={bar}
      data-head=""
      className={`low-bar @container z-20 ${isHead ? 'border-b border-line bg-surface px-3 py-2 sm:px-5' : 'editor-bar panel-card mb-5 p-2.5 shadow-bar'}`}
    >
      {/* The status changes while a button is pressed, so it is below the buttons, or beside them in a wide bar. */}
      <div
        className={`flex flex-wrap items-center gap-x-2 @3xl:grid @3xl:grid-cols-[minmax(0,1fr)_auto_auto] @3xl:gap-y-0 ${isHead ? 'gap-y-1' : 'gap-y-2 @max-lg:gap-y-1'}`}
      >
        <div
          data-part="title"
          className={`min-w-0 flex-1 basis-28 px-1.5 @3xl:col-start-1 @3xl:row-start-1 ${isHead ? '' : '@max-lg:basis-full'}`}
        >
          <Title heading={heading} badge={badge} />
        </div>
        <div
          data-screen-acts=""
          data-part="tools"
          className={`flex flex-wrap items-center justify-end gap-2 empty:hidden @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1 @3xl:self-start @3xl:pt-1 @max-3xl:justify-start ${isHead ? '@max-3xl:order-last @max-3xl:basis-full' : '@max-lg:flex-1 @max-xs:basis-full'}`}
        >
          {children}
        </div>
        <div
          data-screen-acts=""
          data-part="ends"
          className="ml-auto flex items-center gap-2 @3xl:col-start-3 @3xl:row-span-2 @3xl:row-start-1 @3xl:self-start @3xl:pt-1"
        >
          {cancelTo && <LinkButton to={cancelTo}>{isSaved || synced ? 'Voltar' : 'Cancelar'}</LinkButton>}
          <Button type="submit" look="primary" busy={saving} aria-keyshortcuts={submitsByKeys ? SAVE_KEYS : undefined}>
            {saving ? 'Salvando...' : submit}
            {submitsByKeys && <SaveKeys className="border-white/40" />}
          </Button>
          {end}
        </div>
        <Status submit={submit} {...state} />
        {unpublished}
      </div>
      {foot}
    </div>
  );
}

/** Keeps the record's name in sight while the form scrolls. Screen readers get the name from its field. */
function Title({ heading: { title, intro, name, id }, badge }: { heading: Heading; badge: ReactNode }) {
  const isNamed = Boolean(name?.text);
  return (
    <>
      {(title || isNamed) && <TabTitle title={[name?.text, title].filter(Boolean).join(': ')} />}
      <div className="flex min-h-5.5 flex-wrap items-center gap-x-2 *:whitespace-nowrap empty:hidden">
        {title && <ScreenTitle id={id} title={title} isSmall={name !== null} />}
        {badge}
      </div>
      {name && (
        <p
          data-name=""
          className={`truncate text-base font-semibold @max-lg:mt-1 ${name.text ? 'text-ink' : 'text-muted'}`}
        >
          {name.text || name.missing}
        </p>
      )}
      {intro && <p className="text-sm text-muted">{intro}</p>}
    </>
  );
}

/** Names the record first, so that several open tabs can be told apart. */
function TabTitle({ title }: { title: string }) {
  useTitle(title);
  return null;
}

function ScreenTitle({ id, title, isSmall }: { id: string | undefined; title: string; isSmall: boolean }) {
  return (
    <h1
      id={id}
      tabIndex={-1}
      // On phones two badges say more than the task, and all three do not fit in a line.
      className={`truncate outline-none ${isSmall ? 'text-sm font-medium text-muted @max-md:[&:has(~*~*)]:sr-only' : 'text-lg'}`}
    >
      {title}
    </h1>
  );
}

const STATUS_PLACE = 'min-w-0 px-1.5 @max-3xl:order-last @max-3xl:basis-full @3xl:col-start-1 @3xl:row-start-2';

type State = Pick<
  Props,
  | 'submit'
  | 'effect'
  | 'dirty'
  | 'synced'
  | 'isOnlyHere'
  | 'lastSave'
  | 'lastWrite'
  | 'isTroubled'
  | 'problems'
  | 'onProblems'
>;

function Status({ submit, effect, dirty, synced, isOnlyHere, lastSave, lastWrite, ...rest }: State) {
  const { isTroubled, problems, onProblems } = rest;
  const isSaved = lastSave instanceof Date && !dirty && !synced;
  const isFailed = lastSave === 'failed' && (dirty || synced);
  return (
    <>
      <p
        role="status"
        data-part="status"
        className={`${STATUS_PLACE} flex items-center gap-2 text-sm/6 text-muted empty:sr-only ${isFailed && isTroubled && problems === 0 ? '@max-md:sr-only' : ''}`}
      >
        {(dirty || isFailed || problems > 0) && (
          <span
            aria-hidden
            className={`size-2 shrink-0 rounded-full ${isFailed || problems > 0 ? 'bg-danger' : 'bg-warning'}`}
          />
        )}
        {problems > 0 ? (
          <button type="button" onClick={onProblems} className="min-h-6 min-w-0 text-left text-danger underline">
            {problems === 1 ? 'Um campo a corrigir' : `${problems} campos a corrigir`}
          </button>
        ) : isFailed ? (
          <span className="min-w-0 text-danger">
            {/* Beside the line that says where the changes are stored, “salvar” would contradict it. */}
            {synced ? `“${submit}” não deu certo.` : 'Não foi possível salvar.'} Tente de novo.
          </span>
        ) : (
          dirty && (
            <span className="min-w-0">
              <WithEffect
                words="Alterações não salvas"
                effect={effect}
                short={isOnlyHere ? 'Só neste navegador' : undefined}
              />
            </span>
          )
        )}
        {isSaved && (
          <>
            <Check aria-hidden size={16} className="shrink-0 text-success" />
            <span className="min-w-0">Salvo às {formatTime(lastSave.toISOString())}</span>
          </>
        )}
      </p>
      {!dirty && !isSaved && !synced && problems === 0 && (
        <div data-part="status" className={STATUS_PLACE}>
          {lastWrite}
        </div>
      )}
    </>
  );
}
