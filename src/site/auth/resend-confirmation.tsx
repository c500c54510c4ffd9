import { useState } from 'react';
import { outcome } from '../../lib/answer';
import { accountApi } from '../../lib/session';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';

/** Asks for another link that confirms one's own sign-up: the password tells whose it is. */
export function ResendConfirmation({ email, password }: { email: string; password: string }) {
  const [pending, setPending] = useState(false);

  async function resend() {
    setPending(true);
    const result = await outcome(accountApi().auth.confirmations.$post({ json: { email, password } }));
    setPending(false);
    if (result.ok)
      toast({ title: 'Email enviado', description: `Se ${email} espera confirmação, o novo link chega logo.` });
    else toast({ title: 'Erro ao enviar email', description: result.failure.message, destructive: true });
  }

  return (
    <Button look="soft" onClick={resend} disabled={pending}>
      {pending ? 'Enviando...' : 'Reenviar link de confirmação'}
    </Button>
  );
}
