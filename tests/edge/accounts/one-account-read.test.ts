// What is read of one account, beside another that has the same.
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../functions/db/database';
import { ownerOfToken } from '../../../functions/db/mailbox-tokens';
import {
  credentialsByEmail,
  credentialsOf,
  passkeyAdded,
  passkeyByCredential,
  passkeysOf,
  recoveryCodesLeft,
} from '../../../functions/db/passkeys';
import { ownerOfStep } from '../../../functions/db/second-steps';
import {
  openSession,
  openSessions,
  rolesOfSession,
  sessionHistory,
  sessionsDroppedBefore,
  surplusSessionsEnded,
} from '../../../functions/db/sessions';
import { signUpAdded, signUpOfToken, waitingSignUps } from '../../../functions/db/sign-ups';
import { rolesOf, userCreated } from '../../../functions/db/users';
import { given, LATER, NOW, nobody } from '../../helpers/account-rows';
import { env } from '../../helpers/edge';

const db = openDatabase(env.DB);

describe('reading one account', () => {
  beforeEach(async () => {
    await nobody();
    await given('bia', 'active');
    await given('ana', 'active');
    await env.DB.prepare("UPDATE passkeys SET created_at = '2026-01' WHERE id = 'ana-b'").run();
  });

  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const credentials = (rows: { credentialId: string }[]) => rows.map(({ credentialId }) => credentialId);

  test('gives its passkeys, oldest first, and its codes', async () => {
    expect(ids(await passkeysOf(db, 'ana'))).toEqual(['ana-b', 'ana-a']);
    expect(credentials(await credentialsOf(db, 'ana'))).toEqual(['ana-b', 'ana-a']);
    expect(credentials(await credentialsByEmail(db, 'ana@x.com'))).toEqual(['ana-b', 'ana-a']);
    expect(ids(await passkeyByCredential(db, 'ana', 'ana-b'))).toEqual(['ana-b']);
    expect(await passkeyByCredential(db, 'ana', 'bia-a')).toEqual([]);
    await env.DB.prepare("DELETE FROM recovery_codes WHERE user_id = 'bia' AND hash = 'um'").run();
    expect(await recoveryCodesLeft(db, 'ana', 'um')).toEqual([{ left: 2, known: 1 }]);
    expect(await recoveryCodesLeft(db, 'bia', 'um')).toEqual([{ left: 1, known: 0 }]);
  });

  test('gives its sessions, last used first, and ended ones only as history', async () => {
    expect(ids(await openSessions(db, 'ana'))).toEqual(['ana3', 'ana2', 'ana1']);
    expect(await sessionHistory(db, 'ana')).toHaveLength(4);
    await env.DB.prepare("UPDATE sessions SET created_at = '2027' WHERE id = 'ana2'").run();
    expect((await sessionHistory(db, 'ana'))[0]?.createdAt).toBe('2027');
    expect(await openSession(db, 'ana1')).toMatchObject([{ userId: 'ana' }]);
    expect(await openSession(db, 'ana1', 'ana')).toMatchObject([{ userId: 'ana' }]);
    for (const [id, owner] of [['ana1', 'bia'], ['ana0', 'ana'], ['ana0']] as const) {
      expect(await openSession(db, id, owner), id).toEqual([]);
    }
    await env.DB.prepare("UPDATE user_roles SET role = 'c-level' WHERE user_id = 'ana'").run();
    expect(await rolesOfSession(db, 'ana1')).toEqual([{ role: 'c-level' }]);
    expect(await rolesOf(db, 'ana')).toEqual([{ role: 'c-level' }]);
  });

  test('keeps its last used sessions, however recently others used theirs', async () => {
    await env.DB.prepare("UPDATE sessions SET rotated_at = '2026-07' WHERE user_id = 'bia'").run();
    await surplusSessionsEnded(db, 'ana', 1, NOW);
    expect(ids(await openSessions(db, 'ana'))).toEqual(['ana3']);
    expect(await openSessions(db, 'bia')).toHaveLength(3);
  });

  test('drops sessions that were last used before an instant, ended ones too', async () => {
    const left = async () =>
      (await env.DB.prepare("SELECT id FROM sessions WHERE user_id = 'ana' ORDER BY id").all()).results;
    await sessionsDroppedBefore(db, NOW);
    expect(await left()).toEqual([{ id: 'ana0' }, { id: 'ana2' }, { id: 'ana3' }]);
    await sessionsDroppedBefore(db, '2026-05-03');
    expect(await left()).toEqual([{ id: 'ana0' }, { id: 'ana3' }]);
    await sessionsDroppedBefore(db, '2026-06-02');
    expect(await left()).toEqual([]);
  });

  test('gives whom a link or a step is of, until it expires', async () => {
    expect(ids(await ownerOfToken(db, 'ana-senha', NOW))).toEqual(['ana']);
    expect(ids(await ownerOfStep(db, 'ana-passo', null, NOW))).toEqual(['ana']);
    expect(ids(await ownerOfStep(db, 'ana-chave', 'ana1', NOW))).toEqual(['ana']);
    expect(await ownerOfStep(db, 'ana-chave', 'bia1', NOW)).toEqual([]);
    expect(ids(await signUpOfToken(db, 'ana-1', NOW))).toEqual(['ana-1']);
    await env.DB.prepare("UPDATE sign_ups SET created_at = '2027' WHERE id = 'ana-2'").run();
    expect(ids(await waitingSignUps(db, 'ana@x.com'))).toEqual(['ana-2', 'ana-1']);
    expect(await ownerOfToken(db, 'ana-senha', LATER)).toEqual([]);
    expect(await ownerOfStep(db, 'ana-passo', null, LATER)).toEqual([]);
    expect(await signUpOfToken(db, 'ana-1', LATER)).toEqual([]);
    await env.DB.prepare('UPDATE users SET deactivated_at = ?').bind(NOW).run();
    expect(await ownerOfStep(db, 'ana-passo', null, NOW)).toEqual([]);
    expect(await openSession(db, 'ana1')).toEqual([]);
  });

  test('allows so many passkeys, however many others have', async () => {
    const passkey = { id: 'nova', userId: 'ana', name: 'Nova', credentialId: 'nova', publicKey: 'x', counter: 0 };
    const row = { ...passkey, transports: [], synced: false, createdAt: NOW };
    await passkeyAdded(db, { ...row, id: 'outra', userId: 'bia', credentialId: 'outra' }, 9);
    await passkeyAdded(db, row, 2);
    expect(ids(await passkeysOf(db, 'ana'))).toEqual(['ana-b', 'ana-a']);
    await passkeyAdded(db, row, 3);
    expect(ids(await passkeysOf(db, 'ana'))).toContain('nova');
    expect(ids(await passkeysOf(db, 'bia'))).toEqual(['bia-a', 'bia-b', 'outra']);
  });

  test('stores a sign-up with consent to the latest of the documents, and makes it an account that is found', async () => {
    const page = env.DB.prepare('INSERT INTO pages (page, overrides) VALUES (?, ?)');
    await env.DB.batch([
      page.bind('privacidade', '{"privacyUpdated":"2027-02-01"}'),
      page.bind('termos', '{"termsUpdated":"2027-01-01"}'),
    ]);
    const parts = {
      name: 'Íris',
      email: 'iris@x.com',
      passwordHash: 'x',
      consentAt: NOW,
      expiresAt: LATER,
      createdAt: NOW,
    };
    for (const [id, consentVersion] of [
      ['antes', '2026-01-01'],
      ['depois', '2028-01-01'],
    ] as const) {
      await signUpAdded(db, { ...parts, id, tokenHash: id, consentVersion });
    }
    const versions = await env.DB.prepare(
      "SELECT consent_version AS v FROM sign_ups WHERE name = 'Íris' ORDER BY id",
    ).all();
    expect(versions.results).toEqual([{ v: '2027-02-01' }, { v: '2028-01-01' }]);
    const { name, email, passwordHash, consentAt } = parts;
    await userCreated(db, { id: 'iris', name, email, passwordHash, confirmedAt: NOW, consentVersion: '1', consentAt });
    const row = await env.DB.prepare("SELECT search_text FROM users WHERE id = 'iris'").first();
    expect(row).toEqual({ search_text: 'iris iris@x.com' });
  });
});
