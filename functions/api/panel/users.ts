import { type Context, Hono } from 'hono';
import { pageOf } from '../../../src/shared/page';
import { ROLES, type Role } from '../../../src/shared/roles';
import type { UserRow } from '../../../src/shared/user';
import { z } from '../../../src/shared/zod';
import { runBatch } from '../../db/batch';
import { wasHeld } from '../../db/guard';
import { mailQueued } from '../../db/outbox';
import {
  deletionRecorded,
  secondStepRemoved,
  sessionsEndedBy,
  userActivated,
  userDeactivated,
} from '../../db/panel/access';
import { roleGranted, roleRevoked, userPage, userRow } from '../../db/panel/users';
import type { AppEnv } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { pathParams, queryParams } from '../../http/valid';
import { accountErased } from '../../mail/account-erased';
import { goodbye } from '../../mail/messages';
import { mailOrigin } from '../../mail/origin';
import { secondStepRemoved as secondStepRemovedMail } from '../../mail/passkey-messages';
import { invitations } from './invitations';
import { listChanged, listQuery } from './list-query';
import { lastAdmin, NOT_FOUND, personOf, spareAdministrators, toUser, userId, userPath } from './people';
import { author } from './writes';

const PAGE_SIZE = 50;
/** A person's account has no version: the switch holds whoever used it last. */
const activation = z.strictObject({ active: z.boolean() });
const one = pathParams(userPath, NOT_FOUND);
const rolePath = pathParams(userPath.extend({ role: z.enum(ROLES) }), 'Papel não encontrado');

export const users = new Hono<AppEnv>()
  .get('/', queryParams(listQuery('users', z.tuple([userId]))), async (c) => {
    const query = c.req.valid('query');
    const found = await c.var.read(userPage, query, PAGE_SIZE + 1);
    // The person of the cursor may have been deleted: an empty page is then not the end of the list.
    if (query.after && found.length === 0 && (await userRow(c.var.db, query.after[0])).length === 0) {
      throw listChanged();
    }
    return c.json(
      pageOf(found, PAGE_SIZE, (last) => [last.id], toUser),
      200,
    );
  })
  .route('/', invitations)
  .put('/:id/roles/:role', rolePath, async (c) => {
    const { id, role } = c.req.valid('param');
    const { roles } = await personOf(c, id);
    spareAdministrators(c, { roles: [...roles, role] });
    await wasHeld(runBatch(c.var.db, roleGranted(c.var.db, { author: author(c), userId: id, role })));
    return c.json({ user: await personOf(c, id) }, 200);
  })
  .delete('/:id/roles/:role', rolePath, async (c) => {
    const { id, role } = c.req.valid('param');
    const { roles } = await personOf(c, id);
    spareAdministrators(c, { roles: [...roles, role] });
    const revocation = roleRevoked(c.var.db, { author: author(c), userId: id, role });
    if (!(await wasHeld(runBatch(c.var.db, revocation)))) throw keptRole(c, await personOf(c, id), role);
    const [left] = await userRow(c.var.db, id);
    return c.json({ user: left ? toUser(left) : null }, 200);
  })
  .put('/:id/active', one, jsonBody(activation, AUTH_BODY), async (c) => {
    const { db } = c.var;
    const { active } = c.req.valid('json');
    const { id } = await actedOn(c, c.req.valid('param').id, 'Você não pode desativar a sua própria conta.');
    const about = { author: author(c), userId: id };
    const now = new Date().toISOString();
    await wasHeld(runBatch(db, active ? userActivated(db, about) : userDeactivated(db, about, now)));
    const user = await personOf(c, id);
    if (user.active !== active) throw lastAdmin();
    return c.json({ user }, 200);
  })
  .delete('/:id/sessions', one, async (c) => {
    const user = await personOf(c, c.req.valid('param').id);
    spareAdministrators(c, user);
    const { id } = user;
    const about = { author: author(c), userId: id };
    await runBatch(c.var.db, sessionsEndedBy(c.var.db, about, new Date().toISOString(), c.var.sessionId));
    return c.json({ user: await personOf(c, id) }, 200);
  })
  .delete('/:id/passkeys', one, async (c) => {
    const { db } = c.var;
    const hint = 'Para remover as suas próprias chaves de acesso, vá a “Minha conta”.';
    const { id, name, email } = await actedOn(c, c.req.valid('param').id, hint);
    const mail = secondStepRemovedMail({ name, origin: mailOrigin(c.env, c.req.raw) });
    const removal = [
      ...secondStepRemoved(db, { author: author(c), userId: id }, new Date().toISOString()),
      mailQueued(db, { to: email, ...mail }, id),
    ];
    // A person without passkeys is the desired state, so a lost guard is no failure.
    await wasHeld(runBatch(db, removal));
    return c.json({ user: await personOf(c, id) }, 200);
  })
  .delete('/:id', one, async (c) => {
    const { db } = c.var;
    const hint = 'Para excluir a sua própria conta, vá a “Minha conta”.';
    const user = await actedOn(c, c.req.valid('param').id, hint);
    const origin = mailOrigin(c.env, c.req.raw);
    const deletion = [
      deletionRecorded(db, { author: author(c), userId: user.id }),
      ...(await accountErased(db, user, origin)),
      mailQueued(db, { to: user.email, ...goodbye({ origin, asked: false }) }),
    ];
    if (await wasHeld(runBatch(db, deletion))) return c.json({ ok: true as const }, 200);
    await personOf(c, user.id);
    throw lastAdmin();
  });

/** Returns the person to act on. Throws for the caller's account, and for administrators as `spareAdministrators` does. */
async function actedOn(c: Context<AppEnv>, id: string, error: string): Promise<UserRow> {
  if (id === c.var.user.id) throw new ApiFailure(409, { error, code: 'own-account' });
  const user = await personOf(c, id);
  spareAdministrators(c, user);
  return user;
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
  return lastAdmin();
}
