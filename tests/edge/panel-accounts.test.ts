import { describe, expect, test } from 'vitest';
import type { ActivityDetail } from '../../src/shared/activity';
import type { UserRow } from '../../src/shared/user';
import { type Browser, browser, PASSWORD, person, signedIn, signIn, tokenMailed } from '../helpers/account';
import { authenticator, begunSignIn, givePasskey } from '../helpers/authenticator';
import { env } from '../helpers/edge';
import { codeOf, count, enter, PATH, peopleSeenBy } from '../helpers/people';

const admin = signedIn('admin');
const { found, historyOf } = peopleSeenBy(admin);

const setActive = (id: string, active: boolean, by: Browser = admin) =>
  by.json('PUT', `${PATH}/${id}/active`, { active });
const remove = (id: string, by: Browser = admin) => by.json('DELETE', `${PATH}/${id}`);

/** Runs `act` while only these people are administrators. */
async function alone(ids: string[], act: () => Promise<void>) {
  const others = `FROM user_roles WHERE role = 'admin' AND user_id NOT IN (${ids.map(() => '?').join()})`;
  const { results } = await env.DB.prepare(`SELECT user_id AS id ${others}`)
    .bind(...ids)
    .all<{ id: string }>();
  await env.DB.prepare(`DELETE ${others}`)
    .bind(...ids)
    .run();
  try {
    await act();
  } finally {
    const back = env.DB.prepare(`INSERT OR IGNORE INTO user_roles (user_id, role) VALUES (?, 'admin')`);
    await env.DB.batch(results.map(({ id }) => back.bind(id)));
  }
}

describe('a deactivated account', () => {
  test('loses every session at once, also one that can still be refreshed', async () => {
    const editor = await signIn('editor');
    const phone = browser();
    expect((await enter(editor.user.email, PASSWORD, phone)).status).toBe(200);
    const answer = await setActive(editor.user.id, false);
    expect(((await answer.json()) as { user: UserRow }).user).toMatchObject({ active: false, openSessions: 0 });
    for (const client of [editor, phone]) {
      expect((await client.get('/api/panel/posts')).status).toBe(401);
      expect((await client.get('/api/me')).status).toBe(401);
      expect((await client.json('POST', '/api/auth/session/refresh', {})).status).toBe(401);
    }
  });

  test('has no valid session, not even one opened at the same moment', async () => {
    const editor = await signIn('editor');
    await env.DB.prepare(`UPDATE users SET deactivated_at = '2026-01-01T00:00:00.000Z' WHERE id = ?`)
      .bind(editor.user.id)
      .run();
    expect((await editor.get('/api/me')).status).toBe(401);
    expect((await editor.json('POST', '/api/auth/session/refresh', {})).status).toBe(401);
  });

  test('is reported as deactivated only after the right password', async () => {
    const { id, email } = await person({ role: 'editor' });
    await setActive(id, false);
    const known = await enter(email);
    expect(known.status).toBe(403);
    expect(await known.json()).toEqual({
      error: 'Esta conta está desativada. Para voltar a usar, fale com quem administra o site.',
      code: 'deactivated',
    });
    const guessed = await enter(email, 'outra senha qualquer');
    const unknown = await enter(`ninguem-${crypto.randomUUID()}@example.com`);
    expect([guessed.status, unknown.status]).toEqual([401, 401]);
    expect(await guessed.json()).toEqual(await unknown.json());
    expect(await count('sessions WHERE user_id = ?', id)).toBe(0);
  });

  test('stays deactivated after a password reset by mail', async () => {
    const { id, email } = await person();
    await setActive(id, false);
    await browser().json('POST', '/api/auth/recoveries', { email });
    const reset = { token: await tokenMailed(email), password: 'pitanga com hortelã' };
    expect((await browser().json('POST', '/api/auth/reset', reset)).status).toBe(200);
    expect((await enter(email, reset.password)).status).toBe(403);
  });

  test('opens with its password and roles after it is reactivated, and Atividade shows both writes', async () => {
    const { id, email, name } = await person({ role: 'editor' });
    await setActive(id, false);
    expect((await setActive(id, true)).status).toBe(200);
    expect((await enter(email)).status).toBe(200);
    expect(await found(id)).toMatchObject({ active: true, roles: ['editor'] });
    expect(await historyOf(id)).toMatchObject([
      { title: name, access: { before: { active: false }, after: { active: true } } },
      { title: name, access: { before: { active: true }, after: { active: false } } },
    ]);
  });

  test('is recorded once, however often the request is repeated', async () => {
    const { id } = await person();
    const answers = await Promise.all([1, 2, 3].map(() => setActive(id, false)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await historyOf(id)).toHaveLength(1);
  });

  test('cannot be invited before it is reactivated', async () => {
    const { id, email } = await person();
    await setActive(id, false);
    const answer = await admin.json('POST', `${PATH}/invitations`, { name: 'A', email, role: 'editor' });
    expect(answer.status).toBe(409);
    expect(await codeOf(answer)).toBe('deactivated');
    expect((await found(id))?.roles).toEqual([]);
  });
});

describe('an account deleted by an administrator', () => {
  test('loses its data and its mail, and the owner gets a mail without the name', async () => {
    const editor = await signIn('editor');
    const { id, email, name } = editor.user;
    expect((await remove(id)).status).toBe(200);
    expect((await editor.get('/api/me')).status).toBe(401);
    expect((await enter(email)).status).toBe(401);
    expect(await found(id)).toBeUndefined();
    const { results } = await env.DB.prepare('SELECT subject, text FROM outbox WHERE to_address = ?')
      .bind(email)
      .all<{ subject: string; text: string }>();
    expect(results.map(({ subject }) => subject)).toEqual(['Sua conta na Soul foi excluída']);
    expect(results[0]?.text).toContain('por decisão de quem administra o site');
    expect(results[0]?.text).not.toContain(name);
    expect((await historyOf(id))[0]).toMatchObject({
      action: 'delete',
      title: 'uma conta',
      gone: true,
      access: { before: { roles: ['editor'] } },
    });
    expect((await remove(id)).status).toBe(404);
  });
});

describe('the site keeps an administrator', () => {
  test('an administrator can neither deactivate nor delete their own account here', async () => {
    for (const answer of [await setActive(admin.user.id, false), await remove(admin.user.id)]) {
      expect(answer.status).toBe(409);
      expect(await codeOf(answer)).toBe('own-account');
    }
  });

  test('the last active administrator can neither lose the role nor delete the account', async () => {
    const [last, resting] = [await signIn('admin'), await person({ role: 'admin' })];
    await admin.json('PUT', `${PATH}/${last.user.id}/roles/editor`);
    await setActive(resting.id, false);
    await alone([last.user.id, resting.id], async () => {
      const answers = [
        await last.json('DELETE', `${PATH}/${last.user.id}/roles/admin`),
        await last.json('POST', '/api/me/deletion', { password: PASSWORD }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(409);
        expect(await codeOf(answer)).toBe('last-admin');
      }
      expect((await last.get(PATH)).status).toBe(200);
    });
  });

  test('of two administrators who deactivate and delete each other concurrently, one stays', async () => {
    const [a, b] = [await signIn('admin'), await signIn('admin')];
    await alone([a.user.id, b.user.id], async () => {
      await Promise.all([
        setActive(a.user.id, false, b),
        remove(b.user.id, a),
        setActive(b.user.id, false, a),
        remove(a.user.id, b),
      ]);
      const left = `user_roles JOIN users ON users.id = user_id WHERE role = 'admin' AND deactivated_at IS NULL`;
      expect(await count(left)).toBe(1);
    });
  });
});

test('Atividade shows whose role changed, before and after, while the account exists', async () => {
  const ana = await person({ role: 'editor' });
  await admin.json('PUT', `${PATH}/${ana.id}/roles/admin`);
  await admin.json('DELETE', `${PATH}/${ana.id}/roles/editor`);
  const [taken, given] = await historyOf(ana.id);
  expect(given).toMatchObject({
    title: ana.name,
    gone: false,
    access: { before: { roles: ['editor'] }, after: { roles: ['admin', 'editor'] } },
  });
  expect(taken?.access).toEqual({ before: { roles: ['admin', 'editor'] }, after: { roles: ['admin'] } });
  const detail = (await (await admin.get(`/api/panel/activity/${given?.id}`)).json()) as ActivityDetail;
  expect(detail.after).toEqual({ roles: ['admin', 'editor'] });
  const stored = await env.DB.prepare('SELECT * FROM activity WHERE record_id = ?').bind(ana.id).all();
  expect(JSON.stringify(stored.results)).not.toContain(ana.name);
});

describe('the second step of a person who lost the passkey', () => {
  test('is removed by an administrator, which is recorded and mailed, and every session ends', async () => {
    const editor = await signIn('editor');
    const { id, email } = editor.user;
    await givePasskey(id, await authenticator());
    const half = browser();
    await begunSignIn(half, email);
    expect((await found(id))?.twoSteps).toBe(true);
    const answer = await admin.json('DELETE', `${PATH}/${id}/passkeys`);
    expect(await answer.json()).toMatchObject({ user: { id, twoSteps: false, openSessions: 0 } });
    expect((await editor.get('/api/me')).status).toBe(401);
    const code = { code: 'aaaabbbbccccdddd' };
    expect((await half.json('POST', '/api/auth/session/recovery-code', code)).status).toBe(410);
    expect((await enter(email)).status).toBe(200);
    expect(await count('recovery_codes WHERE user_id = ?', id)).toBe(0);
    expect((await historyOf(id))[0]).toMatchObject({
      action: 'update',
      access: { before: { passkeys: 1 }, after: { passkeys: 0 } },
    });
    const subject = 'A entrada em duas etapas da sua conta na Soul foi desligada';
    expect(await count('outbox WHERE to_address = ? AND subject = ?', email, subject)).toBe(1);
  });

  test('changes nothing for an account without a passkey, and records nothing', async () => {
    const editor = await signIn('editor');
    const answer = await admin.json('DELETE', `${PATH}/${editor.user.id}/passkeys`);
    expect(answer.status).toBe(200);
    expect(await historyOf(editor.user.id)).toEqual([]);
    expect((await editor.get('/api/me')).status).toBe(200);
  });

  test('cannot be removed from one’s own account this way', async () => {
    await givePasskey(admin.user.id, await authenticator());
    const own = await admin.json('DELETE', `${PATH}/${admin.user.id}/passkeys`);
    expect([own.status, await codeOf(own)]).toEqual([409, 'own-account']);
    expect((await found(admin.user.id))?.twoSteps).toBe(true);
  });
});
