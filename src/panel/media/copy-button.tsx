import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../lib/toast';
import { Button } from '../parts/button';

/** Copies a picture's address. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({
        title: 'Não foi possível copiar',
        description: 'Selecione o endereço e copie à mão.',
        destructive: true,
      });
    }
  }

  return (
    <>
      <Button onClick={() => void copy()}>
        {copied ? <Check aria-hidden size={15} /> : <Copy aria-hidden size={15} />}
        Copiar endereço
      </Button>
      <span role="status" className="self-center text-sm text-success">
        {copied && 'Copiado'}
      </span>
    </>
  );
}
