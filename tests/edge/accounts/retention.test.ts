import { expect, test } from 'vitest';
import { dropExpired } from '../../../functions/upkeep/retention';
import { brandDay } from '../../../src/shared/local-time';
import { browser, PASSWORD, person, signIn, tokenMailed } from '../../helpers/account';
import { authenticator, begunSignIn, givePasskey } from '../../helpers/authenticator';
import { env, request } from '../../helpers/edge';
import { uploaded } from '../../helpers/upload';

const DAY = 24 * 60 * 60 * 1000;
const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

test('deletes tokens, limits, sign-ups, sessions and mail after the periods of the privacy policy', async () => {
  const client = await signIn();
  await person({ confirmed: false });
  const invited = await person({ confirmed: false, role: 'admin' });
  await env.DB.prepare('UPDATE users SET password_hash = NULL WHERE id = ?').bind(invited.id).run();
  await client.json('POST', '/api/auth/recoveries', { email: client.user.email });
  await client.json('DELETE', '/api/auth/session');
  await env.DB.prepare('UPDATE outbox SET sent_at = created_at, to_address = NULL, html = NULL, text = NULL').run();
  const kept = async () => [
    await count('mailbox_tokens'),
    await count("limits WHERE key <> 'retention'"),
    await count('sign_ups'),
    await count('sessions'),
    await count('outbox'),
  ];
  const [tokens, limits, ...rest] = await kept();
  expect([tokens, limits, ...rest].every((n) => (n ?? 0) > 0)).toBe(true);

  const now = Date.now();
  const after = async (time: number) => {
    await dropExpired(env, time);
    return kept();
  };
  expect(await after(now + DAY - 60_000)).toEqual([tokens, limits, ...rest]);
  expect((await after(now + DAY + 3_600_000)).slice(0, 2)).toEqual([0, 0]);
  expect((await after(now + 7 * DAY - 3_600_000))[2]).toBe(1);
  expect((await after(now + 7 * DAY + 3_600_000))[2]).toBe(0);
  expect(await count('users')).toBe(2);
  expect((await after(now + 30 * DAY - 3_600_000)).slice(3)).toEqual(rest.slice(1));
  expect((await after(now + 30 * DAY + 3_600_000)).slice(3)).toEqual([0, 0]);
});

test('a new link for a sign-up that is about to expire extends the sign-up', async () => {
  const { id, email } = await person({ confirmed: false });
  await env.DB.prepare('UPDATE sign_ups SET created_at = ? WHERE id = ?')
    .bind(new Date(Date.now() - 7 * DAY + 60_000).toISOString(), id)
    .run();
  const client = browser();
  await client.json('POST', '/api/auth/confirmations', { email, password: PASSWORD });
  await env.DB.prepare('DELETE FROM limits').run();
  await dropExpired(env, Date.now() + 3_600_000);
  expect((await client.json('POST', '/api/auth/confirm', { token: await tokenMailed(email) })).status).toBe(200);
});

test('keeps counts of unknown addresses for thirty days, today included', async () => {
  const now = Date.now();
  const ago = (days: number) => brandDay(now, days);
  const put = env.DB.prepare("INSERT INTO unknown_pages VALUES (?, '/antigo', 1)");
  await env.DB.batch([30, 29, 1].map((days) => put.bind(ago(days))));
  await env.DB.prepare('DELETE FROM limits').run();
  await dropExpired(env, now);
  const { results } = await env.DB.prepare('SELECT day FROM unknown_pages ORDER BY day').all();
  expect(results).toEqual([{ day: ago(29) }, { day: ago(1) }]);
});

test('removes a deleted picture after seven days without another use of Mídia', async () => {
  const admin = await signIn('admin');
  const { id, address } = await uploaded(admin);
  await admin.json('DELETE', `/api/panel/media/${id}?version=1`);
  await env.DB.prepare('DELETE FROM limits').run();
  await dropExpired(env, Date.now() + 7 * DAY - 3_600_000);
  expect((await request(address)).status).toBe(200);
  await dropExpired(env, Date.now() + 7 * DAY + 3_600_000);
  expect((await request(address)).status).toBe(404);
  expect(await count(`media WHERE id = ${id}`)).toBe(0);
});

test('the retention run happens at most once an hour', async () => {
  await env.DB.prepare('DELETE FROM limits').run();
  const now = Date.now();
  await dropExpired(env, now);
  await env.DB.prepare("INSERT INTO limits (key, started_at, count) VALUES ('antigo', 0, 1)").run();
  await dropExpired(env, now + 3_599_000);
  expect(await count("limits WHERE key = 'antigo'")).toBe(1);
  await dropExpired(env, now + 3_600_000);
  expect(await count("limits WHERE key = 'antigo'")).toBe(0);
});

test('deletes a sign-in that stopped at its second step once it has expired', async () => {
  const client = await signIn();
  await givePasskey(client.user.id, await authenticator());
  await begunSignIn(browser(), client.user.email);
  expect(await count('second_steps')).toBe(1);
  await env.DB.prepare('DELETE FROM limits').run();
  await dropExpired(env, Date.now() + 4 * 60_000);
  expect(await count('second_steps')).toBe(1);
  await env.DB.prepare('DELETE FROM limits').run();
  await dropExpired(env, Date.now() + 6 * 60_000);
  expect(await count('second_steps')).toBe(0);
});
