import { History, Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { toast } from '../../lib/toast';
import { type Facts, type Noun, nouns } from '../../shared/nouns';
import type { Attended } from '../../shared/presence';
import { HistoryButton } from '../history/history-button';
import { Badge } from '../parts/badge';
import { SiteLink } from '../parts/site-link';
import { goToProblem } from '../parts/way-to';
import { CopyLine } from '../working-copy/copy-line';
import { PreviewLinkButton } from '../working-copy/preview-link';
import { EditorBar, type Name } from './editor-bar';
import { Notice } from './notice';
import { LastWrite, Presence, Unwritten } from './presence';
import { Questions } from './questions';
import type { Form } from './use-form';
import { useLeftField } from './use-left-field';

type Props<Values extends object> = {
  form: Form<Values>;
  /** What the screen is called, unless it has a heading of its own above the form. */
  title?: string;
  /** What is edited here, of what is not one record among many. */
  intro?: string;
  /** Where `Cancelar` leads; without it there is none. */
  cancelTo?: string | undefined;
  /** What the button says: `Salvar` unless the screen has its own word. */
  submit?: string;
  /** What ⌘S does where the button does more than keep what is written. */
  onKeys?: (() => void) | undefined;
  /** What visitors see of the record: its badge, and where they see it. */
  standing?: { badge: ReactNode; site?: string | null | undefined } | null | undefined;
  /** What visitors would miss in what is saved now, each in a word or two. It keeps nobody from saving. */
  lacking?: (string | false | null)[];
  /** What the bar offers besides what it does for every record. */
  tools?: ReactNode;
  /** The form fills a dialog that is as high as the window: its bar is the dialog's head, with the dialog's title. */
  dialog?: { titleId: string; close: ReactNode };
  /** Shows, at once, the part of the form that has the first problem, where parts take turns. */
  reveal?: () => void;
  /** What stands at the foot of the form: the way to delete the record. */
  foot?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The form of an editor, with its bar and all that may stand between a click on save and the saved record. */
export function EditorForm<Values extends object>({
  form,
  title,
  intro,
  cancelTo,
  submit = 'Salvar',
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
  const record = pastOf === null ? null : { noun: form.noun as Attended['noun'], id: pastOf };
  const toFirstProblem = useFirstProblem(element, form.refusals, reveal);

  // Whoever begins something means to write; who walks through tabs goes on there.
  useEffect(() => {
    if (isNew && !document.activeElement?.closest('[role="tablist"]'))
      firstField(element.current)?.focus({ preventScroll: true });
  }, [isNew]);

  return (
    <form
      ref={element}
      className={dialog && 'flex min-h-0 flex-1 flex-col'}
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
        else void form.save(submitter ? 'button' : 'keys');
      }}
    >
      {/* The form's default button, which does nothing: Enter in a field is a slip more often than a wish to publish. */}
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
        submitsByKeys={!onKeys}
        saving={form.saving}
        dirty={form.dirty && !form.copy.isOn}
        kept={form.dirty && form.copy.isOn}
        lastSave={form.lastSave}
        problems={Object.values(form.errors).filter(Boolean).length}
        onProblems={toFirstProblem}
        lastWrite={record ? <LastWrite {...record} /> : <Unwritten isNew={isNew} />}
        cancelTo={cancelTo}
        isHead={dialog !== undefined}
        end={dialog?.close}
        unpublished={<CopyLine form={form} submit={intro ? undefined : submit} />}
        foot={record && <Presence {...record} />}
      >
        {tools}
        {standing?.site && (
          <SiteLink
            to={standing.site}
            className="@max-5xl:aspect-square @max-5xl:px-0 @max-xs:hidden"
            words="@max-5xl:sr-only"
          />
        )}
        {!form.copy.isLive && <PreviewLinkButton form={form} />}
        <HistoryButton form={form} />
      </EditorBar>
      <div className={dialog && 'px-4 sm:px-6 not-empty:pt-4'}>
        <Notices form={form} onDiscarded={() => firstField(element.current)?.focus()} />
      </div>
      <div className={className}>{children}</div>
      {foot}
      <Questions form={form} />
    </form>
  );
}

/** The way to what is to be mended first: a save that is refused leads there by itself. */
function useFirstProblem(form: RefObject<HTMLFormElement | null>, refusals: number, reveal: (() => void) | undefined) {
  function toFirstProblem() {
    reveal?.();
    goToProblem(form.current);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: at a refusal alone.
  useEffect(() => {
    if (refusals === 0) return;
    // Once the problems are told at their fields.
    const shown = requestAnimationFrame(toFirstProblem);
    return () => cancelAnimationFrame(shown);
  }, [refusals]);
  return toFirstProblem;
}

type NoticesProps<Values extends object> = { form: Form<Values>; onDiscarded: () => void };

/** What became of the words without whoever typed them: found again, or without a record by now. */
function Notices<Values extends object>({ form, onDiscarded }: NoticesProps<Values>) {
  const { isNew } = form;

  function discardDraft() {
    const bringBack = form.discard();
    onDiscarded();
    toast({
      title: isNew ? 'Texto descartado' : 'Alterações descartadas',
      action: { label: 'Desfazer', run: bringBack },
    });
  }

  return (
    <>
      {form.restored && !form.copy.isOn && (
        <Notice
          icon={History}
          text={isNew ? 'Recuperamos um texto não salvo' : 'Recuperamos alterações não salvas'}
          action={isNew ? 'Descartar texto' : 'Descartar alterações'}
          onAction={discardDraft}
        />
      )}
      {form.createAnew && (
        <Notice
          icon={Trash2}
          text="Outra pessoa excluiu este registro. O que você escreveu continua aqui."
          action="Criar de novo"
          onAction={form.createAnew}
          urgent
        />
      )}
    </>
  );
}

/** What the record is called, as it stands in the form right now; `null` of what has no name that is typed here. */
function nameIn<Values extends object>({ noun, values, labels }: Form<Values>): Name | null {
  const { titled, untitled }: Facts = nouns[noun as Noun];
  const typed = new Map<string, unknown>(Object.entries(values)).get(titled);
  if (typeof typed !== 'string') return null;
  const label = new Map<string, string>(Object.entries(labels)).get(titled) ?? '';
  return { text: typed.trim(), missing: untitled ?? `Sem ${label.toLowerCase()}` };
}

const firstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
