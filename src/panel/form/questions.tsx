import type { Actor } from '../../shared/activity';
import { listed } from '../../shared/listed';
import { ConfirmDialog } from '../parts/dialog';
import { copyWords } from '../working-copy/words';
import { ConflictDialog } from './conflict-dialog';
import { LeaveQuestion } from './leave-question';
import type { Form } from './use-form';

/** Renders the questions of a form: about a conflict, about another person's input before a save, and before leaving. */
export function Questions<Values extends object>({ form }: { form: Form<Values> }) {
  const { along } = copyWords(form.copy.isLive);
  return (
    <>
      {form.conflict && (
        <ConflictDialog
          noun={form.noun}
          conflict={form.conflict}
          labels={form.labels}
          describe={form.describe}
          onAnswer={form.resolve}
        />
      )}
      {form.asking && (
        <ConfirmDialog
          title={`${along.verb} também o que ${writersText(form.asking.by)}?`}
          text={`${along.text}: ${form.asking.fields.map((field) => form.labels[field]).join(', ')}.`}
          confirm={along.confirm}
          cancel="Voltar e conferir"
          onConfirm={() => form.publishAll(true)}
          onCancel={() => form.publishAll(false)}
        />
      )}
      <LeaveQuestion form={form} />
    </>
  );
}

function writersText(people: Actor[]): string {
  const names = listed(people.map(({ name }) => name ?? 'outra pessoa'));
  return people.length > 1 ? `${names} escreveram` : `${names} escreveu`;
}
