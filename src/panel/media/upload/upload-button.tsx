import { Upload as UploadIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button, type ButtonLook } from '../../parts/button';
import { ACCEPT } from './refusal';

type Props = { label?: string; look?: ButtonLook; single?: boolean; onFiles: (files: File[]) => void };

/** Opens the file chooser, for several pictures or a `single` one. */
export function UploadButton({ label = 'Enviar imagens', look = 'plain', single = false, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} onClick={() => input.current?.click()}>
        <UploadIcon aria-hidden size={16} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        multiple={!single}
        hidden
        aria-label={single ? 'Arquivo de imagem' : 'Arquivos de imagem'}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Otherwise choosing the same file again would fire no event.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
