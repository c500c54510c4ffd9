import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { type FaqInput, type FaqRecord, faqInput, SUBJECTS, type Subject, subjectLabels } from '../../shared/faq';
import { fieldLabels } from '../../shared/field-labels';
import { editTitle, newTitle } from '../../shared/titles';
import { problemsOf } from '../../shared/typed/problems';
import { Field, SelectField, TextAreaField } from '../../ui/field';
import { api, apiOnce } from '../api';
import { EditorForm } from '../form/editor-form';
import { useEdited, useEditingKey } from '../form/use-edited';
import { useForm } from '../form/use-form';
import { wayBackTo } from '../lists/way-back';
import { ActiveBadge } from '../parts/badge';
import { Switch } from '../parts/switch';
import { tellAndThrow } from '../parts/unread';

const labels: Record<keyof FaqInput, string> = fieldLabels.faqs;

/** The question to edit, none for a new one; and how many there are, behind which a new one stands. */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
  const [faq, { rows }] = await Promise.all([
    id ? unwrap(api.panel.faqs[':id'].$get({ param: { id: encodeURIComponent(id) } })) : null,
    unwrap(api.panel.faqs.$get()),
  ]).catch(tellAndThrow('Erro ao carregar pergunta'));
  return { faq, count: rows.length };
}

export function Component() {
  const { faq, count } = useLoaderData<typeof loader>();
  return <Editor key={useEditingKey(faq?.id)} opened={faq} count={count} />;
}

const toValues = ({ id: _id, version: _version, ...faq }: FaqRecord): FaqInput => faq;

function Editor({ opened, count }: { opened: FaqRecord | null; count: number }) {
  const { row: faq, onSaved } = useEdited('faqs', opened, { buttonLeaves: true });
  const form = useForm<FaqInput, FaqRecord>({
    record: `faqs:${faq?.id ?? 'novo'}`,
    start: opened ? toValues(opened) : { subject: 'order', question: '', answer: '', order: count, active: true },
    version: opened?.version ?? 0,
    row: faq,
    position: 'order',
    labels,
    describe: { subject: (subject) => subjectLabels[subject] },
    toValues,
    check: (values) => problemsOf(faqInput, values),
    send: ({ order, ...input }, { version, key }) =>
      faq
        ? api.panel.faqs[':id'].$put({ param: { id: String(faq.id) }, json: { ...input, version } })
        : apiOnce(key).panel.faqs.$post({ json: { ...input, order } }),
    saved: { title: 'Pergunta salva' },
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
