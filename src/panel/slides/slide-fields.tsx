import type { SlideRecord } from '../../shared/slide';
import { showsEarlierOnPhones, slideLabels } from '../../shared/typed/slide';
import { Field, SelectField, TextAreaField } from '../../ui/field';
import { PictureField } from '../media/picture-field';
import { Button } from '../parts/button';
import { Switch } from '../parts/switch';
import { Warning } from '../parts/warning';
import { ButtonFields } from './button-fields';
import { type SlideForm, toneLabels } from './slide-values';

type Props = {
  form: SlideForm;
  /** The slide as last saved; null for a new one. */
  stored: SlideRecord | null;
  /** The highest position that it can take. */
  last: number;
};

/** Edits a slide. */
export function SlideFields({ form, stored, last }: Props) {
  const { values, text, bind, set } = form;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <section className="panel-card grid gap-4 p-5">
        <Field label={slideLabels.title} {...text('title')} required />
        <TextAreaField label={slideLabels.subtitle} {...text('subtitle')} rows={2} />
        <PictureField label={slideLabels.imageUrl} {...bind('imageUrl')} required hint="Deitada, para telas largas." />
        <div role="status" className="empty:hidden">
          {stored && showsEarlierOnPhones(values, stored) && (
            <Warning>
              <p>Os celulares continuam com a imagem alta de antes. Troque-a também, abaixo, ou tire-a daqui.</p>
              <Button className="mt-2" onClick={() => set({ tallImageUrl: '' })}>
                Tirar a imagem alta
              </Button>
            </Warning>
          )}
        </div>
        <PictureField
          label={slideLabels.tallImageUrl}
          {...bind('tallImageUrl')}
          hint="Em pé. Sem ela, celulares mostram a imagem deitada, cortada."
        />
        <SelectField label={slideLabels.tone} {...text('tone')}>
          <option value="light">{toneLabels.light}</option>
          <option value="dark">{toneLabels.dark}</option>
        </SelectField>
      </section>
      <ButtonFields form={form} number={1} />
      <ButtonFields form={form} number={2} />
      <section className="panel-card grid items-start gap-4 p-5 sm:grid-cols-2">
        <Field
          label={slideLabels.position}
          {...text('position')}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          required
          hint={placeHint(Number.parseInt(values.position, 10), last)}
        />
        <div className="sm:pt-7">
          <Switch
            label={slideLabels.active}
            name="active"
            checked={values.active}
            onChange={(active) => set({ active })}
            hint={values.active ? 'Aparece na página inicial.' : 'Fica guardado, sem aparecer no site.'}
          />
        </div>
      </section>
    </div>
  );
}

/** Explains a position, which counts from 0, by the place in the list, which counts from 1. */
function placeHint(position: number, last: number): string {
  const counts = 'Conta a partir de 0';
  if (position > last)
    return `${counts}: ${position} passa do fim, e o slide fica no último lugar da lista, o ${last + 1}º.`;
  return position >= 0 ? `${counts}: ${position} é o ${position + 1}º lugar da lista.` : `${counts}.`;
}
