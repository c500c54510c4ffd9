import { Hono, type MiddlewareHandler } from 'hono';
import { sameKeys } from '../../src/shared/joined-keys';
import { type KeptProducts, keptProductsInput } from '../../src/shared/kept-products-input';
import { type OpenSession, passwordChangeInput, passwordProof, profileInput } from '../../src/shared/user';
import { requireUser, signedOut } from '../auth/guard';
import { forgetDevice } from '../auth/known-device';
import { timeLeft } from '../auth/lifetime';
import { limitTries } from '../auth/limit';
import { hashPassword } from '../auth/password';
import { notTheirs, proveOwner } from '../auth/prove-owner';
import { forgetSession } from '../auth/session';
import { weakness } from '../auth/weak-password';
import { activityAbout, activityOfUser } from '../db/activity';
import { onlyRow, runNamed } from '../db/batch';
import { brokeRule } from '../db/failures';
import { changedRows, wasHeld } from '../db/guard';
import { keptProductsOf, keptProductsSaved } from '../db/kept-products';
import { openLinks, tokensDropped } from '../db/mailbox-tokens';
import { mailOfUser, mailQueued } from '../db/outbox';
import { passkeysOf, recoveryCodesLeft } from '../db/passkeys';
import { stepsDropped } from '../db/second-steps';
import { openSessions, sessionEnded, sessionHistory, sessionsEnded } from '../db/sessions';
import { passwordHashReplaced, roleHistory, userById, userRenamed } from '../db/users';
import type { AppEnv } from '../env';
import { AUTH_BODY, jsonBody } from '../http/body';
import { ApiFailure, orNotFound } from '../http/errors';
import { isSafe } from '../http/same-origin';
import { accountErased } from '../mail/account-erased';
import { goodbye, passwordChanged } from '../mail/messages';
import { mailOrigin } from '../mail/origin';
import { passkeys } from './passkeys';

const GONE = 'Conta não encontrada';
const SESSION_NOT_FOUND = 'Sessão não encontrada';

/** Limits the writes of one person, because anybody may have an account. */
const limitOwn: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isSafe(c.req.method)) await limitTries(c, 'ownWrite', c.var.user.id);
  await next();
};

/** Routes of a person's own account. */
export const me = new Hono<AppEnv>()
  .use(requireUser, limitOwn)
  .route('/', passkeys)
  .get('/', async (c) => {
    const [row] = await userById(c.var.db, c.var.user.id);
    const { createdAt, consentVersion, consentAt } = orNotFound(row, GONE);
    return c.json({ user: c.var.user, createdAt, consentVersion, consentAt }, 200);
  })
  .patch('/', jsonBody(profileInput, AUTH_BODY), async (c) => {
    const [renamed] = await userRenamed(c.var.db, c.var.user, c.req.valid('json').name);
    return c.json({ user: { ...c.var.user, ...orNotFound(renamed, GONE) } }, 200);
  })
  .put('/password', jsonBody(passwordChangeInput, AUTH_BODY), async (c) => {
    const { currentPassword, newPassword } = c.req.valid('json');
    const { db, user, sessionId } = c.var;
    const proven = await proveOwner(c, currentPassword, 'currentPassword');
    const weak = weakness(newPassword, user.email);
    if (weak) throw new ApiFailure(422, { error: weak, code: 'invalid', fields: { newPassword: weak } });
    const mail = passwordChanged({ name: user.name, origin: mailOrigin(c.env, c.req.raw) });
    const changed = await wasHeld(
      db.batch([
        passwordHashReplaced(db, user.id, proven, await hashPassword(newPassword)),
        changedRows(db),
        tokensDropped(db, user.id),
        sessionsEnded(db, user.id, 'reset', new Date().toISOString(), sessionId),
        stepsDropped(db, user.id),
        mailQueued(db, { to: user.email, ...mail }, user.id),
      ]),
    );
    if (!changed) throw notTheirs('currentPassword');
    return c.json({ ok: true as const }, 200);
  })
  .get('/sessions', async (c) => {
    const { db, user, sessionId } = c.var;
    const rows = await openSessions(db, user.id);
    const sessions: OpenSession[] = rows
      .filter((row) => timeLeft(row, user.roles) > 0)
      .map(({ rotatedAt, ...row }) => ({ ...row, current: row.id === sessionId, lastSeenAt: rotatedAt }));
    return c.json({ sessions }, 200);
  })
  .delete('/sessions', async (c) => {
    const { db, user, sessionId } = c.var;
    await sessionsEnded(db, user.id, 'ended', new Date().toISOString(), sessionId);
    return c.json({ ok: true as const }, 200);
  })
  .delete('/sessions/:id', async (c) => {
    const { db, user } = c.var;
    const [ended] = await sessionEnded(db, c.req.param('id'), 'ended', new Date().toISOString(), user.id);
    orNotFound(ended, SESSION_NOT_FOUND);
    return c.json({ ok: true as const }, 200);
  })
  .get('/kept-products', async (c) => {
    const [row] = await keptProductsOf(c.var.db, c.var.user.id);
    return c.json(keptIn(row), 200);
  })
  .put('/kept-products', jsonBody(keptProductsInput, AUTH_BODY), async (c) => {
    const { db, user } = c.var;
    const kept = c.req.valid('json');
    const [saved] = await orSignedOut(keptProductsSaved(db, user.id, kept));
    if (saved) return c.json({ ...kept, version: saved.version } satisfies KeptProducts, 200);
    const [row] = await keptProductsOf(db, user.id);
    const current = keptIn(row);
    // A retry of the same save, whose response was lost.
    if (sameKeys(current.favourites, kept.favourites) && sameKeys(current.seen, kept.seen)) return c.json(current, 200);
    throw new ApiFailure(409, {
      error: 'Outro aparelho seu salvou antes deste.',
      code: 'stale',
      current,
      by: null,
    });
  })
  .get('/export', async (c) => {
    const { db, user } = c.var;
    const { users, passkeys, codes, kept, ...others } = await runNamed(db, {
      users: userById(db, user.id),
      roles: roleHistory(db, user.id),
      sessions: sessionHistory(db, user.id),
      passkeys: passkeysOf(db, user.id),
      codes: recoveryCodesLeft(db, user.id),
      kept: keptProductsOf(db, user.id),
      links: openLinks(db, user.id),
      mail: mailOfUser(db, user),
      activity: activityOfUser(db, user.id),
      about: activityAbout(db, user.id),
    });
    const { passwordHash: _, ...account } = orNotFound(users[0], GONE);
    c.header('Content-Disposition', 'attachment; filename="meus-dados-soul.json"');
    const security = { passkeys, recoveryCodes: onlyRow(codes).left };
    return c.json({ account, ...others, security, kept: kept[0] ?? null }, 200);
  })
  .post('/deletion', jsonBody(passwordProof, AUTH_BODY), async (c) => {
    const { db, user } = c.var;
    await proveOwner(c, c.req.valid('json').password, 'password');
    const origin = mailOrigin(c.env, c.req.raw);
    const erased = await accountErased(db, user, origin);
    const deleted = await wasHeld(db.batch([...erased, mailQueued(db, { to: user.email, ...goodbye({ origin }) })]));
    // It may have been deleted meanwhile, from another browser.
    if (!deleted && (await userById(db, user.id)).length > 0) {
      throw new ApiFailure(409, {
        error: 'Você é a única pessoa com o papel Administração. Dê esse papel a outra pessoa antes.',
        code: 'last-admin',
      });
    }
    forgetSession(c);
    forgetDevice(c);
    return c.json({ ok: true as const }, 200);
  });

/** Rejects a row of an account that was deleted since the request began. */
async function orSignedOut<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw brokeRule(error, 'foreign-key') ? signedOut() : error;
  }
}

/** Returns an account's kept products in the form that its devices read. */
function keptIn(row: KeptProducts | undefined): KeptProducts {
  return { favourites: row?.favourites ?? [], seen: row?.seen ?? [], version: row?.version ?? 0 };
}
