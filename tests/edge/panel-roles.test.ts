import { describe, expect, test } from 'vitest';
import type { UserRow } from '../../src/shared/user';
import { browser, person, signedIn, signIn, tokenMailed } from '../helpers/account';
import { env } from '../helpers/edge';

const PATH = '/api/panel/users';
const admin = signedIn('admin');

const rolesOf = async (id: string) => {
  const { results } = await env.DB.prepare('SELECT role FROM user_roles WHERE user_id = ? ORDER BY role')
    .bind(id)
    .all();
  return results.map(({ role }) => role);
};
const put = (id: string, role: string) => admin.json('PUT', `${PATH}/${id}/roles/${role}`);
const revoke = (id: string, role: string, by = admin) => by.json('DELETE', `${PATH}/${id}/roles/${role}`);
const writesAbout = async (id: string) => {
  const rows = await env.DB.prepare('SELECT * FROM activity WHERE record_id = ? ORDER BY id').bind(id).all();
  return rows.results;
};

describe('a role', () => {
  test('opens the panel after the next sign-in, and its removal closes it at once', async () => {
    const customer = await signIn();
    expect((await customer.get(PATH)).status).toBe(403);
    const granted = await put(customer.user.id, 'c-level');
    expect(((await granted.json()) as { user: UserRow }).user.roles).toEqual(['c-level']);
    // A session from before may be in other hands.
    expect((await customer.get(PATH)).status).toBe(401);
    const manager = await signIn('c-level', customer.user);
    expect((await manager.get(PATH)).status).toBe(200);
    expect((await revoke(customer.user.id, 'c-level')).status).toBe(200);
    expect((await manager.get(PATH)).status).toBe(403);
  });

  test('besides another, or granted again, leaves the sessions open', async () => {
    const editor = await signIn('editor');
    await put(editor.user.id, 'c-level');
    await put(editor.user.id, 'c-level');
    expect((await editor.get(PATH)).status).toBe(200);
  });

  test('granted several times is stored and recorded once, without a name or an address', async () => {
    const user = await person();
    await Promise.all(Array.from({ length: 5 }, () => put(user.id, 'admin')));
    expect(await rolesOf(user.id)).toEqual(['admin']);
    const writes = await writesAbout(user.id);
    expect(writes).toHaveLength(1);
    expect(JSON.stringify(writes)).not.toContain(user.email);
    expect(JSON.stringify(writes)).not.toContain(user.name);
    await revoke(user.id, 'admin');
  });

  test('that the person does not have, of an unknown person, or of an unknown name is not found', async () => {
    const user = await person();
    expect((await revoke(user.id, 'admin')).status).toBe(404);
    expect((await put('nobody', 'admin')).status).toBe(404);
    expect((await put(user.id, 'owner')).status).toBe(404);
  });

  test('does not admit a stranger by a password that was chosen before the address was confirmed', async () => {
    const email = `dona-${crypto.randomUUID()}@example.com`;
    const signUp = { name: 'X', email, password: 'senha do estranho', adult: true, acceptedPolicy: '2025-08-26' };
    const stranger = browser();
    await stranger.json('POST', '/api/auth/sign-up', signUp);
    const confirmation = await tokenMailed(email);
    await admin.json('POST', `${PATH}/invitations`, { name: 'Dona', email, role: 'admin' });
    const token = await tokenMailed(email);
    expect((await stranger.json('POST', '/api/auth/confirm', { token: confirmation })).status).toBe(410);
    await stranger.json('POST', '/api/auth/sign-up', signUp);
    const row = await env.DB.prepare('SELECT name, password_hash FROM users WHERE email = ?').bind(email).first();
    expect(row).toEqual({ name: 'Dona', password_hash: null });
    await browser().json('POST', '/api/auth/reset', { token, password: 'senha do dono' });
    const enter = async (password: string) => {
      const client = browser();
      await client.json('POST', '/api/auth/session', { email, password });
      return (await client.get(PATH)).status;
    };
    expect(await enter('senha do dono')).toBe(200);
    expect(await enter('senha do estranho')).toBe(401);
  });

  test('that is one’s own last one stays, and can be removed after another was granted', async () => {
    const second = await signIn('admin');
    expect((await revoke(second.user.id, 'admin', second)).status).toBe(409);
    await put(second.user.id, 'c-level');
    expect((await revoke(second.user.id, 'admin', second)).status).toBe(200);
    expect(await rolesOf(second.user.id)).toEqual(['c-level']);
  });

  test('of an administrator, and such an account, can only be changed by administrators', async () => {
    const [owner, manager] = [await signIn('admin'), await signIn('c-level')];
    const customer = await person();
    const asked: [method: string, path: string, body?: object][] = [
      ['PUT', `${manager.user.id}/roles/admin`],
      ['PUT', `${customer.id}/roles/admin`],
      ['DELETE', `${owner.user.id}/roles/admin`],
      ['PUT', `${owner.user.id}/roles/editor`],
      ['DELETE', `${owner.user.id}/roles/editor`],
      ['PUT', `${owner.user.id}/active`, { active: false }],
      ['DELETE', `${owner.user.id}/sessions`],
      ['DELETE', `${owner.user.id}/passkeys`],
      ['DELETE', owner.user.id],
      ['POST', 'invitations', { name: 'Rui', email: `rui-${crypto.randomUUID()}@example.com`, role: 'admin' }],
      ['POST', 'invitations', { name: 'Rui', email: owner.user.email, role: 'editor' }],
      ['POST', `${owner.user.id}/invitation`],
      ['DELETE', `${owner.user.id}/invitation`],
    ];
    const statuses = asked.map(
      async ([method, path, body]) => (await manager.json(method, `${PATH}/${path}`, body)).status,
    );
    expect(await Promise.all(statuses)).toEqual(Array(13).fill(403));
    const letters = env.DB.prepare('SELECT count(*) AS n FROM outbox WHERE user_id = ?').bind(owner.user.id);
    expect(await letters.first()).toEqual({ n: 0 });
    expect([await rolesOf(owner.user.id), await rolesOf(manager.user.id)]).toEqual([['admin'], ['c-level']]);
    expect((await owner.get(PATH)).status).toBe(200);
    // Both may manage the other people.
    expect((await manager.json('PUT', `${PATH}/${customer.id}/roles/editor`)).status).toBe(200);
  });

  test('of the last administrator stays under concurrent removals', async () => {
    const [a, b] = [await signIn('admin'), await signIn('admin')];
    await env.DB.prepare(`DELETE FROM user_roles WHERE role = 'admin' AND user_id NOT IN (?, ?)`)
      .bind(a.user.id, b.user.id)
      .run();
    const answers = await Promise.all(
      [a, b, a, b].map(({ user }) => revoke(user.id, 'admin', user === a.user ? b : a)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = await env.DB.prepare(`SELECT count(*) AS n FROM user_roles WHERE role = 'admin'`).first<{
      n: number;
    }>();
    expect(left?.n).toBe(1);
    await env.DB.prepare(`INSERT INTO user_roles (user_id, role) VALUES (?, 'admin')`).bind(admin.user.id).run();
  });
});
