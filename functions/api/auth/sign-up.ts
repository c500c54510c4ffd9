import { Hono } from 'hono';
import { confirmInput, mailboxInput, signUpInput } from '../../../src/shared/user';
import { limitTries, originOf, tooMany } from '../../auth/limit';
import { hashMailboxToken, makeMailboxToken, TOKEN_AGE } from '../../auth/mailbox-token';
import { hashPassword } from '../../auth/password';
import { weakness } from '../../auth/weak-password';
import { orUndo, takesPlace } from '../../db/database';
import { ownerOfToken, replaceToken, spendToken } from '../../db/mailbox-tokens';
import { confirmUser, signUp as signUpRow, userByEmail, userIdOf } from '../../db/users';
import { type AppEnv, siteOrigin } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { alreadyRegistered, confirmation } from '../../mail/messages';
import { enqueue } from '../../mail/outbox';
import { floor } from './floor';

export const BAD_LINK = 'Este link não vale mais: venceu, já foi usado ou foi trocado por um mais novo.';

/** Whatever the address, the answer is the same: only its mailbox learns more. */
export const signUp = new Hono<AppEnv>()
  .post('/sign-up', floor('hashing'), jsonBody(signUpInput, AUTH_BODY), async (c) => {
    const { name, email, password, acceptedPolicy } = c.req.valid('json');
    await limitTries(c, 'signUp', originOf(c));
    const weak = weakness(password, email);
    if (weak) throw new ApiFailure(422, { error: weak, fields: { password: weak } });

    const { db } = c.var;
    const [passwordHash, [known], wait] = await Promise.all([
      hashPassword(password),
      userByEmail(db, email),
      tooMany(c, 'recoveryOfMailbox', `sign-up:${email}`),
    ]);
    const origin = siteOrigin(c.env, c.req.raw);
    const isSettled = known && (known.confirmedAt || !known.passwordHash);
    if (!isSettled) {
      const now = new Date();
      const { token, hash } = makeMailboxToken();
      const consent = { consentVersion: acceptedPolicy, consentAt: now.toISOString() };
      const expiresAt = new Date(now.getTime() + TOKEN_AGE.confirm).toISOString();
      const written = await takesPlace(
        db.batch([
          signUpRow(db, { id: crypto.randomUUID(), name, email, passwordHash, ...consent }),
          orUndo(db),
          replaceToken(db, { userId: userIdOf(email), purpose: 'confirm', hash, expiresAt }),
          enqueue(db, { to: email, ...confirmation({ name, origin, token }) }, userIdOf(email)),
        ]),
      );
      if (written) return c.json({ ok: true as const }, 202);
    }
    // Whoever has an account is not to be flooded by those who sign up in their name.
    if (wait === 0) {
      await enqueue(db, { to: email, ...alreadyRegistered({ name: known?.name ?? name, origin }) }, userIdOf(email));
    }
    return c.json({ ok: true as const }, 202);
  })
  .post('/confirmations', floor('quick'), jsonBody(mailboxInput, AUTH_BODY), async (c) => {
    const { email } = c.req.valid('json');
    await limitTries(c, 'recovery', originOf(c));
    const { db } = c.var;
    const [[user], wait] = await Promise.all([
      userByEmail(db, email),
      tooMany(c, 'recoveryOfMailbox', `confirm:${email}`),
    ]);
    if (wait === 0 && user?.passwordHash && !user.confirmedAt) {
      const { token, hash } = makeMailboxToken();
      const expiresAt = new Date(Date.now() + TOKEN_AGE.confirm).toISOString();
      const letter = confirmation({ name: user.name, origin: siteOrigin(c.env, c.req.raw), token });
      await db.batch([
        replaceToken(db, { userId: user.id, purpose: 'confirm', hash, expiresAt }),
        enqueue(db, { to: email, ...letter }, user.id),
      ]);
    }
    return c.json({ ok: true as const }, 202);
  })
  .post('/confirm', jsonBody(confirmInput, AUTH_BODY), async (c) => {
    await limitTries(c, 'tokenCheck', originOf(c));
    const { db } = c.var;
    const hash = hashMailboxToken(c.req.valid('json').token);
    const now = new Date().toISOString();
    const [owner] = await ownerOfToken(db, hash, 'confirm', now);
    if (!owner) throw new ApiFailure(410, { error: BAD_LINK });
    const confirmed = await takesPlace(
      db.batch([spendToken(db, hash, 'confirm', now), orUndo(db), confirmUser(db, owner.id, now)]),
    );
    if (!confirmed) throw new ApiFailure(410, { error: BAD_LINK });
    return c.json({ ok: true as const }, 200);
  });
