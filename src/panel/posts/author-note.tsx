import type { AuthorDetail, AuthorValues, PostAuthor } from '../../shared/post-author';
import { Button } from '../parts/button';

/** The chosen author, the details filled in, those kept as typed, and the values before. */
export type Brought = {
  chosen: PostAuthor;
  filled: Partial<Record<AuthorDetail, string>>;
  kept: AuthorDetail[];
  before: AuthorValues;
};

const WORDS: Record<AuthorDetail, string> = { authorImage: 'a foto', authorBio: 'a biografia' };

const wordsOf = (details: AuthorDetail[]) => details.map((detail) => WORDS[detail]).join(' e ');

type Props = {
  brought: Brought | null;
  values: AuthorValues;
  onReplace: (brought: Brought) => void;
  onTakeBack: (brought: Brought) => void;
};

/** Says what choosing an author changed below, with undo, while the fields still hold that. */
export function AuthorNote({ brought, values, onReplace, onTakeBack }: Props) {
  const note = brought && standing(brought, values);
  return (
    <div role="status" className={note ? 'flex flex-wrap items-center gap-x-3 gap-y-2 text-sm' : 'sr-only'}>
      {note && brought && (
        <>
          <p className="min-w-0 flex-1 basis-56">{note.text}</p>
          {note.kept.length > 0 && <Button onClick={() => onReplace({ ...brought, kept: note.kept })}>Trocar</Button>}
          {note.filled.length > 0 && <Button onClick={() => onTakeBack(brought)}>Desfazer</Button>}
        </>
      )}
    </div>
  );
}

function standing({ chosen, filled, kept, before }: Brought, values: AuthorValues) {
  if (values.author.trim() !== chosen.author) return null;
  const details = Object.keys(WORDS) as AuthorDetail[];
  const still = {
    filled: details.filter((detail) => detail in filled),
    kept: kept.filter((detail) => values[detail] === before[detail]),
  };
  if (still.filled.some((detail) => values[detail] !== filled[detail])) return null;
  const texts = [
    still.filled.length > 0 && `Preenchemos ${wordsOf(still.filled)} de ${chosen.author}.`,
    still.kept.length > 0 && `Mantivemos ${wordsOf(still.kept)} que você escreveu.`,
  ].filter(Boolean);
  return texts.length > 0 ? { ...still, text: texts.join(' ') } : null;
}
