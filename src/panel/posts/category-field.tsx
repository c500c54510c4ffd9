import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { named } from '../../shared/spelling';
import { Button } from '../parts/button';
import { SuggestedField } from '../parts/suggested-field';

type Props = Omit<ComponentProps<typeof SuggestedField>, 'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'ref'> & {
  value: string;
  onChange: (category: string) => void;
};

/**
 * Edits a category name, new or known. Another spelling of a known one would be a second category. The field warns while it
 * is typed, then replaces it by the known name, unless the user keeps it.
 */
export function CategoryField({ value, onChange, names, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null);
  /** Spelling that was replaced by a known name. */
  const [typed, setTyped] = useState('');
  const [kept, setKept] = useState('');
  const known = (name: string) => named(names, name, (category) => category);
  const category = known(value);
  const isRival = category !== undefined && category !== value.trim() && value !== kept;
  const rival = isRival ? value : category !== undefined && known(typed) === category ? typed : '';

  function settle() {
    if (!isRival) return;
    setTyped(value);
    onChange(category);
  }

  /** Settles the name on Enter and ⌘S, which save without leaving the field. */
  function onKeyDown({ key, metaKey, ctrlKey }: KeyboardEvent) {
    if (key === 'Enter' || ((metaKey || ctrlKey) && key.toLowerCase() === 's')) settle();
  }

  function keep() {
    setKept(rival);
    setTyped('');
    onChange(rival);
    // The button disappears.
    field.current?.focus();
  }

  return (
    <div>
      <SuggestedField
        names={names}
        ref={field}
        {...props}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <div role="status" className={rival ? 'mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm' : 'sr-only'}>
        {rival && (
          <>
            <p className="min-w-0 flex-1 basis-40 wrap-anywhere">“{category}” já existe: usamos esse nome.</p>
            <Button onClick={keep}>Manter “{rival.trim()}”</Button>
          </>
        )}
      </div>
    </div>
  );
}
