import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PostState } from '../../shared/publication';
import { LABELS, type PostValues } from '../../shared/typed/post';
import { Field, TextAreaField } from '../../ui/field';
import { AltOffer } from '../media/alt-offer';
import { PictureField } from '../media/picture-field';
import { useAltOf } from '../media/use-alt-of';
import { AuthorFields } from './author-fields';
import { CategoryField } from './category-field';
import { EarlyText } from './early-text';
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
  /** Whether the user already writes, before the editor is loaded. */
  const [isEarly, setEarly] = useState(false);
  const early = useRef<HTMLTextAreaElement>(null);
  /** The title, once the user has left it by Enter. */
  const left = useRef<HTMLElement>(null);
  /** Number of paragraphs that were typed before the editor was loaded; null if nobody waits for it. */
  const ahead = useRef<number>(null);

  /** Moves from the title to the text on Enter, as in a single document. */
  function goOnInBody({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    nativeEvent.preventDefault();
    const body = currentTarget.form?.querySelector<HTMLElement>('[contenteditable="true"]');
    if (body) return body.focus();
    left.current = currentTarget;
    ahead.current ??= 0;
    // At once: the next key is typed into the field that has the focus by then.
    flushSync(() => setEarly(true));
    early.current?.focus();
  }

  /** Returns the paragraphs typed ahead, once, unless the user has moved on to another field. */
  function takeAhead(): number | null {
    const { current } = ahead;
    ahead.current = null;
    const { activeElement, body } = document;
    return activeElement === body || activeElement === left.current ? current : null;
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
      <Suspense
        fallback={
          <EarlyText
            value={form.values.content}
            onChange={(content) => form.set({ content })}
            isWritten={isEarly}
            field={early}
            onParagraphs={(count) => {
              ahead.current = count;
            }}
          />
        }
      >
        <RichText
          label={LABELS.content}
          onBlock={onBlock}
          setOut={form.setOut}
          takeAhead={takeAhead}
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
  /** Its path on the site, if visitors see it. */
  site: string | null;
};

export function DetailFields({ form, categories, state, site }: DetailProps) {
  const { imageAlt } = form.values;
  const altOf = useAltOf([imageAlt]);
  return (
    <>
      <PublicationField form={form} state={state} site={site} />
      <CategoryField
        label={LABELS.category}
        names={categories}
        placeholder="Ex.: Nutrição, Treino"
        {...form.bind('category')}
      />
      <PictureField
        label={LABELS.image}
        onAlt={(chosen) => form.set({ imageAlt: altOf(chosen, imageAlt) })}
        {...form.bind('image')}
      />
      <AltOffer address={form.values.image} alt={imageAlt}>
        <Field label={LABELS.imageAlt} hint="O que a imagem mostra, para quem não a vê." {...form.text('imageAlt')} />
      </AltOffer>
      <TextAreaField label={LABELS.excerpt} rows={2} {...form.text('excerpt')} />
      <AuthorFields form={form} />
    </>
  );
}

/** Replaces pasted line breaks by spaces: the field wraps and grows with a long title. */
const inOneLine = (typed: string) => typed.replace(/\s*[\r\n]+\s*/g, ' ');
