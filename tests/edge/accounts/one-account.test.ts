// The statements of accounts, run on two people who have the same: what is said of one must not change the other.
import { beforeEach, describe, expect, test } from 'vitest';
import { runBatch, type Statement } from '../../../functions/db/batch';
import { openDatabase } from '../../../functions/db/database';
import { wasHeld } from '../../../functions/db/guard';
import { tokenReplaced, tokenSpent, tokensDropped, tokensDroppedBefore } from '../../../functions/db/mailbox-tokens';
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
  passkeyRemoved,
  passkeyRenamed,
  passkeyUsed,
  recoveryCodeSpent,
  recoveryCodesReplaced,
} from '../../../functions/db/passkeys';
import { stepsDropped, stepsDroppedBefore, stepTaken } from '../../../functions/db/second-steps';
import {
  sessionEnded,
  sessionRotated,
  sessionsDroppedBefore,
  sessionsEnded,
  surplusSessionsEnded,
} from '../../../functions/db/sessions';
import { signUpRenewed, signUpSpent, signUpsDropped, signUpsDroppedBefore } from '../../../functions/db/sign-ups';
import {
  noUserHas,
  passwordHashReplaced,
  passwordHashSet,
  userConfirmed,
  userDeleted,
  userIsActive,
  userRenamed,
  userStays,
} from '../../../functions/db/users';
import { given, LATER, NOW, nobody, type State, standing } from '../../helpers/account-rows';
import { env } from '../../helpers/edge';

const db = openDatabase(env.DB);
const author = { userId: 'admin' };
const about = { author, userId: 'ana' };
const token = { hash: 'novo', expiresAt: LATER };

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

beforeEach(nobody);

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
  ['an active account is opened', 'active', () => [userIsActive(db, 'ana'), userStays(db, 'ana')], {}],
  ['an address is free', 'active', () => [noUserHas(db, 'caio@x.com')], {}],
  ['a person is renamed', 'active', () => [userRenamed(db, { id: 'ana', email: 'ana@x.com' }, 'Bia')], { users: 1 }],
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

  test('one of two roles of an invited person is revoked: the account stays', async () => {
    await given('ana', 'invited');
    await env.DB.prepare("INSERT INTO user_roles (user_id, role) VALUES ('ana', 'c-level')").run();
    const before = await standing('ana');
    expect(await held(roleRevoked(db, { ...about, role: 'editor' }))).toBe(true);
    expect(changed(before, await standing('ana'))).toEqual({ user_roles: 1 });
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
    ['a deactivated account is opened', 'deactivated', () => [userIsActive(db, 'ana')]],
    ['an account is opened that is gone', 'active', () => [userIsActive(db, 'caio')]],
    ['something is told of an account that is gone', 'active', () => [userStays(db, 'caio')]],
    ['an address is taken', 'active', () => [noUserHas(db, 'ana@x.com')]],
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
