import { describe, expect, test } from 'vitest';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { signedIn, tokenMailed } from '../helpers/account';
import { env } from '../helpers/edge';
import { SLIDE } from '../helpers/slides';

const admin = signedIn('admin');

const CATEGORY = {
  name: 'Novos',
  description: '',
  image: '/images/a.webp',
  imageAlt: '',
  highlighted: false,
  packSize: null,
  packDiscount: 0,
  ...NO_SEARCH_APPEARANCE,
  position: 0,
};
type Answer = { record: { id: number; key: string; version: number }; activityId: number };

function send(method: string, path: string, key: string, body: object) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  return admin.send(`/api/panel/${path}`, { method, headers, body: JSON.stringify(body) });
}

describe('a write that is repeated with its Idempotency-Key', () => {
  test('returns the category that it created, although its address is taken now', async () => {
    const first = await send('POST', 'categories', 'uma-categoria-nova', CATEGORY);
    expect(first.status).toBe(201);
    const again = await send('POST', 'categories', 'uma-categoria-nova', CATEGORY);
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(await first.json());
    expect((await send('POST', 'categories', 'outra-categoria-nova', CATEGORY)).status).toBe(422);
  });

  test('is refused with the record that it created when its content differs from the first', async () => {
    const first = { ...SLIDE, title: 'Uma' };
    const made = await send('POST', 'slides', 'um-slide-so-uma-vez', first);
    expect(made.status).toBe(201);
    const { record: current }: Answer = await made.clone().json();
    for (const other of [
      { ...first, title: 'Outra' },
      { ...first, position: 1 },
    ]) {
      const answer = await send('POST', 'slides', 'um-slide-so-uma-vez', other);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: 'key-reused', current });
    }
    const reordered = Object.fromEntries(Object.entries(first).reverse());
    const again = await send('POST', 'slides', 'um-slide-so-uma-vez', reordered);
    expect(await again.json()).toEqual(await made.json());
    const { record }: Answer = await (await send('POST', 'slides', 'um-slide-outra-chave', first)).json();
    const { total } = (await env.DB.prepare(`SELECT count(*) AS total FROM slides WHERE title = 'Uma'`).first()) ?? {};
    expect([total, record.version]).toEqual([2, 1]);
  });

  test('is refused when the created record was deleted since', async () => {
    const category = { ...CATEGORY, name: 'Passageira' };
    const first = await send('POST', 'categories', 'uma-que-nao-fica', category);
    const { record }: Answer = await first.json();
    await admin.json('DELETE', `/api/panel/categories/${record.key}?version=${record.version}`);
    const again = await send('POST', 'categories', 'uma-que-nao-fica', category);
    const other = await send('POST', 'categories', 'uma-que-nao-fica', { ...category, name: 'Outra passageira' });
    for (const answer of [again, other]) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'gone' });
    }
  });

  test('is executed again when it is an edit', async () => {
    const { record }: Answer = await (
      await send('POST', 'categories', 'uma-para-editar-1', { ...CATEGORY, name: 'E' })
    ).json();
    const { key, version } = record;
    const edit = { ...CATEGORY, name: 'F' };
    expect((await send('PUT', `categories/${key}`, 'a-mesma-chave-aqui', { ...edit, version })).status).toBe(200);
    const next = await send('PUT', `categories/${key}`, 'a-mesma-chave-aqui', { ...edit, version: version + 1 });
    expect(next.status).toBe(200);
  });
});

test('an invitation that is sent again is a second mail, and its link replaces the first one', async () => {
  const guest = { name: 'Ana', email: 'convidada-de-novo@example.com', role: 'c-level' };
  const links: string[] = [];
  for (let sent = 0; sent < 2; sent += 1) {
    expect((await send('POST', 'users/invitations', 'um-convite-so-um', guest)).status).toBe(201);
    links.push(await tokenMailed(guest.email));
  }
  const rowsOf = (sql: string) => env.DB.prepare(`SELECT count(*) AS n ${sql}`).bind(guest.email).first('n');
  expect(await rowsOf('FROM outbox WHERE to_address = ?')).toBe(2);
  const opens = await Promise.all(links.map((token) => admin.json('POST', '/api/auth/link-checks', { token })));
  expect(opens.map(({ status }) => status)).toEqual([410, 200]);
  // Both together made one account with one role.
  expect(await rowsOf('FROM users JOIN user_roles ON user_id = users.id WHERE email = ?')).toBe(1);
});
