import type { ReactNode } from 'react';
import { pageTitle } from '../../shared/page-title';
import { describePicture } from '../../shared/picture';
import type { Appearance } from '../../shared/search-appearance';
import { searchAppearanceLabels as labels } from '../../shared/search-appearance-labels';
import type { SearchAppearanceValues } from '../../shared/typed/search-appearance';
import type { Problems } from '../../shared/typed/typed';
import { Field, TextAreaField } from '../../ui/field';
import { bound } from '../form/bound';
import { PictureField } from '../media/picture-field';
import { ROOM, roomText } from './room';
import { useSiteNames } from './site-names';

/** The part of a noun's form that edits its search appearance. */
export type AppearanceForm = {
  values: SearchAppearanceValues;
  errors: Problems<SearchAppearanceValues>;
  set: (change: Partial<SearchAppearanceValues>) => void;
  /** Names of these fields in the form, if they differ. */
  names?: Record<keyof SearchAppearanceValues, string>;
  /** Number of refused saves. */
  refusals: number;
};

/** Values that are used while the fields are empty, and their names for editors. */
export type Own = Appearance & {
  /** Text before every description. */
  lead?: string;
  words: { title: string; description: string; image: string };
};

/** Edits what a page shows in search results and shared links. Empty fields show the value that replaces them. */
export function AppearanceFields({ form, own }: { form: AppearanceForm; own: Own }) {
  const { text, bind } = bound(form.values, form.errors, form.set);
  const name = (field: keyof SearchAppearanceValues) => form.names?.[field] ?? field;
  const names = useSiteNames();
  const { searchTitle, searchDescription, shareImage } = form.values;
  const title = searchTitle.trim() || own.title;
  const { lead = '' } = own;
  const description = searchDescription.trim() || own.description;
  return (
    <div className="grid gap-4">
      <Field
        label={labels.searchTitle}
        {...text('searchTitle')}
        name={name('searchTitle')}
        placeholder={own.title}
        autoComplete="off"
        hint={
          <>
            {searchTitle.trim() === '' && `Em branco, vale ${own.words.title}. `}
            <Room text={pageTitle(title, names)} room={ROOM.title} /> A marca entra no fim.
          </>
        }
      />
      <TextAreaField
        label={labels.searchDescription}
        {...text('searchDescription')}
        name={name('searchDescription')}
        rows={3}
        placeholder={own.description}
        hint={
          <>
            {searchDescription.trim() === '' &&
              (own.description
                ? `Em branco, vale ${own.words.description}. `
                : 'Em branco, o Google escolhe um trecho da página.')}
            {description && <Room text={lead + description} room={ROOM.description} />}
            {lead && ` Começa com “${lead.trim()}”`}
          </>
        }
      />
      <PictureField
        label={labels.shareImage}
        {...bind('shareImage')}
        name={name('shareImage')}
        placeholder="Uma imagem da Mídia"
        hint={shareImage.trim() === '' ? standIn(own) : 'Sai em 1200 × 630 pixels, como na prévia.'}
      />
    </div>
  );
}

function Room({ text, room }: { text: string; room: number }): ReactNode {
  const { hint, isOver } = roomText(text, room);
  return isOver ? <span className="text-warning">{hint}</span> : hint;
}

/** Describes the fallback picture. One of another site has no preview, so the brand's is used. */
function standIn({ image, words }: Own): string {
  const isOurs = image !== null && describePicture(image) !== null;
  return `Em branco, vale ${isOurs ? words.image : 'a imagem da marca'}.`;
}
