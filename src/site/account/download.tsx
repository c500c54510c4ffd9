import { useState } from 'react';
import { outcome } from '../../lib/answer';
import { accountApi } from '../../lib/session';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';

/** Everything that is kept of the person, as a file. */
export function Download() {
  const [pending, setPending] = useState(false);

  async function download() {
    setPending(true);
    const result = await outcome(accountApi().me.export.$get());
    setPending(false);
    if (result.ok) save(JSON.stringify(result.body, null, 2));
    else toast({ title: 'Erro ao baixar seus dados', description: result.failure.message, destructive: true });
  }

  return (
    <Button look="soft" onClick={download} disabled={pending}>
      {pending ? 'Preparando...' : 'Baixar meus dados'}
    </Button>
  );
}

function save(json: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = 'meus-dados-soul.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
