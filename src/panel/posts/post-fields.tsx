import { type KeyboardEvent, lazy, Suspense, useRef } from 'react';
import type { PostState } from '../../shared/publication';
import { LABELS, type PostValues } from '../../shared/typed/post';
import { Field, TextAreaField } from '../../ui/field';
import { AltOffer } from '../media/alt-offer';
import { PictureField } from '../media/picture-field';
import { useAltOf } from '../media/use-alt-of';
import { AuthorFields } from './author-fields';
import { CategoryField } from './category-field';
import type { PostForm } from './post-form';
import { PublicationField } from './publication-field';

/** The rich text is most of this screen's code, so it loads in a chunk of its own while the title is typed. */
const RichText = lazy(async () => ({ default: (await import('./editor/rich-text')).RichText }));

/** Fields of the text pane; all others are details. */
export const WRITTEN: (keyof PostValues)[] = ['title', 'content'];

type TextProps = {
  form: PostForm;
  /** Receives the index of the caret's block. */
  onBlock: (block: number) => void;
};

export function TextFields({ form, onBlock }: TextProps) {
  /** The title, if Enter was pressed there before the editor was loaded. */
  const left = useRef<HTMLElement>(null);

  /** Moves from the title to the text on Enter, as in a single document. */
  function goOnInBody({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    const body = currentTarget.form?.querySelector<HTMLElement>('[contenteditable="true"]');
    if (body) body.focus();
    else left.current = currentTarget;
    nativeEvent.preventDefault();
  }

  return (
    <>
      <div className="[&_.control]:field-sizing-content [&_.control]:resize-none [&_.control]:text-xl [&_.control]:font-semibold not-supports-[field-sizing:content]:[&_.control]:h-18">
        <TextAreaField
          label={LABELS.title}
          rows={1}
          {...form.text('title')}
          onChange={({ target }) => form.set({ title: inOneLine(target.value) })}
          onKeyDown={goOnInBody}
        />
      </div>
      <Suspense fallback={<ContentComing />}>
        <RichText
          label={LABELS.content}
          onBlock={onBlock}
          setOut={form.setOut}
          isAwaited={() => left.current !== null && left.current === document.activeElement}
          {...form.bind('content')}
        />
      </Suspense>
    </>
  );
}

type DetailProps = {
  form: PostForm;
  categories: string[];
  /** Stored state of the post. */
  state: PostState;
};

export function DetailFields({ form, categories, state }: DetailProps) {
  const { imageAlt } = form.values;
  const altOf = useAltOf([imageAlt]);
  return (
    <>
      <PublicationField form={form} state={state} />
      <CategoryField
        label={LABELS.category}
        names={categories}
        placeholder="Ex.: Nutrição, Treino"
        {...form.bind('category')}
      />
      <TextAreaField label={LABELS.excerpt} rows={2} {...form.text('excerpt')} />
      <PictureField
        label={LABELS.image}
        onAlt={(chosen) => form.set({ imageAlt: altOf(chosen, imageAlt) })}
        {...form.bind('image')}
      />
      <AltOffer address={form.values.image} alt={imageAlt}>
        <Field label={LABELS.imageAlt} hint="O que a imagem mostra, para quem não a vê." {...form.text('imageAlt')} />
      </AltOffer>
      <AuthorFields form={form} />
    </>
  );
}

/** Replaces pasted line breaks by spaces: the field wraps and grows with a long title. */
const inOneLine = (typed: string) => typed.replace(/\s*[\r\n]+\s*/g, ' ');

function ContentComing() {
  return (
    <div>
      <p className="font-medium text-ink">{LABELS.content}</p>
      <p role="status" className="control min-h-56 text-muted">
        Carregando...
      </p>
    </div>
  );
}
