import { Images } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
};

/** The address of a picture: typed by hand or chosen from the library, with a look at what it leads to. */
export function PictureField({
  value,
  onChange,
  onAlt,
  placeholder = 'https://... ou uma imagem da Mídia',
  ...field
}: Props) {
  const [picking, setPicking] = useState(false);
  const shown = useRested(value.trim());
  return (
    <div>
      <Field
        {...field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <FieldPreview key={shown} address={shown} />
        <Button onClick={() => setPicking(true)} title={`Para o campo ${field.label}`}>
          <Images aria-hidden size={16} />
          Escolher da Mídia
        </Button>
      </div>
      {picking && (
        <PicturePicker
          onClose={() => setPicking(false)}
          onChoose={({ src, alt }) => {
            setPicking(false);
            onChange(src);
            onAlt?.(alt);
          }}
        />
      )}
    </div>
  );
}
