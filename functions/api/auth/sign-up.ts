import { Hono } from 'hono';
import { confirmationInput, resendInput, signUpInput } from '../../../src/shared/user';
import { deviceName } from '../../auth/device';
import { digestOf } from '../../auth/keys';
import { limitOrigin, maySend } from '../../auth/limit';
import { makeMailboxToken } from '../../auth/mailbox-token';
import { hashPassword, matchingHash, signUpSalt } from '../../auth/password';
import { bindSignUp, signedUpHere } from '../../auth/signed-up-here';
import { weakness } from '../../auth/weak-password';
import { changedRows, wasHeld } from '../../db/guard';
import { mailQueued } from '../../db/outbox';
import {
  signUpAdded,
  signUpOfToken,
  signUpRenewed,
  signUpSpent,
  signUpsDropped,
  waitingSignUps,
} from '../../db/sign-ups';
import { noUserHas, userByEmail, userCreated, userStays } from '../../db/users';
import type { AppEnv } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { alreadyRegistered, confirmation } from '../../mail/messages';
import { mailOrigin } from '../../mail/origin';
import { deadLink } from './dead-link';
import { minDuration } from './min-duration';

/** The response is the same for every address. Only the mailbox learns more. */
export const signUp = new Hono<AppEnv>()
  .post('/sign-up', minDuration('hashing'), jsonBody(signUpInput, AUTH_BODY), async (c) => {
    const { name, email, password, acceptedPolicy } = c.req.valid('json');
    await limitOrigin(c, 'signUp');
    const weak = weakness(password, email);
    if (weak) throw badPassword(weak);

    const { token, hash, expiresAt } = makeMailboxToken('confirmation');
    bindSignUp(c, hash);
    const { db } = c.var;
    const origin = mailOrigin(c.env, c.req.raw);
    const [[known], [waiting]] = await db.batch([userByEmail(db, email), waitingSignUps(db, email)]);
    const passwordHash = await hashPassword(password, signUpSalt(c.env.AUTH_SECRET, email, waiting?.passwordHash));
    if (!(await maySend(c, 'sign-up', email))) return c.json({ ok: true as const }, 202);
    // Of an account that was deleted meanwhile, nothing may be left: its address is free again.
    const wasTold = ({ id, name }: { id: string; name: string }) =>
      wasHeld(db.batch([userStays(db, id), mailQueued(db, { to: email, ...alreadyRegistered({ name, origin }) }, id)]));
    if (known && (await wasTold(known))) return c.json({ ok: true as const }, 202);
    const now = new Date().toISOString();
    const device = deviceName(c.req.header('User-Agent') ?? '');
    const consent = { consentVersion: acceptedPolicy, consentAt: now };
    const link = { tokenHash: hash, expiresAt };
    const added = await wasHeld(
      db.batch([
        noUserHas(db, email),
        signUpAdded(db, { id: crypto.randomUUID(), name, email, passwordHash, ...consent, ...link, createdAt: now }),
        mailQueued(db, { to: email, ...confirmation({ name, origin, token, device }) }),
      ]),
    );
    // The address got an account while the password was hashed, so this link could not be used.
    const [user] = added ? [] : await userByEmail(db, email);
    if (user) await wasTold(user);
    return c.json({ ok: true as const }, 202);
  })
  // The password identifies the sign-up: a stranger's sign-up with the same address gets no new link.
  .post('/confirmations', minDuration('hashing'), jsonBody(resendInput, AUTH_BODY), async (c) => {
    const { email, password } = c.req.valid('json');
    await limitOrigin(c, 'recovery');
    const { token, hash, expiresAt } = makeMailboxToken('confirmation');
    bindSignUp(c, hash);
    const { db } = c.var;
    const origin = mailOrigin(c.env, c.req.raw);
    const waiting = await waitingSignUps(db, email);
    const proven = await matchingHash(
      password,
      waiting.map(({ passwordHash }) => passwordHash),
    );
    const own = waiting.find(({ passwordHash }) => passwordHash === proven);
    // A wrong password causes as many round trips, but does not use up the owner's limit.
    const may = await maySend(c, own ? 'confirm' : 'unproven', email);
    if (own && may) {
      const device = deviceName(c.req.header('User-Agent') ?? '');
      await db.batch([
        signUpRenewed(db, own.id, { tokenHash: hash, expiresAt }),
        mailQueued(db, { to: email, ...confirmation({ name: own.name, origin, token, device }) }),
      ]);
    }
    return c.json({ ok: true as const }, 202);
  })
  .post('/confirm', jsonBody(confirmationInput, AUTH_BODY), async (c) => {
    await limitOrigin(c, 'tokenCheck');
    const { db } = c.var;
    const { token, password } = c.req.valid('json');
    const hash = digestOf(token);
    const now = new Date().toISOString();
    const [found] = await signUpOfToken(db, hash, now);
    if (!found) throw deadLink();
    const { name, email, consentVersion, consentAt } = found;
    if (password === undefined && !signedUpHere(c, hash)) throw badPassword('Escolha a senha da sua conta.');
    const weak = password !== undefined && weakness(password, email);
    if (weak) throw badPassword(weak);
    const passwordHash = password === undefined ? found.passwordHash : await hashPassword(password);
    const account = { id: crypto.randomUUID(), name, email, passwordHash, confirmedAt: now, consentVersion, consentAt };
    // Fails if the address has an account by now, an invited one perhaps: a sign-up must not take over its roles.
    const confirmed = await wasHeld(
      db.batch([
        signUpSpent(db, hash, now),
        changedRows(db),
        userCreated(db, account),
        changedRows(db),
        signUpsDropped(db, email),
      ]),
    );
    if (!confirmed) throw deadLink();
    return c.json({ ok: true as const }, 200);
  });

function badPassword(error: string): ApiFailure {
  return new ApiFailure(422, { error, code: 'invalid', fields: { password: error } });
}
