import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { type PageField, type PageKey, type PageTexts, pageLabels } from '../../shared/pages/labels';
import { type Field as Declared, fieldsOf, type Section } from '../../shared/pages/page';
import { type PageRecord, pages } from '../../shared/pages/pages';
import { Field, TextAreaField } from '../../ui/field';
import type { useForm } from '../form/use-form';
import { PictureField } from '../media/picture-field';
import { Button } from '../parts/button';
import { goToField } from '../parts/way-to';

export type PageForm = ReturnType<typeof useForm<PageTexts, PageRecord>>;
type Props = { form: PageForm; page: PageKey };

/** Edits the texts of a section. */
export function PageSection({ form, page, section }: Props & { section: Section }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="panel-card grid gap-4 p-5">
      <div>
        <h2 id={heading} className="font-semibold text-ink">
          {section.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{section.text}</p>
      </div>
      {fieldsOf([section]).map(([name, { kind }]) => (
        <div key={name} className="min-w-0">
          <Control form={form} name={name} kind={kind} />
          <Original form={form} page={page} name={name} />
        </div>
      ))}
    </section>
  );
}

/** Hints on the format of texts with several paragraphs. */
const PARTED: Partial<Record<Declared['kind'], string>> = {
  paragraphs: 'Uma linha em branco começa um parágrafo.',
  legal: 'Uma linha em branco começa um parágrafo. Linhas que começam com “- ” formam uma lista.',
};

function Control({ form, name, kind }: { form: PageForm; name: PageField; kind: Declared['kind'] }) {
  const { value = '', onChange, error } = form.bind(name);
  const wired = { name, label: pageLabels[name], value, error };
  if (kind === 'picture') return <PictureField {...wired} onChange={onChange} />;
  const typed = { ...wired, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
  if (kind === 'line') return <Field {...typed} />;
  if (kind === 'date') {
    return <Field {...typed} type="date" hint="Mude quando o que o documento diz mudar." className="control w-auto" />;
  }
  if (kind === 'text' || kind === 'attribute') return <TextAreaField {...typed} rows={2} />;
  return <TextAreaField {...typed} style={{ minHeight: '12rem' }} hint={PARTED[kind]} />;
}

/** Restores the original text of the page. */
function Original({ form, page, name }: Props & { name: PageField }) {
  const original = pages[page].texts[name];
  if (original === undefined || form.values[name] === original) return null;
  return (
    <Button
      look="ghost"
      className="-ml-3.5"
      aria-label={`Voltar ao texto original de ${pageLabels[name]}`}
      onClick={() => {
        form.set({ [name]: original });
        // The button disappears.
        goToField(name);
      }}
    >
      <RotateCcw aria-hidden size={14} />
      Voltar ao texto original
    </Button>
  );
}
