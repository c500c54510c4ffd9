import { History, Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toast } from '../../lib/toast';
import { type Facts, type Noun, nouns } from '../../shared/nouns';
import type { Attended } from '../../shared/presence';
import type { SaveEffect } from '../../shared/typed/save-effect';
import { HistoryButton } from '../history/history-button';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { CAPTIONED, Caption } from '../parts/caption';
import { SiteLink } from '../parts/site-link';
import { goToProblem } from '../parts/way-to';
import { CopyLine } from '../working-copy/copy-line';
import { PreviewLinkButton } from '../working-copy/preview-link';
import { EditorBar, type Name } from './editor-bar';
import type { SavedBy } from './form-options';
import { Notice } from './notice';
import { LastWrite, Presence, Unwritten } from './presence';
import { Questions } from './questions';
import type { Form } from './use-form';
import { useLeftField } from './use-left-field';

type Props<Values extends object> = {
  form: Form<Values>;
  /** Title of the screen, unless it has its own heading above the form. */
  title?: string;
  /** Description of the screen, if its subject is not one record among many: settings and pages. */
  intro?: string;
  /** Target of `Cancelar`; without it the link is not shown. */
  cancelTo?: string | undefined;
  /** Label of the submit button, `Salvar` by default. */
  submit?: string;
  /** What a save does to what visitors see, if the screen knows more than that a live record changes. */
  effect?: SaveEffect | null;
  /** Saves, for a screen that may ask something first. By default the form is saved. */
  onSave?: ((by: SavedBy) => void) | undefined;
  /** Handler of ⌘S, for a screen whose button does more than save. */
  onKeys?: (() => void) | undefined;
  /** Visibility of the record: its badge, and its address on the site. */
  standing?: { badge: ReactNode; site?: string | null | undefined } | null | undefined;
  /** Short labels of what the saved record lacks for visitors. They do not block a save. */
  lacking?: (string | false | null)[];
  /** Further actions in the bar, beside those that every record has. */
  tools?: ReactNode;
  /** Set if the form fills a full-window dialog. The bar is then the dialog's header and holds its title. */
  dialog?: { titleId: string; close: ReactNode };
  /** Shows the part of the form with the first problem, synchronously, on a screen that shows one part at a time. */
  reveal?: () => void;
  /** Foot of the form: the button that deletes the record. */
  foot?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Renders an editor's form with its bar, notices and questions. */
export function EditorForm<Values extends object>({
  form,
  title,
  intro,
  cancelTo,
  submit = 'Salvar',
  effect,
  onSave = (by) => void form.save(by),
  onKeys,
  standing,
  lacking = [],
  tools,
  dialog,
  reveal,
  foot,
  className,
  children,
}: Props<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const onLeft = useLeftField(form.leave);
  const { isNew, pastOf } = form;
  const told = effect && { ...effect, words: `“${submit}” ${effect.words}` };
  const record = pastOf === null ? null : { noun: form.noun as Attended['noun'], id: pastOf };
  const problems = useProblemCount(element, form.errors);
  const toFirstProblem = useFirstProblem(element, form.refusals, reveal);

  // Focuses the first field of a new record, but keeps the focus of a keyboard user in a tab list.
  useEffect(() => {
    if (isNew && !document.activeElement?.closest('[role="tablist"]'))
      firstField(element.current)?.focus({ preventScroll: true });
  }, [isNew]);

  return (
    <form
      ref={element}
      className={
        dialog &&
        'relative flex min-h-0 flex-1 flex-col short:scroll-pt-[calc(var(--editor-stays)+3rem)] short:scroll-pb-10 short:overflow-y-auto'
      }
      data-save
      noValidate
      onBlur={({ target }) => {
        form.copy.flush();
        if ('name' in target) onLeft(String(target.name));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (onKeys && !submitter) onKeys();
        else onSave(submitter ? 'button' : 'keys');
      }}
    >
      {/* Disabled default button: Enter in a field must not submit, because it is more often a slip than intended. */}
      <button type="submit" disabled hidden />
      <EditorBar
        heading={{ title, intro, name: intro ? null : nameIn(form), id: dialog?.titleId }}
        badge={
          <>
            {standing?.badge}
            {form.isBegun &&
              lacking
                .filter((words) => typeof words === 'string')
                .map((words) => (
                  <Badge key={words} tone="warning">
                    {words}
                  </Badge>
                ))}
          </>
        }
        submit={submit}
        effect={told?.words}
        submitsByKeys={!onKeys}
        saving={form.saving}
        dirty={form.dirty && !form.copy.isOn}
        synced={form.dirty && form.copy.isOn}
        isOnlyHere={isNew && form.isStored}
        lastSave={form.lastSave}
        isTroubled={form.copy.trouble !== null}
        problems={problems}
        onProblems={toFirstProblem}
        lastWrite={record ? <LastWrite {...record} /> : <Unwritten isNew={isNew} effect={told?.words} />}
        cancelTo={cancelTo}
        isHead={dialog !== undefined}
        end={dialog?.close}
        unpublished={<CopyLine form={form} submit={intro ? undefined : submit} effect={told} />}
        foot={record && <Presence {...record} />}
      >
        {tools}
        {standing?.site && (
          <SiteLink
            to={standing.site}
            className={`@max-5xl:aspect-square @max-5xl:px-0 ${CAPTIONED}`}
            words="@max-5xl:sr-only"
          >
            <Caption>No site</Caption>
          </SiteLink>
        )}
        {!form.copy.isLive && <PreviewLinkButton form={form} />}
        <HistoryButton form={form} />
      </EditorBar>
      <div className={dialog && 'px-4 sm:px-6 not-empty:pt-4'}>
        <Notices form={form} onAnswered={() => firstField(element.current)?.focus()} />
      </div>
      <div className={className}>{children}</div>
      {foot}
      <Questions form={form} />
    </form>
  );
}

/** Leads to the first problem. Also runs after each refused save. */
function useFirstProblem(form: RefObject<HTMLFormElement | null>, refusals: number, reveal: (() => void) | undefined) {
  function toFirstProblem() {
    reveal?.();
    goToProblem(form.current);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a save is refused.
  useEffect(() => {
    if (refusals === 0) return;
    // Waits until the problems are rendered at their fields.
    const shown = requestAnimationFrame(toFirstProblem);
    return () => cancelAnimationFrame(shown);
  }, [refusals]);
  return toFirstProblem;
}

/** Returns the number of fields to correct. One problem may mark several fields, or a group of them. */
function useProblemCount(form: RefObject<HTMLFormElement | null>, errors: object): number {
  const [marked, setMarked] = useState(0);
  const named = Object.values(errors).filter(Boolean).length;
  // Runs after every render, because the fields of a problem come and go.
  useLayoutEffect(() => {
    if (named > 0) setMarked(form.current?.querySelectorAll(MARKED).length ?? 0);
  });
  return named > 0 ? Math.max(named, marked) : 0;
}

const MARKED = '[aria-invalid="true"]:not(fieldset, button)';

type NoticesProps<Values extends object> = { form: Form<Values>; onAnswered: () => void };

/** Reports what happened to unsaved input: a draft was restored, or the record was deleted. */
function Notices<Values extends object>({ form, onAnswered }: NoticesProps<Values>) {
  const { isNew } = form;

  function discardDraft() {
    const bringBack = form.discard();
    onAnswered();
    toast({
      title: isNew ? 'Texto descartado' : 'Alterações descartadas',
      action: { label: 'Desfazer', run: bringBack },
    });
  }

  function keepDraft() {
    form.acceptDraft();
    onAnswered();
  }

  return (
    <>
      {form.restored && !form.copy.isOn && (
        <Notice icon={History} text={isNew ? 'Recuperamos um texto não salvo' : 'Recuperamos alterações não salvas'}>
          <Button onClick={keepDraft}>Manter</Button>
          <Button onClick={discardDraft}>{isNew ? 'Descartar texto' : 'Descartar alterações'}</Button>
        </Notice>
      )}
      {form.createAnew && (
        <Notice icon={Trash2} text="Outra pessoa excluiu este registro. O que você escreveu continua aqui." urgent>
          <Button onClick={form.createAnew}>Criar de novo</Button>
        </Notice>
      )}
    </>
  );
}

/** Returns the record's name as typed in the form; `null` if no field of the form holds a name. */
function nameIn<Values extends object>({ noun, values, labels }: Form<Values>): Name | null {
  const { titled, untitled }: Facts = nouns[noun as Noun];
  const typed = new Map<string, unknown>(Object.entries(values)).get(titled);
  if (typeof typed !== 'string') return null;
  const label = new Map<string, string>(Object.entries(labels)).get(titled) ?? '';
  return { text: typed.trim(), missing: untitled ?? `Sem ${label.toLowerCase()}` };
}

const firstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
