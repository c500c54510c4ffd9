import type { Context } from 'hono';
import { userById } from '../db/users';
import type { AppEnv } from '../env';
import { ApiFailure } from '../http/errors';
import { limitTries } from './limit';
import { verifyPassword } from './password';

/**
 * What an open session alone does not do, a password does besides: to change it, to delete the account, to take all data
 * out. Gives the hash of what was proven; 403 that names `field` otherwise.
 */
export async function proveOwner(c: Context<AppEnv>, password: string, field: string): Promise<string> {
  // By session: whoever guesses in a stolen one does not keep the owner from acting in their own.
  await limitTries(c, 'passwordCheck', c.var.sessionId);
  const [row] = await userById(c.var.db, c.var.user.id);
  if ((await verifyPassword(password, row?.passwordHash)) && row?.passwordHash) return row.passwordHash;
  throw notTheirs(field);
}

export function notTheirs(field: string): ApiFailure {
  const error = 'A senha atual não confere.';
  return new ApiFailure(403, { error, code: 'wrong-password', fields: { [field]: error } });
}
