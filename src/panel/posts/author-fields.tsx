import { useQuery } from '@tanstack/react-query';
import { type InputEvent, useRef, useState } from 'react';
import { unwrap } from '../../lib/api';
import { AUTHOR_DETAILS, type AuthorDetail, authorNamed, broughtBy } from '../../shared/post-author';
import { LABELS } from '../../shared/typed/post';
import { TextAreaField } from '../../ui/field';
import { api } from '../api';
import { PictureField } from '../media/picture-field';
import { SuggestedField } from '../parts/suggested-field';
import { AuthorNote, type Brought } from './author-note';
import type { PostForm } from './post-form';

/** Query of all known authors. */
const authors = {
  queryKey: ['posts', 'authors'],
  queryFn: () => unwrap(api.panel.posts.authors.$get()),
};

/** Edits a post's author: a new one, or a known one with picture and biography. */
export function AuthorFields({ form }: { form: PostForm }) {
  const { data: known = [] } = useQuery(authors);
  const { values } = form;
  const field = useRef<HTMLInputElement>(null);
  /** Name when the field got focus, or the one that last filled the other fields. */
  const [begun, setBegun] = useState('');
  const [brought, setBrought] = useState<Brought | null>(null);

  /** Fills in the details of a known author once the name is complete; does nothing if the name is unchanged. */
  function bring(name: string) {
    const chosen = authorNamed(known, name);
    if (name === begun) return;
    setBegun(chosen?.author ?? name);
    if (!chosen) return leave();
    const { filled, kept } = broughtBy(chosen, known, values);
    form.set({ ...filled, author: chosen.author });
    setBrought({ chosen, filled, kept, before: values });
  }

  /** Removes the previous author's details. Restores those typed before, except details of yet another known author. */
  function leave() {
    if (!brought) return;
    const { chosen, before } = brought;
    const typed = (detail: AuthorDetail) => (known.some((one) => one[detail] === before[detail]) ? '' : before[detail]);
    const theirs = AUTHOR_DETAILS.filter((detail) => values[detail] === (chosen[detail] ?? ''));
    form.set(Object.fromEntries(theirs.map((detail): [AuthorDetail, string] => [detail, typed(detail)])));
    setBrought(null);
  }

  function onInput({ nativeEvent, currentTarget }: InputEvent<HTMLInputElement>) {
    if (isChosen(nativeEvent)) bring(currentTarget.value);
  }

  function replace({ chosen, filled, kept, before }: Brought) {
    const replaced = Object.fromEntries(kept.map((detail): [AuthorDetail, string] => [detail, chosen[detail] ?? '']));
    form.set(replaced);
    setBrought({ chosen, filled: { ...filled, ...replaced }, kept: [], before });
    field.current?.focus();
  }

  function takeBack({ filled, before }: Brought) {
    const { authorImage, authorBio } = before;
    form.set({ ...('authorImage' in filled && { authorImage }), ...('authorBio' in filled && { authorBio }) });
    setBrought(null);
    field.current?.focus();
  }

  return (
    <fieldset className="panel-card min-w-0 mt-2 grid gap-4 p-4">
      <legend className="sr-only">Quem escreveu</legend>
      <p aria-hidden className="font-semibold text-ink">
        Quem escreveu
      </p>
      <SuggestedField
        ref={field}
        label={LABELS.author}
        names={known.map(({ author }) => author)}
        autoComplete="off"
        {...form.text('author')}
        onFocus={({ currentTarget }) => setBegun(currentTarget.value)}
        onInput={onInput}
        onBlur={({ currentTarget }) => bring(currentTarget.value)}
      />
      <AuthorNote brought={brought} values={values} onReplace={replace} onTakeBack={takeBack} />
      <PictureField label={LABELS.authorImage} {...form.bind('authorImage')} />
      <TextAreaField label={LABELS.authorBio} rows={2} {...form.text('authorBio')} />
    </fieldset>
  );
}

/** Returns whether a suggestion was chosen rather than typed, where the browser reports the input type. */
function isChosen(event: Event): boolean {
  const kind = 'inputType' in event ? event.inputType : undefined;
  return kind === undefined || kind === '' || kind === 'insertReplacementText';
}
