import { Images } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/field';
import { Button } from '../parts/button';
import { useRested } from '../parts/use-rested';
import { FieldPreview } from './field-preview';
import { PicturePicker } from './picture-picker';

type Props = {
  label: string;
  /** The address, also while it is still incomplete; empty for none. */
  value: string;
  onChange: (address: string) => void;
  /** Receives the library's alternative text of a chosen picture, also an empty one, for a field beside this one. */
  onAlt?: (alt: string) => void;
  name?: string;
  hint?: ReactNode;
  placeholder?: string;
  error?: string | undefined;
  required?: boolean;
  /** Shows the library first and folds the address away, unless there is no picture yet. */
  isFolded?: boolean;
  /** Opens the library at once. */
  isAsking?: boolean;
};

const PLACEHOLDER = { placeholder: 'https://... ou uma imagem da Mídia' };

/** Edits the address of a picture, typed or chosen from the library, with a preview. */
export function PictureField({ isFolded = false, isAsking = false, value, onChange, onAlt, ...field }: Props) {
  const [picking, setPicking] = useState(false);
  /** Number of choices made. Each one folds the address again. */
  const [choices, setChoices] = useState(0);
  const shown = useRested(value.trim());
  // Opens after the surrounding dialog: the dialog opened last is on top.
  useEffect(() => setPicking(isAsking), [isAsking]);

  const address = (
    <Field
      {...PLACEHOLDER}
      {...field}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
  const choice = (
    <div className="flex flex-wrap items-center gap-3">
      <FieldPreview key={shown} address={shown} isLarge={isFolded} />
      <Button onClick={() => setPicking(true)} title={`Para o campo ${field.label}`}>
        <Images aria-hidden size={16} />
        Escolher da Mídia
      </Button>
    </div>
  );
  return (
    <div className="grid gap-2">
      {isFolded ? (
        <>
          {choice}
          <Fold key={choices} isOpenAtFirst={!value} error={field.error}>
            {address}
          </Fold>
        </>
      ) : (
        <>
          {address}
          {choice}
        </>
      )}
      {picking && (
        <PicturePicker
          onClose={() => setPicking(false)}
          onChoose={([chosen]) => {
            setPicking(false);
            if (!chosen) return;
            setChoices(choices + 1);
            onChange(chosen.src);
            onAlt?.(chosen.alt);
          }}
        />
      )}
    </div>
  );
}

type FoldProps = { isOpenAtFirst: boolean; error: string | undefined; children: ReactNode };

/** Folds the address field. A problem in it opens the fold. */
function Fold({ isOpenAtFirst, error, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [open] = useState(isOpenAtFirst);
  useEffect(() => {
    if (error && fold.current) fold.current.open = true;
  }, [error]);
  return (
    <details ref={fold} open={open}>
      <summary className="w-fit rounded-md py-1 text-sm font-medium text-primary-deep">Usar um endereço</summary>
      <div className="mt-1">{children}</div>
    </details>
  );
}
