import { type RefObject, useId, useState } from 'react';
import { escapeXml } from '../../shared/escape-xml';
import { LABELS } from '../../shared/typed/post';

type Props = {
  /** Content of the post (HTML). */
  value: string;
  onChange: (value: string) => void;
  /** Whether the user already writes here. */
  isWritten: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Receives the number of paragraphs that were typed here. */
  onParagraphs: (count: number) => void;
};

/** Stands in for the editor until that is loaded. Words that are typed already become paragraphs before the text. */
export function EarlyText({ value, onChange, isWritten, field, onParagraphs }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');

  function write(words: string) {
    onChange(paragraphsOf(words).join('') + value.slice(paragraphsOf(typed).join('').length));
    onParagraphs(paragraphsOf(words).length);
    setTyped(words);
  }

  return (
    <div>
      {isWritten ? (
        <>
          <label htmlFor={id} className="font-medium text-ink">
            {LABELS.content}
          </label>
          <textarea
            ref={field}
            id={id}
            className="control min-h-56"
            value={typed}
            onChange={({ target }) => write(target.value)}
          />
        </>
      ) : (
        <p className="font-medium text-ink">{LABELS.content}</p>
      )}
      <p role="status" className={isWritten ? 'text-sm text-muted' : 'control min-h-56 text-muted'}>
        Carregando...
      </p>
    </div>
  );
}

function paragraphsOf(words: string): string[] {
  return words === '' ? [] : words.split('\n').map((line) => `<p>${escapeXml(line)}</p>`);
}
