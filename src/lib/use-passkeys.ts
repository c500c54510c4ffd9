import { useCallback, useEffect, useState } from 'react';
import type { Passkey } from '../shared/passkey';
import { outcome, UNREACHED } from './answer';
import { accountApi } from './session';

export type Standing = { passkeys: Passkey[]; codesLeft: number };

/** Returns the signed-in person's passkeys and number of recovery codes left; `failed` says why they could not be read. */
export function usePasskeys() {
  const [standing, setStanding] = useState<Standing>();
  const [failed, setFailed] = useState('');

  const read = useCallback(async () => {
    setFailed('');
    const answer = await outcome(accountApi().me.passkeys.$get());
    if (answer.ok) setStanding(answer.body);
    else setFailed(answer.failure.message ?? 'Tente de novo em instantes.');
  }, []);

  useEffect(() => {
    void read();
  }, [read]);

  return { standing, setStanding, failed, read };
}

/** Calls that change existing passkeys and codes. */
export const passkeyCalls = {
  rename: (id: string, name: string) =>
    outcome(accountApi().me.passkeys[':id'].$patch({ param: { id }, json: { name } })),
  remove: (id: string, password: string) =>
    outcome(accountApi().me.passkeys[':id'].removal.$post({ param: { id }, json: { password } })),
  renewCodes: (password: string) => outcome(accountApi().me['recovery-codes'].$post({ json: { password } })),
};

/** Creates a passkey. The code for it is fetched only now. */
export async function addPasskey(name: string, password: string) {
  const fetched = await import('./passkeys').catch(() => null);
  return fetched ? fetched.addPasskey(name, password) : ({ ok: false, failure: UNREACHED } as const);
}

/** `Restam 3 códigos de recuperação.` */
export function codesLeftText(left: number): string {
  if (left === 0) return 'Não resta nenhum código de recuperação.';
  return left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`;
}

/** Returns the codes as a file to print or to store. */
export function codesFile(codes: string[]): Blob {
  const head = 'Códigos de recuperação da sua conta Soul. Cada um abre a conta uma vez, junto com a senha.';
  return new Blob([`${head}\n\n${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' });
}
