import { type ReactNode, useEffect, useRef } from 'react';
import { ConfirmDialog } from '../parts/dialog';
import { ConflictDialog } from './conflict-dialog';
import { RestoredNotice } from './restored-notice';
import { SaveBar } from './save-bar';
import type { Form } from './use-form';
import { useLeaveGuard } from './use-leave-guard';

type Props<Values extends object> = {
  form: Form<Values>;
  /** Where `Cancelar` leads; without it there is none. */
  cancelTo?: string | undefined;
  /** What the button says: `Salvar` unless the screen has its own word. */
  submit?: string;
  className?: string;
  children: ReactNode;
};

/** The form of an editor, with its save bar and all that may stand between a click on save and the saved record. */
export function EditorForm<Values extends object>({
  form,
  cancelTo,
  submit = 'Salvar',
  className,
  children,
}: Props<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const blocker = useLeaveGuard(form.isDirty);
  const { errors } = form;

  useEffect(() => {
    if (Object.values(errors).some(Boolean))
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return (
    <form
      ref={element}
      data-save
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {form.restored && <RestoredNotice onDiscard={form.discard} />}
      <div className={className}>{children}</div>
      <SaveBar submit={submit} saving={form.saving} dirty={form.dirty} cancelTo={cancelTo} />
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          labels={form.labels}
          describe={form.describe}
          onAnswer={form.resolve}
        />
      )}
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title="Descartar alterações?"
          text="O que você mudou nesta tela ainda não foi salvo."
          confirm="Descartar"
          onCancel={() => blocker.reset()}
          onConfirm={() => {
            form.discard();
            blocker.proceed();
          }}
        />
      )}
    </form>
  );
}
