import type { Context, MiddlewareHandler } from 'hono';
import { HOUR } from '../../src/shared/duration';
import type { AppEnv } from '../env';
import { ApiFailure } from '../http/errors';
import { equalText, keyFor, seal, secretsOf } from './keys';

/** How long a backup may be downloaded after the password was given, in ms. */
const AGE = HOUR;

/** Header in which the browser sends the proof. */
const HEADER = 'X-Backup-Proof';

/** Returns a proof that the owner of this session has just given the password to download a backup. */
export function backupProof(c: Context<AppEnv>): string {
  const until = String(Date.now() + AGE);
  return `${until}.${sealed(c, c.env.AUTH_SECRET, until)}`;
}

export const requireBackupProof: MiddlewareHandler<AppEnv> = (c, next) => {
  const [until = '', given = ''] = (c.req.header(HEADER) ?? '').split('.');
  const isOurs = secretsOf(c.env).some((secret) => equalText(given, sealed(c, secret, until)));
  if (isOurs && Number(until) > Date.now()) return next();
  const error = 'Digite a sua senha de novo para baixar a cópia de segurança.';
  throw new ApiFailure(422, { error, code: 'invalid', fields: { password: error } });
};

function sealed(c: Context<AppEnv>, secret: string, until: string): string {
  return seal(keyFor(secret, 'backup'), `${c.var.user.id}:${c.var.sessionId}:${until}`);
}
