import { type Context, Hono } from 'hono';
import { passkeySignIn, recoverySignIn } from '../../../src/shared/passkey';
import { enter } from '../../auth/enter';
import { limitOrigin, limitTries } from '../../auth/limit';
import { verifySigned, wrongPasskey } from '../../auth/passkey';
import { hashRecoveryCode } from '../../auth/recovery-codes';
import { forgetStep, type Step, stepOf, stepOver } from '../../auth/second-step';
import { changedRows } from '../../db/guard';
import { mailQueued } from '../../db/outbox';
import { passkeyByCredential, passkeyUsed, recoveryCodeSpent, recoveryCodesLeft } from '../../db/passkeys';
import { ownerOfStep, stepTaken } from '../../db/second-steps';
import type { AppEnv } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { mailOrigin } from '../../mail/origin';
import { recoveryCodeUsed } from '../../mail/passkey-messages';

/**
 * The step after a correct password, for an account with a passkey. It grants nothing until it succeeds: the cookie that
 * identifies the step gives access to nothing else.
 */
export const secondStep = new Hono<AppEnv>()
  .post('/session/passkey', jsonBody(passkeySignIn, AUTH_BODY), async (c) => {
    const { step, owner, now } = await begunStep(c);
    const { db } = c.var;
    const { signed } = c.req.valid('json');
    const [passkey] = await passkeyByCredential(db, owner.id, signed.id);
    const counter = passkey ? await verifySigned(c, step, passkey, signed) : null;
    if (!passkey || counter === null) {
      // A challenge can be answered only once, correctly or not.
      await stepTaken(db, step.hash, null, now);
      forgetStep(c);
      throw wrongPasskey(403);
    }
    const session = await enter(c, owner, [
      ...stepTakenOnce(c, step, now),
      passkeyUsed(db, passkey.id, passkey.counter, counter, now),
      changedRows(db),
    ]);
    if (!session) throw stepOver(c);
    forgetStep(c);
    return c.json(session, 200);
  })
  .post('/session/recovery-code', jsonBody(recoverySignIn, AUTH_BODY), async (c) => {
    const { step, owner, now } = await begunStep(c);
    await limitTries(c, 'recoveryCode', owner.id);
    const { db } = c.var;
    const hash = hashRecoveryCode(owner.id, c.req.valid('json').code);
    const origin = mailOrigin(c.env, c.req.raw);
    const [codes] = await recoveryCodesLeft(db, owner.id, hash);
    // A mistyped code does not end the step: the person can try again.
    if (!codes?.known) throw wrongCode();
    const mail = recoveryCodeUsed({ name: owner.name, origin, left: codes.left - 1 });
    const session = await enter(c, owner, [
      ...stepTakenOnce(c, step, now),
      recoveryCodeSpent(db, owner.id, hash),
      changedRows(db),
      mailQueued(db, { to: owner.email, ...mail }, owner.id),
    ]);
    if (!session) throw stepOver(c);
    forgetStep(c);
    return c.json(session, 200);
  });

/** Returns the step of this browser and its owner. Throws if the step has expired or was never begun. */
async function begunStep(c: Context<AppEnv>) {
  await limitOrigin(c, 'secondStep');
  const step = stepOf(c, null);
  const now = new Date().toISOString();
  const [owner] = await ownerOfStep(c.var.db, step.hash, null, now);
  if (!owner) throw stepOver(c);
  return { step, owner, now };
}

/** Returns statements that make a batch succeed only once per step, however often it is sent. */
function stepTakenOnce(c: Context<AppEnv>, { hash }: Step, now: string) {
  return [stepTaken(c.var.db, hash, null, now), changedRows(c.var.db)];
}

function wrongCode(): ApiFailure {
  const error = 'Este código não confere, ou já foi usado.';
  return new ApiFailure(403, { error, code: 'wrong-code', fields: { code: error } });
}
