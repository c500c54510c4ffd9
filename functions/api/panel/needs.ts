import type { MiddlewareHandler } from 'hono';
import { NOUNS } from '../../../src/shared/nouns';
import { can, type Permission } from '../../../src/shared/permissions';
import type { AppEnv } from '../../env';
import { ApiFailure, notFound } from '../../http/errors';

/**
 * What each part of the back office asks for, by the word that follows `/api/panel/`. A noun asks for itself; another
 * part without a line answers nobody. `search`, `activity` and `presence` are open to whoever opens the panel, and tell each
 * of the nouns that are theirs only.
 */
const NEEDS = new Map<string, Permission>([
  ...NOUNS.map((noun) => [noun, noun] as const),
  ['stats', 'panel'],
  ['search', 'panel'],
  ['activity', 'panel'],
  ['presence', 'panel'],
  ['postal-codes', 'locations'],
  ['exports', 'transfer'],
  ['imports', 'transfer'],
  ['backup', 'backup'],
]);

/** Behind `requireUser`: lets only those through to whom a role, as D1 has it now, grants what this part needs. */
export const requirePermission: MiddlewareHandler<AppEnv> = (c, next) => {
  const { user } = c.var;
  if (!can(user, 'panel')) throw forbidden('Sua conta não tem acesso ao painel.');
  const needed = NEEDS.get(c.req.path.split('/')[3] ?? '');
  if (!needed) throw notFound('Endereço não encontrado');
  if (!can(user, needed)) throw forbidden('O seu papel não dá acesso a esta parte do painel.');
  return next();
};

export function forbidden(error: string): ApiFailure {
  return new ApiFailure(403, { error, code: 'forbidden' });
}
