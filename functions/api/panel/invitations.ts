import { type Context, Hono } from 'hono';
import { userSearchText } from '../../../src/shared/search';
import { type InvitationMail, invitationInput, type UserRow } from '../../../src/shared/user';
import type { z } from '../../../src/shared/zod';
import { limitTries, mailboxOf } from '../../auth/limit';
import { makeMailboxToken } from '../../auth/mailbox-token';
import { runBatch, type Statement } from '../../db/batch';
import { brokeRule, isGuardLost } from '../../db/failures';
import { wasHeld } from '../../db/guard';
import { tokenReplaced } from '../../db/mailbox-tokens';
import { mailQueued } from '../../db/outbox';
import { invitationWithdrawn, invited, invitedAgain } from '../../db/panel/access';
import { roleGranted } from '../../db/panel/users';
import { userByEmail } from '../../db/users';
import type { AppEnv } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { pathParams } from '../../http/valid';
import { invitation, roleReceived } from '../../mail/messages';
import { mailOrigin } from '../../mail/origin';
import { lastAdmin, NOT_FOUND, personOf, spareAdministrators, userPath } from './people';
import { author } from './writes';

/** Mails that invite people to the panel: sending, resending and withdrawing. */
export const invitations = new Hono<AppEnv>()
  .post('/invitations', jsonBody(invitationInput, AUTH_BODY), async (c) => {
    const { email, role } = c.req.valid('json');
    const known = await personWith(c, email);
    spareAdministrators(c, { roles: [...(known?.roles ?? []), role] });
    await limitMail(c, email);
    const { userId, sent } = await invite(c);
    return c.json({ user: await personOf(c, userId), sent }, 201);
  })
  .post('/:id/invitation', pathParams(userPath, NOT_FOUND), async (c) => {
    const { db, user } = c.var;
    const person = await personOf(c, c.req.valid('param').id);
    const { id: userId, name, email, roles, invited } = person;
    spareAdministrators(c, person);
    if (!invited) throw accepted();
    await limitMail(c, email);
    const { token, ...stored } = makeMailboxToken('invitation');
    const mail = invitation({ name, origin: mailOrigin(c.env, c.req.raw), token, roles, invitedBy: user.name });
    const again = [
      ...invitedAgain(db, { author: author(c), userId }, stored),
      mailQueued(db, { to: email, ...mail }, userId, user.id),
    ];
    if (!(await wasHeld(runBatch(db, again)))) throw accepted();
    return c.json({ user: await personOf(c, userId) }, 200);
  })
  .delete('/:id/invitation', pathParams(userPath, NOT_FOUND), async (c) => {
    const { id: userId } = c.req.valid('param');
    spareAdministrators(c, await personOf(c, userId));
    const withdrawal = invitationWithdrawn(c.var.db, { author: author(c), userId });
    if (await wasHeld(runBatch(c.var.db, withdrawal))) return c.json({ ok: true as const }, 200);
    throw (await personOf(c, userId)).invited ? lastAdmin() : accepted();
  });

/** Returns the person with an address, if there is one. */
async function personWith(c: Context<AppEnv>, email: string): Promise<UserRow | null> {
  const [known] = await userByEmail(c.var.db, email);
  return known ? personOf(c, known.id) : null;
}

/** Limits invitations per sender and per mailbox, to prevent floods of mail. */
async function limitMail(c: Context<AppEnv>, email: string): Promise<void> {
  await limitTries(c, 'invitation', c.var.user.id);
  await limitTries(c, 'mailOfMailbox', mailboxOf('invitation', email));
}

type Invitation = { in: { json: unknown }; out: { json: z.output<typeof invitationInput> } };

type Inviting = Context<AppEnv, string, Invitation>;
type Invited = { userId: string; sent: InvitationMail };

/**
 * Grants the role to the person with the address. A confirmed account, which has a password, gets a mail about the role;
 * anybody else one with a link to choose a password.
 */
async function invite(c: Inviting, retry = true): Promise<Invited> {
  const { db } = c.var;
  const { email, role } = c.req.valid('json');
  const known = await personWith(c, email);
  if (known && !known.active) {
    throw new ApiFailure(409, {
      error: 'Esta conta está desativada. Ative a conta em vez de convidar.',
      code: 'deactivated',
    });
  }
  const userId = known?.id ?? crypto.randomUUID();
  const isMember = known?.confirmed === true;
  if (isMember && known.roles.includes(role)) return { userId, sent: null };
  try {
    await runBatch(db, isMember ? roleTold(c, known) : invitationSent(c, known, userId));
    return { userId, sent: isMember ? 'role' : 'invitation' };
  } catch (error) {
    // Somebody else invited the person at the same moment, or the person signed up. After other failures the mail may be on
    // its way, and a retry would invalidate its link.
    if (retry && (isGuardLost(error) || brokeRule(error, 'unique'))) return invite(c, false);
    throw error;
  }
}

/** Builds a batch that grants the role to a confirmed account and mails which. The mail names nobody else. */
function roleTold(c: Inviting, { id: userId, name, email }: UserRow): Statement[] {
  const { db } = c.var;
  const { role } = c.req.valid('json');
  const mail = roleReceived({ name, origin: mailOrigin(c.env, c.req.raw), role });
  return [...roleGranted(db, { author: author(c), userId, role }), mailQueued(db, { to: email, ...mail }, userId)];
}

/** Builds a batch that grants the role to a person without a password, new or known, and mails a link to choose one. */
function invitationSent(c: Inviting, known: UserRow | null, userId: string): Statement[] {
  const { db, user } = c.var;
  const { name, email, role } = c.req.valid('json');
  const { roles = [], name: greeted = name } = known ?? {};
  const { token, hash, expiresAt } = makeMailboxToken('invitation');
  const held = [...new Set([...roles, role])];
  const origin = mailOrigin(c.env, c.req.raw);
  const mail = invitation({ name: greeted, origin, token, roles: held, invitedBy: user.name });
  const newcomer = { id: userId, name, email, searchText: userSearchText({ name, email }) };
  return [
    ...(known ? [] : invited(db, author(c), newcomer, role)),
    ...(!known || roles.includes(role) ? [] : roleGranted(db, { author: author(c), userId, role })),
    tokenReplaced(db, { userId, purpose: 'invitation', hash, expiresAt }),
    mailQueued(db, { to: email, ...mail }, userId, user.id),
  ];
}

function accepted(): ApiFailure {
  const error = 'Este convite já foi aceito: a pessoa escolheu a senha.';
  return new ApiFailure(409, { error, code: 'accepted' });
}
