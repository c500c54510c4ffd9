import type { MiddlewareHandler } from 'hono';
import { NOUNS } from '../../../src/shared/nouns';
import { can, type Permission } from '../../../src/shared/permissions';
import type { AppEnv } from '../../env';
import { ApiFailure, notFound } from '../../http/errors';

/**
 * The permission that each part of the back office requires, by the word after `/api/panel/`. A noun requires itself; any
 * other part without an entry is closed. `search`, `activity` and `presence` are open to everyone with access to the panel,
 * but show only the nouns that the person manages.
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

/** Requires a role with the permission of this part, as D1 has it now. Runs after `requireUser`. */
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
