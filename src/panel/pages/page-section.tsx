import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { type PageField, type PageKey, type PageTexts, pageLabels } from '../../shared/pages/labels';
import { type Field as Declared, fieldsOf, type Section } from '../../shared/pages/page';
import { type PageRecord, pages } from '../../shared/pages/pages';
import { Field, TextAreaField } from '../../ui/field';
import type { useForm } from '../form/use-form';
import { AltOffer } from '../media/alt-offer';
import { PictureField } from '../media/picture-field';
import { useAltOf } from '../media/use-alt-of';
import { Button } from '../parts/button';
import { goToField } from '../parts/way-to';

export type PageForm = ReturnType<typeof useForm<PageTexts, PageRecord>>;
type Props = { form: PageForm; page: PageKey };
type FieldProps = Props & { name: PageField; kind: Declared['kind'] };

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
          <Control form={form} page={page} name={name} kind={kind} />
          <Original form={form} page={page} name={name} kind={kind} />
        </div>
      ))}
    </section>
  );
}

/** A picture and its alternative text have related names: a unit test checks it. */
const altOf = (picture: PageField) => `${picture}Alt` as PageField;
const pictureOf = (alt: PageField) => alt.replace(/Alt$/, '') as PageField;

/** Hints on the format of texts with several paragraphs. */
const PARTED: Partial<Record<Declared['kind'], string>> = {
  paragraphs: 'Uma linha em branco começa um parágrafo.',
  legal: 'Uma linha em branco começa um parágrafo. Linhas que começam com “- ” formam uma lista.',
};

function Control({ form, page, name, kind }: FieldProps) {
  const { value = '', onChange, error } = form.bind(name);
  const wired = { name, label: pageLabels[name], value, error };
  if (kind === 'picture') return <PictureControl form={form} page={page} name={name} />;
  const typed = { ...wired, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
  if (kind === 'line') return <Field {...typed} />;
  if (kind === 'date') {
    return <Field {...typed} type="date" hint="Mude quando o que o documento diz mudar." className="control w-auto" />;
  }
  if (kind === 'attribute') {
    return (
      <AltOffer address={form.values[pictureOf(name)] ?? ''} alt={value}>
        <Field {...typed} />
      </AltOffer>
    );
  }
  if (kind === 'text') return <TextAreaField {...typed} rows={2} />;
  return <TextAreaField {...typed} style={{ minHeight: '12rem' }} hint={PARTED[kind]} />;
}

/** Edits a picture. Its alternative text follows a choice from the library. */
function PictureControl({ form, page, name }: Omit<FieldProps, 'kind'>) {
  const { value = '', onChange, error } = form.bind(name);
  const alt = altOf(name);
  const before = form.values[alt] ?? '';
  const described = useAltOf([before, pages[page].texts[alt] ?? '']);
  return (
    <PictureField
      name={name}
      label={pageLabels[name]}
      value={value}
      error={error}
      onChange={onChange}
      onAlt={(chosen) => form.set({ [alt]: described(chosen, before) })}
    />
  );
}

/** Restores the original text of the page, or the original picture with its alternative text. */
function Original({ form, page, name, kind }: FieldProps) {
  const { texts } = pages[page];
  const original = texts[name];
  if (original === undefined || form.values[name] === original) return null;
  const alt = altOf(name);
  const words = kind === 'picture' ? 'Voltar à imagem original' : 'Voltar ao texto original';
  return (
    <Button
      look="ghost"
      className="-ml-3.5"
      aria-label={`${words} de ${pageLabels[name]}`}
      onClick={() => {
        form.set({ [name]: original, ...(kind === 'picture' && { [alt]: texts[alt] }) });
        // The button disappears.
        goToField(name);
      }}
    >
      <RotateCcw aria-hidden size={14} />
      {words}
    </Button>
  );
}
