import type { Context } from 'hono';
import { userById } from '../db/users';
import type { AppEnv } from '../env';
import { ApiFailure } from '../http/errors';
import { signedOut } from './guard';
import { limitTries } from './limit';
import { verifyPassword } from './password';

/**
 * Checks the password, for actions that need more than an open session: changing it, deleting the account, adding or removing
 * a way to sign in, a backup of the site. Returns the hash that it matched; throws a 403 that names `field` if it is wrong.
 */
export async function proveOwner(c: Context<AppEnv>, password: string, field: string): Promise<string> {
  // Counted per session: guesses in a stolen session do not lock the owner out of their own.
  await limitTries(c, 'passwordCheck', c.var.sessionId);
  const [row] = await userById(c.var.db, c.var.user.id);
  // The account was deleted since this request began.
  if (!row) throw signedOut();
  if ((await verifyPassword(password, row.passwordHash)) && row.passwordHash) return row.passwordHash;
  throw notTheirs(field);
}

export function notTheirs(field: string): ApiFailure {
  const error = 'A senha atual não confere.';
  return new ApiFailure(403, { error, code: 'wrong-password', fields: { [field]: error } });
}
