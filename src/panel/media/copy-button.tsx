import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/toast';
import { Button } from '../parts/button';

/** Copies a text to the clipboard, by default a picture's address. */
export function CopyButton({ text, label = 'Copiar endereço' }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({
        title: 'Não foi possível copiar',
        description: 'Selecione o texto e copie à mão.',
        destructive: true,
      });
    }
  }

  return (
    <>
      <Button onClick={() => void copy()}>
        {copied ? <Check aria-hidden size={15} /> : <Copy aria-hidden size={15} />}
        {label}
      </Button>
      <span role="status" className="self-center text-sm text-success">
        {copied && 'Copiado'}
      </span>
    </>
  );
}
