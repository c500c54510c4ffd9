import { Hono } from 'hono';
import { mailboxInput, resetInput } from '../../../src/shared/user';
import { digestOf } from '../../auth/keys';
import { rememberDevice } from '../../auth/known-device';
import { limitKey, limitOrigin, mailboxKey, maySend } from '../../auth/limit';
import { makeMailboxToken } from '../../auth/mailbox-token';
import { hashPassword } from '../../auth/password';
import { weakness } from '../../auth/weak-password';
import { changedRows, wasHeld } from '../../db/guard';
import { triesForgotten } from '../../db/limits';
import { ownerOfToken, tokenReplaced, tokenSpent, tokensDropped } from '../../db/mailbox-tokens';
import { mailQueued } from '../../db/outbox';
import { stepsDropped } from '../../db/second-steps';
import { sessionsEnded } from '../../db/sessions';
import { signUpsDropped, waitingSignUps } from '../../db/sign-ups';
import { passwordHashSet, userByEmail, userConfirmed, userStays } from '../../db/users';
import type { AppEnv } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { notConfirmed, passwordChanged, passwordChosen, recovery as recoveryMail } from '../../mail/messages';
import { mailOrigin } from '../../mail/origin';
import { deadLink } from './dead-link';
import { minDuration } from './min-duration';

export const recovery = new Hono<AppEnv>()
  .post('/recoveries', minDuration('quick'), jsonBody(mailboxInput, AUTH_BODY), async (c) => {
    const { email } = c.req.valid('json');
    await limitOrigin(c, 'recovery');
    const { db } = c.var;
    const origin = mailOrigin(c.env, c.req.raw);
    const [[user], [waiting]] = await db.batch([userByEmail(db, email), waitingSignUps(db, email)]);
    // Unknown addresses are counted in the same way, but do not use up the limit of an account's owner.
    const may = await maySend(c, user ? 'reset' : 'unconfirmed', email);
    if (may && user) {
      const { token, hash, expiresAt } = makeMailboxToken('reset');
      // Of an account that was deleted meanwhile, nothing may be left.
      await wasHeld(
        db.batch([
          userStays(db, user.id),
          tokenReplaced(db, { userId: user.id, purpose: 'reset', hash, expiresAt }),
          mailQueued(db, { to: email, expiresAt, ...recoveryMail({ name: user.name, origin, token }) }, user.id),
        ]),
      );
    } else if (may && waiting) {
      await mailQueued(db, { to: email, ...notConfirmed({ origin }) });
    } else if (may) {
      // An unknown address needs as many round trips to D1, or the response time would reveal known addresses.
      await tokensDropped(db, '');
    }
    return c.json({ ok: true as const }, 202);
  })
  .post('/reset', jsonBody(resetInput, AUTH_BODY), async (c) => {
    await limitOrigin(c, 'tokenCheck');
    const { token, password } = c.req.valid('json');
    const { db } = c.var;
    const origin = mailOrigin(c.env, c.req.raw);
    const hash = digestOf(token);
    const now = new Date().toISOString();
    const [owner] = await ownerOfToken(db, hash, now);
    if (!owner) throw deadLink();
    const { id, name, email, isFirst } = owner;
    const weak = weakness(password, email);
    if (weak) throw new ApiFailure(422, { error: weak, code: 'invalid', fields: { password: weak } });
    const passwordHash = await hashPassword(password);
    const mail = (isFirst ? passwordChosen : passwordChanged)({ name, origin });
    const changed = await wasHeld(
      db.batch([
        tokenSpent(db, hash, now),
        changedRows(db),
        tokensDropped(db, id),
        signUpsDropped(db, email),
        passwordHashSet(db, id, passwordHash),
        userConfirmed(db, id, now),
        sessionsEnded(db, id, 'reset', now),
        stepsDropped(db, id),
        // Neither wrong guesses of strangers nor the mails that they requested count any more.
        triesForgotten(db, limitKey(c.env.AUTH_SECRET, 'account', email)),
        triesForgotten(db, mailboxKey(c, 'reset', email)),
        mailQueued(db, { to: email, ...mail }, id),
      ]),
    );
    if (!changed) throw deadLink();
    rememberDevice(c, email);
    return c.json({ ok: true as const }, 200);
  });
