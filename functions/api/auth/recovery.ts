import { Hono } from 'hono';
import { mailboxInput, resetInput } from '../../../src/shared/user';
import { limitTries, originOf, tooMany } from '../../auth/limit';
import { hashMailboxToken, makeMailboxToken, TOKEN_AGE } from '../../auth/mailbox-token';
import { hashPassword } from '../../auth/password';
import { weakness } from '../../auth/weak-password';
import { orUndo, takesPlace } from '../../db/database';
import { ownerOfToken, replaceToken, spendToken } from '../../db/mailbox-tokens';
import { endSessions } from '../../db/sessions';
import { confirmUser, setPasswordHash, userByEmail } from '../../db/users';
import { type AppEnv, siteOrigin } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { passwordChanged, recovery as recoveryLetter } from '../../mail/messages';
import { enqueue } from '../../mail/outbox';
import { floor } from './floor';
import { BAD_LINK } from './sign-up';

export const recovery = new Hono<AppEnv>()
  .post('/recoveries', floor('quick'), jsonBody(mailboxInput, AUTH_BODY), async (c) => {
    const { email } = c.req.valid('json');
    await limitTries(c, 'recovery', originOf(c));
    const { db } = c.var;
    const [[user], wait] = await Promise.all([
      userByEmail(db, email),
      tooMany(c, 'recoveryOfMailbox', `reset:${email}`),
    ]);
    // Beyond its limit a mailbox is spared in silence: a refusal would tell that it is known.
    if (wait === 0 && user) {
      const { token, hash } = makeMailboxToken();
      const expiresAt = new Date(Date.now() + TOKEN_AGE.reset).toISOString();
      const letter = recoveryLetter({ name: user.name, origin: siteOrigin(c.env, c.req.raw), token });
      await db.batch([
        replaceToken(db, { userId: user.id, purpose: 'reset', hash, expiresAt }),
        enqueue(db, { to: email, ...letter }, user.id),
      ]);
    }
    return c.json({ ok: true as const }, 202);
  })
  .post('/reset', jsonBody(resetInput, AUTH_BODY), async (c) => {
    await limitTries(c, 'tokenCheck', originOf(c));
    const { token, password } = c.req.valid('json');
    const { db } = c.var;
    const hash = hashMailboxToken(token);
    const now = new Date().toISOString();
    const [owner] = await ownerOfToken(db, hash, 'reset', now);
    if (!owner) throw new ApiFailure(410, { error: BAD_LINK });
    const weak = weakness(password, owner.email);
    if (weak) throw new ApiFailure(422, { error: weak, fields: { password: weak } });
    const passwordHash = await hashPassword(password);
    const letter = passwordChanged({ name: owner.name, origin: siteOrigin(c.env, c.req.raw) });
    const changed = await takesPlace(
      db.batch([
        spendToken(db, hash, 'reset', now),
        orUndo(db),
        setPasswordHash(db, owner.id, passwordHash),
        confirmUser(db, owner.id, now),
        endSessions(db, owner.id, 'reset', now),
        enqueue(db, { to: owner.email, ...letter }, owner.id),
      ]),
    );
    if (!changed) throw new ApiFailure(410, { error: BAD_LINK });
    return c.json({ ok: true as const }, 200);
  });
