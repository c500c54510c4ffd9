// The statements of accounts, run on two people who have the same: what is said of one must not change the other.
import { beforeEach, describe, expect, test } from 'vitest';
import { runBatch, type Statement } from '../../../functions/db/batch';
import { openDatabase } from '../../../functions/db/database';
import { wasHeld } from '../../../functions/db/guard';
import {
  ownerOfToken,
  tokenReplaced,
  tokenSpent,
  tokensDropped,
  tokensDroppedBefore,
} from '../../../functions/db/mailbox-tokens';
import {
  invitationWithdrawn,
  invitedAgain,
  secondStepRemoved,
  sessionsEndedBy,
  userActivated,
  userDeactivated,
} from '../../../functions/db/panel/access';
import { roleGranted, roleRevoked } from '../../../functions/db/panel/users';
import {
  codesOfNoPasskeyDropped,
  credentialsByEmail,
  credentialsOf,
  passkeyAdded,
  passkeyByCredential,
  passkeyRemoved,
  passkeyRenamed,
  passkeysOf,
  passkeyUsed,
  recoveryCodeSpent,
  recoveryCodesLeft,
  recoveryCodesReplaced,
} from '../../../functions/db/passkeys';
import { ownerOfStep, stepsDropped, stepsDroppedBefore, stepTaken } from '../../../functions/db/second-steps';
import {
  openSession,
  openSessions,
  rolesOfSession,
  sessionEnded,
  sessionHistory,
  sessionRotated,
  sessionsDroppedBefore,
  sessionsEnded,
  surplusSessionsEnded,
} from '../../../functions/db/sessions';
import {
  signUpOfToken,
  signUpRenewed,
  signUpSpent,
  signUpsDropped,
  signUpsDroppedBefore,
  waitingSignUps,
} from '../../../functions/db/sign-ups';
import {
  passwordHashReplaced,
  passwordHashSet,
  userConfirmed,
  userDeleted,
  userRenamed,
} from '../../../functions/db/users';
import { env } from '../../helpers/edge';

const db = openDatabase(env.DB);
const NOW = '2026-05-01T12:00:00.000Z';
const LATER = '2026-05-01T13:00:00.000Z';
const author = { userId: 'admin' };
const about = { author, userId: 'ana' };
const token = { hash: 'novo', expiresAt: LATER };

type State = 'active' | 'invited' | 'deactivated' | 'unconfirmed';

/** Everything an account can have. The ids and hashes are of one person, all else is the same for both. */
function rowsOf(id: string, state: State): [table: string, row: Record<string, unknown>][] {
  const own = { user_id: id };
  const isInvited = state === 'invited';
  const mail = { subject: 'Oi', to_address: `${id}@x.com`, html: 'Oi', text: 'Oi' };
  const signUp = { name: 'Ana', password_hash: 'x', consent_version: '1', consent_at: NOW, created_at: NOW };
  return [
    [
      'users',
      {
        ...{ id, name: 'Ana', email: `${id}@x.com`, search_text: 'ana' },
        password_hash: isInvited ? null : 'hash',
        confirmed_at: state === 'active' || state === 'deactivated' ? NOW : null,
        deactivated_at: state === 'deactivated' ? NOW : null,
      },
    ],
    ['user_roles', { ...own, role: 'editor' }],
    ...['1', '2', '3'].map((n): [string, Record<string, unknown>] => [
      'sessions',
      { ...own, id: `${id}${n}`, device: '', created_at: NOW, rotated_at: `2026-05-0${n}` },
    ]),
    ['sessions', { ...own, id: `${id}0`, device: '', created_at: NOW, rotated_at: '2026-06', ended_at: NOW }],
    ['mailbox_tokens', { ...own, purpose: 'invitation', hash: `${id}-convite`, expires_at: LATER }],
    ['mailbox_tokens', { ...own, purpose: 'reset', hash: `${id}-senha`, expires_at: LATER }],
    ['second_steps', { ...own, hash: `${id}-passo`, expires_at: LATER }],
    ['second_steps', { ...own, hash: `${id}-chave`, session_id: `${id}1`, expires_at: LATER }],
    ...['a', 'b'].map((n): [string, Record<string, unknown>] => [
      'passkeys',
      {
        ...{ ...own, id: `${id}-${n}`, name: n, credential_id: `${id}-${n}`, public_key: 'x', counter: 0 },
        ...{ transports: '[]', synced: 0, created_at: NOW },
      },
    ]),
    ['recovery_codes', { ...own, hash: 'um' }],
    ['recovery_codes', { ...own, hash: 'dois' }],
    ['outbox', { ...own, id: `${id}-carta`, ...mail }],
    ['sign_ups', { ...signUp, id: `${id}-1`, email: `${id}@x.com`, token_hash: `${id}-1`, expires_at: LATER }],
    ['sign_ups', { ...signUp, id: `${id}-2`, email: `${id}@x.com`, token_hash: `${id}-2`, expires_at: LATER }],
  ];
}

async function given(id: string, state: State) {
  const statements = rowsOf(id, state).map(([table, row]) => {
    const columns = Object.keys(row);
    const sql = `INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`;
    return env.DB.prepare(sql).bind(...Object.values(row));
  });
  await env.DB.batch(statements);
}

const COLUMN: Record<string, string> = { users: 'id', sign_ups: 'email' };

/** Returns all rows of a person, by table. */
async function standing(id: string) {
  const tables = [...new Set(rowsOf(id, 'active').map(([table]) => table))];
  const queries = tables.map((table) => {
    const value = table === 'sign_ups' ? `${id}@x.com` : id;
    return env.DB.prepare(`SELECT * FROM ${table} WHERE ${COLUMN[table] ?? 'user_id'} = ? ORDER BY 1, 2`).bind(value);
  });
  const answers = await env.DB.batch<Record<string, unknown>>(queries);
  return Object.fromEntries(tables.map((table, at) => [table, answers[at]?.results ?? []]));
}

/** Returns what differs between the two, by table: the rows of before that are no more, or not as they were. */
function changed(before: Awaited<ReturnType<typeof standing>>, after: typeof before) {
  const tables = Object.keys(before).map((table) => {
    const left = new Set(after[table]?.map((row) => JSON.stringify(row)));
    return [table, before[table]?.filter((row) => !left.has(JSON.stringify(row))).length] as const;
  });
  return Object.fromEntries(tables.filter(([, count]) => count));
}

const held = (statements: Statement[]) => wasHeld(runBatch(db, statements));
const lastWrite = () => env.DB.prepare('SELECT before, after FROM activity ORDER BY id DESC LIMIT 1').first();

beforeEach(async () => {
  await env.DB.batch(
    ['users', 'sign_ups', 'outbox', 'activity'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
});

/** Statements are built in their test: a fault planted in them is there only then. */
type Building = () => Statement[];
type Case = [name: string, state: State, build: Building, changes: Record<string, number>];

const CASES: Case[] = [
  ['a session ends', 'active', () => [sessionEnded(db, 'ana1', 'ended', NOW)], { sessions: 1 }],
  ['all sessions but one end', 'active', () => [sessionsEnded(db, 'ana', 'ended', NOW, 'ana2')], { sessions: 2 }],
  ['an administrator ends sessions', 'active', () => sessionsEndedBy(db, about, NOW, 'ana2'), { sessions: 2 }],
  ['the oldest sessions end', 'active', () => [surplusSessionsEnded(db, 'ana', 1, NOW)], { sessions: 2 }],
  ['a session is refreshed', 'active', () => [sessionRotated(db, 'ana1', 0, NOW)], { sessions: 1 }],
  [
    'a link is replaced',
    'active',
    () => [tokenReplaced(db, { userId: 'ana', purpose: 'reset', ...token })],
    { mailbox_tokens: 1 },
  ],
  ['a link is used', 'active', () => [tokenSpent(db, 'ana-senha', NOW)], { mailbox_tokens: 1 }],
  ['all links end', 'active', () => [tokensDropped(db, 'ana')], { mailbox_tokens: 2 }],
  ['a step is taken', 'active', () => [stepTaken(db, 'ana-passo', null, NOW)], { second_steps: 1 }],
  ['a step of a session is taken', 'active', () => [stepTaken(db, 'ana-chave', 'ana1', NOW)], { second_steps: 1 }],
  ['all steps end', 'active', () => [stepsDropped(db, 'ana')], { second_steps: 2 }],
  ['a passkey is removed', 'active', () => [passkeyRemoved(db, 'ana', 'ana-a')], { passkeys: 1 }],
  ['a passkey is renamed', 'active', () => [passkeyRenamed(db, 'ana', 'ana-a', 'Celular')], { passkeys: 1 }],
  ['a passkey is used', 'active', () => [passkeyUsed(db, 'ana-a', 0, 1, NOW)], { passkeys: 1 }],
  ['a passkey whose counter has changed since is not used', 'active', () => [passkeyUsed(db, 'ana-a', 7, 8, NOW)], {}],
  ['a session is not refreshed twice', 'active', () => [sessionRotated(db, 'ana1', 1, NOW)], {}],
  ['an ended session is not refreshed', 'active', () => [sessionRotated(db, 'ana0', 0, NOW)], {}],
  ['an ended session does not end again', 'active', () => [sessionEnded(db, 'ana0', 'reuse', LATER)], {}],
  ['another person’s session does not end', 'active', () => [sessionEnded(db, 'ana1', 'ended', NOW, 'bia')], {}],
  ['another person’s passkey is not removed', 'active', () => [passkeyRemoved(db, 'bia', 'ana-a')], {}],
  ['a link is not used when it expires', 'active', () => [tokenSpent(db, 'ana-senha', LATER)], {}],
  ['a step is not taken when it expires', 'active', () => [stepTaken(db, 'ana-passo', null, LATER)], {}],
  ['a step of a session is not taken by a sign-in', 'active', () => [stepTaken(db, 'ana-chave', null, NOW)], {}],
  ['a sign-up is not confirmed when it expires', 'active', () => [signUpSpent(db, 'ana-1', LATER)], {}],
  ['links that expire now are kept', 'active', () => [tokensDroppedBefore(db, LATER)], {}],
  ['steps that expire now are kept', 'active', () => [stepsDroppedBefore(db, LATER)], {}],
  ['sign-ups of now are kept', 'active', () => [signUpsDroppedBefore(db, NOW, '2027')], {}],
  ['sign-ups whose link is valid are kept', 'active', () => [signUpsDroppedBefore(db, LATER, NOW)], {}],
  ['sign-ups whose link expires now are kept', 'active', () => [signUpsDroppedBefore(db, LATER, LATER)], {}],
  ['sessions of now are kept', 'active', () => [sessionsDroppedBefore(db, '2026-05-01')], {}],
  ['a code is used', 'active', () => [recoveryCodeSpent(db, 'ana', 'um')], { recovery_codes: 1 }],
  ['codes are replaced', 'active', () => recoveryCodesReplaced(db, 'ana', ['tres']), { recovery_codes: 2 }],
  [
    'the last passkey is removed, and with it the codes',
    'active',
    () => [passkeyRemoved(db, 'ana', 'ana-a'), passkeyRemoved(db, 'ana', 'ana-b'), codesOfNoPasskeyDropped(db, 'ana')],
    { passkeys: 2, recovery_codes: 2 },
  ],
  ['codes stay with a passkey', 'active', () => [codesOfNoPasskeyDropped(db, 'ana')], {}],
  [
    'an administrator removes the second step',
    'active',
    () => secondStepRemoved(db, about, NOW),
    { passkeys: 2, recovery_codes: 2, second_steps: 2, sessions: 3 },
  ],
  ['a sign-up is confirmed', 'active', () => [signUpSpent(db, 'ana-1', NOW)], { sign_ups: 1 }],
  [
    'a sign-up gets another link',
    'active',
    () => [signUpRenewed(db, 'ana-1', { tokenHash: 'x', expiresAt: LATER })],
    { sign_ups: 1 },
  ],
  ['all sign-ups end', 'active', () => [signUpsDropped(db, 'ana@x.com')], { sign_ups: 2 }],
  ['a person is renamed', 'active', () => [userRenamed(db, 'ana', 'Bia')], { users: 1 }],
  ['a password is set', 'active', () => [passwordHashSet(db, 'ana', 'outro')], { users: 1 }],
  ['a password is replaced', 'active', () => [passwordHashReplaced(db, 'ana', 'hash', 'outro')], { users: 1 }],
  ['a replaced password is not replaced', 'active', () => [passwordHashReplaced(db, 'ana', 'velho', 'outro')], {}],
  ['a mailbox is confirmed', 'unconfirmed', () => [userConfirmed(db, 'ana', NOW)], { users: 1 }],
  [
    'an account is deleted',
    'active',
    () => [userDeleted(db, 'ana')],
    { users: 1, user_roles: 1, sessions: 4, mailbox_tokens: 2, second_steps: 2, passkeys: 2, recovery_codes: 2 },
  ],
  [
    'an account is deactivated',
    'active',
    () => userDeactivated(db, about, NOW),
    { users: 1, sessions: 3, second_steps: 2 },
  ],
  ['an account is activated', 'deactivated', () => userActivated(db, about), { users: 1 }],
  ['a role is granted', 'active', () => roleGranted(db, { ...about, role: 'c-level' }), {}],
  ['a role is revoked', 'active', () => roleRevoked(db, { ...about, role: 'editor' }), { user_roles: 1 }],
  ['an invitation is renewed', 'invited', () => invitedAgain(db, about, token), { mailbox_tokens: 1 }],
];

describe('on one account', () => {
  test.each(CASES)('%s; the other stays as it is', async (_, state, build, changes) => {
    await given('ana', state);
    await given('bia', state);
    const [ana, bia] = [await standing('ana'), await standing('bia')];
    expect(await held(build())).toBe(true);
    expect(await standing('bia')).toEqual(bia);
    expect(changed(ana, await standing('ana'))).toEqual(changes);
  });

  test.each<[string, Building]>([
    ['an invitation is withdrawn', () => invitationWithdrawn(db, about)],
    ['the last role of an invited person is revoked', () => roleRevoked(db, { ...about, role: 'editor' })],
  ])('%s: nothing of it is left; the other stays as it is', async (_, build) => {
    await given('ana', 'invited');
    await given('bia', 'invited');
    const bia = await standing('bia');
    expect(await held(build())).toBe(true);
    expect(await standing('bia')).toEqual(bia);
    const { sign_ups: _signUps, ...left } = await standing('ana');
    expect(Object.values(left).flat()).toEqual([]);
  });
});

describe('nothing changes, and nothing is recorded', () => {
  test.each<[string, State, Building]>([
    ['an accepted invitation is renewed', 'active', () => invitedAgain(db, about, token)],
    ['an accepted invitation is withdrawn', 'active', () => invitationWithdrawn(db, about)],
    ['an active account is activated', 'active', () => userActivated(db, about)],
    ['a deactivated account is deactivated', 'deactivated', () => userDeactivated(db, about, NOW)],
    ['a role is granted that the person has', 'active', () => roleGranted(db, { ...about, role: 'editor' })],
    ['a role is revoked that the person lacks', 'active', () => roleRevoked(db, { ...about, role: 'c-level' })],
    ['a role is granted to nobody', 'active', () => roleGranted(db, { author, userId: 'caio', role: 'editor' })],
    [
      'somebody revokes the only role of their own',
      'active',
      () => roleRevoked(db, { author: { userId: 'ana' }, userId: 'ana', role: 'editor' }),
    ],
  ])('if %s', async (_, state, build) => {
    await given('ana', state);
    await given('bia', 'invited');
    await env.DB.prepare("INSERT INTO user_roles (user_id, role) VALUES ('bia', 'c-level')").run();
    const before = [await standing('ana'), await standing('bia')];
    expect(await held(build())).toBe(false);
    expect([await standing('ana'), await standing('bia')]).toEqual(before);
    expect(await lastWrite()).toBeNull();
  });

  test('if a second step is removed that is none', async () => {
    await given('ana', 'active');
    await given('bia', 'active');
    await env.DB.prepare("DELETE FROM passkeys WHERE user_id = 'ana'").run();
    expect(await held(secondStepRemoved(db, about, NOW))).toBe(false);
    expect(await lastWrite()).toBeNull();
  });

  test.each<[string, Building]>([
    ['deactivated', () => userDeactivated(db, about, NOW)],
    ['without the role', () => roleRevoked(db, { ...about, role: 'admin' })],
    ['withdrawn', () => invitationWithdrawn(db, about)],
  ])('if the only account that can administer the site would be %s', async (name, build) => {
    await given('ana', name === 'withdrawn' ? 'invited' : 'active');
    for (const [id, state] of [
      ['bia', 'deactivated'],
      ['caio', 'unconfirmed'],
      ['davi', 'active'],
    ] as const) {
      await given(id, state);
    }
    const admins = ['ana', 'bia', 'caio'].map((id) => `('${id}', 'admin')`);
    await env.DB.prepare(`INSERT INTO user_roles (user_id, role) VALUES ${admins}`).run();
    const before = await standing('ana');
    expect(await held(build())).toBe(false);
    expect(await standing('ana')).toEqual(before);
    await env.DB.prepare("INSERT INTO user_roles (user_id, role) VALUES ('davi', 'admin')").run();
    expect(await held(build())).toBe(true);
  });
});

describe('reading one account', () => {
  beforeEach(async () => {
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
  });

  test('gives whom a link or a step is of, until it expires', async () => {
    expect(ids(await ownerOfToken(db, 'ana-senha', NOW))).toEqual(['ana']);
    expect(ids(await ownerOfStep(db, 'ana-passo', null, NOW))).toEqual(['ana']);
    expect(ids(await ownerOfStep(db, 'ana-chave', 'ana1', NOW))).toEqual(['ana']);
    expect(await ownerOfStep(db, 'ana-chave', 'bia1', NOW)).toEqual([]);
    expect(ids(await signUpOfToken(db, 'ana-1', NOW))).toEqual(['ana-1']);
    expect(ids(await waitingSignUps(db, 'ana@x.com')).sort()).toEqual(['ana-1', 'ana-2']);
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
    await passkeyAdded(db, row, 2);
    expect(ids(await passkeysOf(db, 'ana'))).toEqual(['ana-b', 'ana-a']);
    await passkeyAdded(db, row, 3);
    expect(ids(await passkeysOf(db, 'ana'))).toContain('nova');
    expect(ids(await passkeysOf(db, 'bia'))).toEqual(['bia-a', 'bia-b']);
  });
});

describe('what is recorded', () => {
  test('counts the open sessions that ended, and the passkeys that were removed', async () => {
    await given('ana', 'active');
    await given('bia', 'active');
    expect(await held(sessionsEndedBy(db, about, NOW, 'ana2'))).toBe(true);
    expect(await lastWrite()).toEqual({ before: '{"sessions":2}', after: '{"sessions":0}' });
    await env.DB.prepare("DELETE FROM passkeys WHERE id = 'ana-a'").run();
    expect(await held(secondStepRemoved(db, about, NOW))).toBe(true);
    expect(await lastWrite()).toEqual({ before: '{"passkeys":1}', after: '{"passkeys":0}' });
  });
});
