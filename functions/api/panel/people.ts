import type { Context } from 'hono';
import { can } from '../../../src/shared/permissions';
import type { Role } from '../../../src/shared/roles';
import type { UserRow } from '../../../src/shared/user';
import { z } from '../../../src/shared/zod';
import { timeLeft } from '../../auth/lifetime';
import { userRow } from '../../db/panel/users';
import type { AppEnv } from '../../env';
import { ApiFailure, orNotFound } from '../../http/errors';
import { forbidden } from './needs';

export const NOT_FOUND = 'Conta não encontrada';
export const userId = z.string().max(64);
/** Path of the routes about one person. */
export const userPath = z.object({ id: userId });

/** Returns a person as the panel lists them. Throws 404 if there is none. */
export async function personOf(c: Context<AppEnv>, id: string): Promise<UserRow> {
  const [row] = await userRow(c.var.db, id);
  return toUser(orNotFound(row, NOT_FOUND));
}

type Row = Awaited<ReturnType<typeof userRow>>[number];

export function toUser({ confirmedAt, invited, deactivatedAt, roles, sessions, twoSteps, ...row }: Row): UserRow {
  const held: Role[] = JSON.parse(roles);
  const open: { createdAt: string; rotatedAt: string }[] = JSON.parse(sessions);
  return {
    ...row,
    roles: held,
    active: deactivatedAt === null,
    confirmed: confirmedAt !== null,
    invited: invited === 1,
    twoSteps: twoSteps === 1,
    openSessions: open.filter((times) => timeLeft(times, held) > 0).length,
  };
}

/** Throws 403 if the roles include `admin` and the caller may not manage administrators. */
export function spareAdministrators(c: Context<AppEnv>, { roles }: { roles: readonly Role[] }): void {
  if (!roles.includes('admin') || can(c.var.user, 'administrators')) return;
  throw forbidden('Só quem tem o papel Administração pode mudar o acesso de quem também o tem.');
}

export function lastAdmin(): ApiFailure {
  const error = 'Esta é a única pessoa com o papel Administração. Dê esse papel a outra pessoa antes.';
  return new ApiFailure(409, { error, code: 'last-admin' });
}
