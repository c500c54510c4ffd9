import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { type FaqRecord, SUBJECTS, type Subject, subjectLabels } from '../../shared/faq';
import { editTitle, newTitle } from '../../shared/titles';
import { faqLabels as labels, newFaq, typedFaq } from '../../shared/typed/faq';
import type { WorkingCopy } from '../../shared/working-copy';
import { Field, SelectField, TextAreaField } from '../../ui/field';
import { api, apiOnce } from '../api';
import { DeleteRecord } from '../form/delete-record';
import { EditorForm } from '../form/editor-form';
import { useEdited, useEditingKey } from '../form/use-edited';
import { useForm } from '../form/use-form';
import { orderedDeletion } from '../lists/ordered-deletion';
import { wayBackTo } from '../lists/way-back';
import { ActiveBadge } from '../parts/badge';
import { Switch } from '../parts/switch';
import { tellAndThrow } from '../parts/unread';

const DELETION = orderedDeletion('faqs');

/** Reads the question and its working copy, both null for a new one, and the number of questions. */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
  const param = { id: encodeURIComponent(id ?? '') };
  const route = api.panel.faqs[':id'];
  const [faq, copied, { rows }] = await Promise.all([
    id ? unwrap(route.$get({ param })) : null,
    id ? unwrap(route['working-copy'].$get({ param })) : null,
    unwrap(api.panel.faqs.$get()),
  ]).catch(tellAndThrow('Erro ao carregar pergunta'));
  return { faq, copy: copied?.copy ?? null, count: rows.length };
}

export function Component() {
  const { faq, copy, count } = useLoaderData<typeof loader>();
  return <Editor key={useEditingKey(faq?.id)} opened={faq} copy={copy} count={count} />;
}

type Props = { opened: FaqRecord | null; copy: WorkingCopy | null; count: number };

function Editor({ opened, copy, count }: Props) {
  const edited = { opened, copy, start: newFaq(count) };
  const { row: faq, subject, onSaved } = useEdited('faqs', edited, { buttonLeaves: true });
  const form = useForm({
    subject,
    copies: typedFaq,
    labels,
    describe: { subject: (subject) => subjectLabels[subject] },
    toValues: typedFaq.toValues,
    check: typedFaq.check,
    send: ({ position, ...input }, { version, key, copy }) =>
      faq
        ? api.panel.faqs[':id'].$put({ param: { id: String(faq.id) }, json: { ...input, version, copy } })
        : apiOnce(key).panel.faqs.$post({ json: { ...input, position } }),
    saved: { title: 'Pergunta frequente salva' },
    failure: 'Erro ao salvar pergunta',
    onSaved,
  });
  const { values, text, set } = form;

  return (
    <EditorForm
      form={form}
      title={faq ? editTitle('faqs') : newTitle('faqs')}
      cancelTo={wayBackTo('faqs')}
      standing={
        faq && {
          badge: <ActiveBadge active={faq.active} ending="a" />,
          site: faq.active ? '/perguntas-frequentes' : null,
        }
      }
      submit={faq ? 'Atualizar' : 'Criar'}
      foot={faq && <DeleteRecord form={form} noun="faqs" row={faq} deletion={DELETION} />}
      className="grid max-w-2xl gap-5"
    >
      <section className="panel-card grid gap-4 p-5">
        <SelectField
          label={labels.subject}
          value={values.subject}
          onChange={({ target }) => set({ subject: target.value as Subject })}
        >
          {SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {subjectLabels[subject]}
            </option>
          ))}
        </SelectField>
        <Field label={labels.question} {...text('question')} required />
        <TextAreaField
          label={labels.answer}
          {...text('answer')}
          required
          rows={8}
          hint="Texto simples. Uma linha em branco começa um parágrafo."
        />
      </section>
      <section className="panel-card p-5">
        <Switch
          label={labels.active}
          name="active"
          checked={values.active}
          onChange={(active) => set({ active })}
          hint={values.active ? 'Aparece em /perguntas-frequentes.' : 'Fica guardada, sem aparecer no site.'}
        />
      </section>
    </EditorForm>
  );
}
