import { useState } from 'react';
import { outcome } from '../../lib/answer';
import { saveFile } from '../../lib/save-file';
import { accountApi } from '../../lib/session';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';

/** Downloads all stored data about the person as a file. */
export function Download() {
  const [pending, setPending] = useState(false);

  async function download() {
    setPending(true);
    const result = await outcome(accountApi().me.export.$get());
    setPending(false);
    if (result.ok) saveFile('meus-dados-soul.json', json(result.body));
    else toast({ title: 'Erro ao baixar seus dados', description: result.failure.message, destructive: true });
  }

  return (
    <Button look="soft" onClick={download} busy={pending}>
      {pending ? 'Preparando...' : 'Baixar meus dados'}
    </Button>
  );
}

function json(body: unknown): Blob {
  return new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' });
}
