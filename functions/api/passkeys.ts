import { type Context, Hono } from 'hono';
import { PASSKEYS_MAX, passkeyInput, passkeyNameInput } from '../../src/shared/passkey';
import { passwordProof } from '../../src/shared/user';
import { creation, verifyCreated, wrongPasskey } from '../auth/passkey';
import { proveOwner } from '../auth/prove-owner';
import { hashRecoveryCode, makeRecoveryCodes } from '../auth/recovery-codes';
import { beginStep, forgetStep, stepOf, stepOver } from '../auth/second-step';
import { runBatch } from '../db/batch';
import { changedRows, wasHeld } from '../db/guard';
import { mailQueued } from '../db/outbox';
import {
  codesOfNoPasskeyDropped,
  credentialsOf,
  passkeyAdded,
  passkeyRemoved,
  passkeyRenamed,
  passkeysOf,
  recoveryCodesLeft,
  recoveryCodesReplaced,
} from '../db/passkeys';
import { ownerOfStep, stepsDropped, stepTaken } from '../db/second-steps';
import { sessionsEnded } from '../db/sessions';
import type { AppEnv } from '../env';
import { AUTH_BODY, jsonBody } from '../http/body';
import { ApiFailure, notFound, orNotFound } from '../http/errors';
import { mailOrigin } from '../mail/origin';
import {
  passkeyAdded as addedMail,
  recoveryCodesRenewed,
  passkeyRemoved as removedMail,
} from '../mail/passkey-messages';

const NOT_FOUND = 'Chave de acesso não encontrada';

/** A person's passkeys, and the recovery codes that replace a lost one. Sign-in with either takes the password too. */
export const passkeys = new Hono<AppEnv>()
  .get('/passkeys', async (c) => c.json(await standing(c), 200))
  .post('/passkeys/challenges', jsonBody(passwordProof, AUTH_BODY), async (c) => {
    const { db, user, sessionId } = c.var;
    await proveOwner(c, c.req.valid('json').password, 'password');
    const known = await credentialsOf(db, user.id);
    if (known.length >= PASSKEYS_MAX) throw tooManyPasskeys();
    const { challenge, begun } = beginStep(c, user.id, sessionId);
    const options = await creation(c, challenge, known);
    await begun;
    return c.json({ options }, 200);
  })
  .post('/passkeys', jsonBody(passkeyInput, AUTH_BODY), async (c) => {
    const { db, user, sessionId } = c.var;
    const { name, created } = c.req.valid('json');
    const origin = mailOrigin(c.env, c.req.raw);
    const step = stepOf(c, sessionId);
    const now = new Date().toISOString();
    const [[owner], known] = await db.batch([ownerOfStep(db, step.hash, sessionId, now), credentialsOf(db, user.id)]);
    if (owner?.id !== user.id) throw stepOver(c);
    forgetStep(c);
    const passkey = await verifyCreated(c, step, created);
    if (!passkey) {
      await stepTaken(db, step.hash, sessionId, now);
      throw wrongPasskey(422);
    }
    const isFirst = known.length === 0;
    const codes = isFirst ? makeRecoveryCodes() : [];
    const added = { ...passkey, id: crypto.randomUUID(), userId: user.id, name, createdAt: now };
    const mail = addedMail({ name: user.name, origin, passkey: name, isFirst });
    const batch = [
      stepTaken(db, step.hash, sessionId, now),
      changedRows(db),
      passkeyAdded(db, added, PASSKEYS_MAX),
      changedRows(db),
      ...(isFirst ? recoveryCodesReplaced(db, user.id, digests(user.id, codes)) : []),
      sessionsEnded(db, user.id, 'reset', now, sessionId),
      stepsDropped(db, user.id),
      mailQueued(db, { to: user.email, ...mail }, user.id),
    ];
    if (!(await wasHeld(runBatch(db, batch)))) throw stepOver(c);
    return c.json({ ...(await standing(c)), codes }, 201);
  })
  .patch('/passkeys/:id', jsonBody(passkeyNameInput, AUTH_BODY), async (c) => {
    const { db, user } = c.var;
    const [renamed] = await passkeyRenamed(db, user.id, c.req.param('id'), c.req.valid('json').name);
    orNotFound(renamed, NOT_FOUND);
    return c.json(await standing(c), 200);
  })
  .post('/passkeys/:id/removal', jsonBody(passwordProof, AUTH_BODY), async (c) => {
    const { db, user, sessionId } = c.var;
    await proveOwner(c, c.req.valid('json').password, 'password');
    const origin = mailOrigin(c.env, c.req.raw);
    const keys = await passkeysOf(db, user.id);
    const removed = orNotFound(
      keys.find(({ id }) => id === c.req.param('id')),
      NOT_FOUND,
    );
    const mail = removedMail({ name: user.name, origin, passkey: removed.name, isLast: keys.length === 1 });
    const batch = [
      passkeyRemoved(db, user.id, removed.id),
      changedRows(db),
      codesOfNoPasskeyDropped(db, user.id),
      sessionsEnded(db, user.id, 'reset', new Date().toISOString(), sessionId),
      stepsDropped(db, user.id),
      mailQueued(db, { to: user.email, ...mail }, user.id),
    ];
    if (!(await wasHeld(runBatch(db, batch)))) throw notFound(NOT_FOUND);
    return c.json(await standing(c), 200);
  })
  .post('/recovery-codes', jsonBody(passwordProof, AUTH_BODY), async (c) => {
    const { db, user } = c.var;
    await proveOwner(c, c.req.valid('json').password, 'password');
    const codes = makeRecoveryCodes();
    const mail = recoveryCodesRenewed({ name: user.name, origin: mailOrigin(c.env, c.req.raw) });
    const batch = [
      ...recoveryCodesReplaced(db, user.id, digests(user.id, codes)),
      changedRows(db, codes.length),
      mailQueued(db, { to: user.email, ...mail }, user.id),
    ];
    if (!(await wasHeld(runBatch(db, batch)))) throw notFound(NOT_FOUND);
    return c.json({ ...(await standing(c)), codes }, 200);
  });

async function standing(c: Context<AppEnv>) {
  const { db, user } = c.var;
  const [keys, [codes]] = await db.batch([passkeysOf(db, user.id), recoveryCodesLeft(db, user.id)]);
  return { passkeys: keys, codesLeft: codes?.left ?? 0 };
}

function digests(userId: string, codes: string[]): string[] {
  return codes.map((code) => hashRecoveryCode(userId, code.replaceAll('-', '')));
}

function tooManyPasskeys(): ApiFailure {
  const error = `Uma conta tem no máximo ${PASSKEYS_MAX} chaves de acesso. Remova uma antes.`;
  return new ApiFailure(409, { error, code: 'exists' });
}
