import { type Context, Hono } from 'hono';
import { pageOf } from '../../../src/shared/page';
import { ROLES, type Role } from '../../../src/shared/permissions';
import { userSearchText } from '../../../src/shared/search';
import { invitationInput, type UserRow } from '../../../src/shared/user';
import { z } from '../../../src/shared/zod';
import { timeLeft } from '../../auth/lifetime';
import { limitTries } from '../../auth/limit';
import { makeMailboxToken } from '../../auth/mailbox-token';
import { wasHeld } from '../../db/guard';
import { tokenReplaced } from '../../db/mailbox-tokens';
import { mailQueued } from '../../db/outbox';
import { invited, roleGranted, roleRevoked, sessionsEndedBy, userPage, userRow } from '../../db/panel/users';
import { runBatch } from '../../db/records';
import { userByEmail } from '../../db/users';
import type { AppEnv } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { ApiFailure, orNotFound } from '../../http/errors';
import { pathParams, queryParams } from '../../http/valid';
import { invitation } from '../../mail/messages';
import { mailOrigin } from '../../mail/origin';
import { listQuery } from './list-query';
import { author } from './writes';

const NOT_FOUND = 'Conta não encontrada';
const PAGE_SIZE = 50;
const id = z.string().max(64);
const userPath = pathParams(z.object({ id }), NOT_FOUND);
const rolePath = pathParams(z.object({ id, role: z.enum(ROLES) }), 'Papel não encontrado');

export const users = new Hono<AppEnv>()
  .get('/', queryParams(listQuery('users', z.tuple([id]))), async (c) => {
    const found = await c.var.read((db) => userPage(db, c.req.valid('query'), PAGE_SIZE + 1));
    return c.json(
      pageOf(found, PAGE_SIZE, (last) => [last.id], toUser),
      200,
    );
  })
  .post('/invitations', jsonBody(invitationInput, AUTH_BODY), async (c) => {
    await limitTries(c, 'invitation', c.var.user.id);
    return c.json({ user: await found(c, await invite(c)) }, 201);
  })
  .put('/:id/roles/:role', rolePath, async (c) => {
    const { id, role } = c.req.valid('param');
    await wasHeld(runBatch(c.var.db, roleGranted(c.var.db, { author: author(c), userId: id, role })));
    return c.json({ user: await found(c, id) }, 200);
  })
  .delete('/:id/roles/:role', rolePath, async (c) => {
    const { id, role } = c.req.valid('param');
    const revocation = roleRevoked(c.var.db, { author: author(c), userId: id, role });
    if (!(await wasHeld(runBatch(c.var.db, revocation)))) throw keptRole(c, await found(c, id), role);
    const [left] = await userRow(c.var.db, id);
    return c.json({ user: left ? toUser(left) : null }, 200);
  })
  .delete('/:id/sessions', userPath, async (c) => {
    const { id } = c.req.valid('param');
    await found(c, id);
    await runBatch(c.var.db, sessionsEndedBy(c.var.db, author(c), id, new Date().toISOString(), c.var.sessionId));
    return c.json({ user: await found(c, id) }, 200);
  });

type Invitation = { in: { json: unknown }; out: { json: z.output<typeof invitationInput> } };

/** Grants the role to whoever has the address, known here or not, and sends them a link to choose a password. */
async function invite(c: Context<AppEnv, string, Invitation>, retry = true): Promise<string> {
  const { db, user } = c.var;
  const { name, email, role } = c.req.valid('json');
  const [known] = await userByEmail(db, email);
  const userId = known?.id ?? crypto.randomUUID();
  const holds = known ? (await found(c, userId)).roles.includes(role) : false;
  const { token, hash, expiresAt } = makeMailboxToken('invitation');
  const origin = mailOrigin(c.env, c.req.raw);
  const mail = invitation({ name: known?.name ?? name, origin, token, invitedBy: user.name });
  const newcomer = { id: userId, name, email, searchText: userSearchText({ name, email }) };
  try {
    await runBatch(db, [
      ...(known ? [] : invited(db, author(c), newcomer)),
      ...(holds ? [] : roleGranted(db, { author: author(c), userId, role })),
      tokenReplaced(db, { userId, purpose: 'invitation', hash, expiresAt }),
      mailQueued(db, { to: email, ...mail }, userId, user.id),
    ]);
    return userId;
  } catch (error) {
    // Somebody else invited them in the same instant, or they signed up.
    if (retry) return invite(c, false);
    throw error;
  }
}

function keptRole(c: Context<AppEnv>, user: UserRow, role: Role): ApiFailure {
  if (!user.roles.includes(role))
    return new ApiFailure(404, { error: 'Esta pessoa não tem este papel.', code: 'not-found' });
  if (user.id === c.var.user.id && user.roles.length === 1) {
    return new ApiFailure(409, {
      error: 'Este é o seu único papel: sem ele, você perderia o acesso ao painel.',
      code: 'last-role',
    });
  }
  return new ApiFailure(409, {
    error: 'Esta é a única pessoa que administra o site. Passe o papel adiante antes.',
    code: 'last-admin',
  });
}

async function found(c: Context<AppEnv>, id: string): Promise<UserRow> {
  const [row] = await userRow(c.var.db, id);
  return toUser(orNotFound(row, NOT_FOUND));
}

type Row = Awaited<ReturnType<typeof userRow>>[number];

function toUser({ confirmedAt, invited, roles, sessions, ...row }: Row): UserRow {
  const held: Role[] = JSON.parse(roles);
  const open: { createdAt: string; rotatedAt: string }[] = JSON.parse(sessions);
  return {
    ...row,
    roles: held,
    confirmed: confirmedAt !== null,
    invited: invited === 1,
    openSessions: open.filter((times) => timeLeft(times, held) > 0).length,
  };
}
