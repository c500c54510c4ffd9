import { Images } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/field';
import { Button } from '../parts/button';
import { useRested } from '../parts/use-rested';
import { FieldPreview } from './field-preview';
import { PicturePicker } from './picture-picker';

type Props = {
  label: string;
  /** An address, or whatever stands there while it is typed; empty for none. */
  value: string;
  onChange: (address: string) => void;
  /** What the library says of the picture that was chosen in it, if only nothing: for a field beside this one. */
  onAlt?: (alt: string) => void;
  name?: string;
  hint?: ReactNode;
  placeholder?: string;
  error?: string | undefined;
  required?: boolean;
  /** The library leads; the address is behind it, unless there is nothing yet. */
  isFolded?: boolean;
  /** Begins with the library. */
  isAsking?: boolean;
};

const PLACEHOLDER = { placeholder: 'https://... ou uma imagem da Mídia' };

/** The address of a picture: typed by hand or chosen from the library, with a look at what it leads to. */
export function PictureField({ isFolded = false, isAsking = false, value, onChange, onAlt, ...field }: Props) {
  const [picking, setPicking] = useState(false);
  /** How often one was chosen: its address is folded away again. */
  const [choices, setChoices] = useState(0);
  const shown = useRested(value.trim());
  // Once what it stands in is open: what opens last stands above.
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

/** The second way to a picture, which a problem opens. */
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
