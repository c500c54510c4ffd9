import { useId } from 'react';
import type { PostState } from '../../shared/publication';
import { heldInstant } from '../../shared/typed/clock';
import { isCoverMissing, LABELS, type Publication, scheduledFrom } from '../../shared/typed/post';
import { CopyButton } from '../media/copy-button';
import { ChoiceCard } from '../parts/choice-card';
import { MomentField } from '../parts/moment-field';
import { Warning } from '../parts/warning';
import type { PostForm } from './post-form';

const CLOCK = 'No horário de São Paulo.';

type Props = {
  form: PostForm;
  /** Stored state of the post. */
  state: PostState;
  /** Its path on the site, if visitors see it. */
  site: string | null;
};

/** Edits when visitors see the post: now, later, or not yet. */
export function PublicationField({ form, state, site }: Props) {
  const name = useId();
  const { publication } = form.values;
  const published = state === 'published' || state === 'ended';
  const isOver = published && Date.parse(heldInstant(form.values.unpublishedAt) ?? '') <= Date.now();
  const options: { value: Publication; label: string; hint: string }[] = [
    isOver
      ? { value: 'now', label: 'Publicada', hint: 'Fora do site: a data de saída já passou.' }
      : published
        ? { value: 'now', label: 'Publicada', hint: 'Já está no site, com a data abaixo.' }
        : { value: 'now', label: 'Publicar agora', hint: 'Aparece no site assim que você salvar.' },
    {
      value: 'scheduled',
      label: 'Agendar',
      hint: published ? 'Sai do site e volta na hora marcada.' : 'Aparece no site sozinha, na hora marcada.',
    },
    {
      value: 'draft',
      label: 'Rascunho',
      hint: published ? 'Sai do site e perde a data.' : 'Só é vista aqui no painel.',
    },
  ];
  return (
    <fieldset className="panel-card @container min-w-0 grid gap-3 p-4">
      <legend className="sr-only">{LABELS.publication}</legend>
      <p aria-hidden className="font-semibold text-ink">
        {LABELS.publication}
      </p>
      <div className="grid gap-2 @md:grid-cols-3">
        {options.map(({ value, label, hint }) => (
          <ChoiceCard
            key={value}
            {...{ name, label, hint }}
            isFolded
            checked={publication === value}
            onChoose={() => form.set(value === 'scheduled' ? scheduledFrom(form.values) : { publication: value })}
          />
        ))}
      </div>
      {site && (
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          <CopyButton text={new URL(site, location.origin).href} />
        </div>
      )}
      <div role="status" className="empty:hidden">
        {form.isBegun && isCoverMissing(form.values) && !isOver && (
          <Warning>
            Ainda sem capa: no lugar dela fica o nome da marca. Dá para publicar assim ou escolher uma em “
            {LABELS.image}”.
          </Warning>
        )}
      </div>
      <div className="grid gap-4 @md:grid-cols-2">
        {publication === 'now' && (
          <MomentField
            label={LABELS.publishedAt}
            hint={`${published ? 'Em branco, fica a que já tinha.' : 'Em branco, é o momento em que você salvar.'} ${CLOCK}`}
            {...form.bind('publishedAt')}
          />
        )}
        {publication === 'scheduled' && <MomentField label={LABELS.when} hint={CLOCK} {...form.bind('when')} />}
        <MomentField label={LABELS.unpublishedAt} hint={`Opcional. ${CLOCK}`} {...form.bind('unpublishedAt')} />
      </div>
    </fieldset>
  );
}
