import { drizzle } from 'drizzle-orm/d1';
import { beforeEach, describe, expect, test } from 'vitest';
import { failedMail, mailOfUser, mailOfUserErased, mailQueued, oldMailErased } from '../../functions/db/outbox';
import type { Bindings } from '../../functions/env';
import { confirmation } from '../../functions/mail/messages';
import { deliverDue, GIVE_UP_AFTER, RETRY_DELAYS } from '../../functions/mail/outbox';
import { broken, counted, env, request } from '../helpers/edge';

const db = drizzle(env.DB);
const HERE = 'https://soul.test/api/auth/sign-up';
const LOCAL = 'http://localhost:8788/api/auth/sign-up';
const token = 'q'.repeat(43);
const TO = 'ana@example.com';
const resend = { ...env, RESEND_API_KEY: 're_key', MAIL_FROM: 'Soul <ola@soul.test>', DEV_MAILBOX: undefined };
const local: Partial<Bindings> & typeof env = { ...env, RESEND_API_KEY: undefined, DEV_MAILBOX: '1' };

type Sent = { id: string | null; auth: string | null; body: Record<string, unknown> };

/** A mail provider that records accepted mails; `answer` may refuse or hang. */
function provider(answer: () => Promise<Response> = async () => Response.json({ id: 'x' })) {
  const sent: Sent[] = [];
  const http: typeof fetch = async (_input, init) => {
    const headers = new Headers(init?.headers);
    const body = JSON.parse(String(init?.body));
    sent.push({ id: headers.get('Idempotency-Key'), auth: headers.get('Authorization'), body });
    return answer();
  };
  return { http, sent };
}

async function write(to = TO, userId: string | null = 'user-1') {
  const mail = { to, ...confirmation({ name: 'Ana', origin: 'https://soul.test', token, device: 'Firefox' }) };
  await db.batch([mailQueued(db, mail, userId)]);
}

async function rows() {
  const { results } = await env.DB.prepare('SELECT * FROM outbox ORDER BY created_at, rowid').all();
  return results;
}

async function only() {
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  return row ?? {};
}

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM outbox').run();
});

describe('delivery', () => {
  test('sends a mail to Resend with the row’s id as idempotency key, then erases the address and the bodies', async () => {
    await write();
    const { id } = await only();
    const { http, sent } = provider();
    await deliverDue(resend, HERE, { http });
    expect(sent).toEqual([
      {
        id,
        auth: 'Bearer re_key',
        body: {
          from: 'Soul <ola@soul.test>',
          to: [TO],
          subject: 'Confirme seu e-mail na Soul',
          html: expect.stringContaining(`/auth/confirmar#${token}`),
          text: expect.stringContaining(`/auth/confirmar#${token}`),
        },
      },
    ]);
    const row = await only();
    expect(row).toMatchObject({ to_address: null, html: null, text: null, failed_at: null, attempts: 1 });
    expect(row.sent_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
    expect(JSON.stringify(await rows())).not.toMatch(new RegExp(`${TO}|${token}`));
  });

  test('sends each of twelve mails once with twenty concurrent workers', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => write(`p${index}@example.com`)));
    const { http, sent } = provider();
    await Promise.all(Array.from({ length: 20 }, () => deliverDue(resend, HERE, { http })));
    expect(sent.map(({ body }) => String(body.to)).sort()).toEqual(
      Array.from({ length: 12 }, (_, index) => `p${index}@example.com`).sort(),
    );
    expect((await rows()).every((row) => row.sent_at)).toBe(true);
  });

  test('reads fewer than ten rows while no mail is due, however many were sent before', async () => {
    await env.DB.prepare(
      `INSERT INTO outbox (id, subject, created_at, sent_at) WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
       SELECT i, 'old', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' FROM n`,
    ).run();
    const spy = counted(env.DB);
    await deliverDue({ ...resend, DB: spy.db }, HERE);
    expect(spy.usage).toMatchObject({ roundTrips: 1, statements: 2 });
    expect(spy.usage.rowsRead).toBeLessThan(10);
  });

  test('keeps mail waiting with its bodies while no provider is configured', async () => {
    await write();
    await deliverDue({ ...resend, RESEND_API_KEY: undefined }, HERE);
    await deliverDue(local, HERE);
    expect(await only()).toMatchObject({ attempts: 0, sent_at: null, to_address: TO });
    expect(await failedMail(db)).toEqual([{ failed: 0, pending: 1 }]);
  });
});

describe('a provider in trouble', () => {
  test('is retried after growing delays, then the mail is given up and erased', async () => {
    await write();
    let time = Date.now();
    const clock = () => time;
    const { http, sent } = provider(async () => Response.json({ message: `no ${TO}` }, { status: 500 }));
    for (const [index, delay] of RETRY_DELAYS.entries()) {
      await deliverDue(resend, HERE, { http, clock });
      expect(sent.length).toBe(index + 1);
      expect(Date.parse(String((await only()).next_attempt_at)) - time).toBe(delay);
      time += delay - 1;
      await deliverDue(resend, HERE, { http, clock });
      expect(sent.length).toBe(index + 1);
      time += 1;
    }
    await deliverDue(resend, HERE, { http, clock });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const row = await only();
    expect(row).toMatchObject({ to_address: null, html: null, text: null, sent_at: null, attempts: 7 });
    expect(row).toMatchObject({ last_error: 'Resend answered 500', failed_at: new Date(time).toISOString() });
    expect(await failedMail(db)).toEqual([{ failed: 1, pending: 0 }]);
    expect(RETRY_DELAYS.reduce((sum, delay) => sum + delay)).toBeLessThan(GIVE_UP_AFTER);
  });

  test('that hangs is cut off, and gets the mail once after it has recovered', async () => {
    await write();
    const hanging = provider(() => new Promise(() => {}));
    await deliverDue(resend, HERE, { http: hanging.http, timeout: 20 });
    expect(await only()).toMatchObject({ last_error: 'the provider did not answer in time', to_address: TO });
    const healthy = provider();
    const clock = () => Date.now() + 60_000;
    await deliverDue(resend, HERE, { http: healthy.http, clock });
    await deliverDue(resend, HERE, { http: healthy.http, clock });
    expect(healthy.sent.length).toBe(1);
    expect(await only()).toMatchObject({ attempts: 2, last_error: null, to_address: null });
  });

  test('that cannot be reached leaves no address in the stored reason', async () => {
    await write();
    const { http } = provider(() => Promise.reject(new TypeError(`cannot connect for ${TO}`)));
    await deliverDue(resend, HERE, { http });
    expect((await only()).last_error).toBe('the provider could not be reached');
  });

  test('does not lose a mail whose worker died', async () => {
    await write();
    void deliverDue(resend, HERE, { http: provider(() => new Promise(() => {})).http, timeout: 1e6 });
    await expect.poll(async () => (await only()).attempts).toBe(1);
    const { http, sent } = provider();
    await deliverDue(resend, HERE, { http });
    expect(sent.length).toBe(0);
    await deliverDue(resend, HERE, { http, clock: () => Date.now() + 61_000 });
    expect(sent.length).toBe(1);
  });

  test('a mail older than its links is given up, not sent', async () => {
    await write();
    const { http, sent } = provider();
    await deliverDue(resend, HERE, { http, clock: () => Date.now() + GIVE_UP_AFTER + 1 });
    expect(sent).toEqual([]);
    expect(await only()).toMatchObject({ to_address: null, text: null, last_error: 'waited too long' });
  });

  test('a mail whose link has expired is given up, not sent', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    await mailQueued(db, { to: TO, subject: 'Nova senha', html: '<p>Oi</p>', text: 'Oi', expiresAt });
    const refusing = provider(async () => Response.json({}, { status: 500 }));
    await deliverDue(resend, HERE, { http: refusing.http });
    expect(refusing.sent.length).toBe(1);
    const { http, sent } = provider();
    await deliverDue(resend, HERE, { http, clock: () => Date.parse(expiresAt) });
    expect(sent).toEqual([]);
    expect(await only()).toMatchObject({ to_address: null, text: null, last_error: 'Resend answered 500' });
  });

  test('a broken database makes no delivery throw', async () => {
    await write();
    await expect(deliverDue({ ...resend, DB: broken(env.DB, 'outbox') }, HERE)).resolves.toBeUndefined();
    expect(await only()).toMatchObject({ attempts: 0, to_address: TO });
  });
});

describe('personal data', () => {
  const ANA = { id: 'user-1', email: TO };

  test('the mails of a user are exported without bodies and erased with the account', async () => {
    await write();
    await write('other@example.com', 'user-2');
    const [mail, ...others] = await mailOfUser(db, ANA);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: TO, sentAt: null });
    expect(JSON.stringify(mail)).not.toContain(token);
    await db.batch([mailOfUserErased(db, ANA)]);
    expect(await only()).toMatchObject({ user_id: 'user-2' });
  });

  test('mails to the address from before the account are erased with it', async () => {
    await write(TO, null);
    expect(await mailOfUser(db, ANA)).toHaveLength(1);
    await db.batch([mailOfUserErased(db, ANA)]);
    expect(await rows()).toEqual([]);
  });

  test('sent mail is erased after its period, waiting mail is not', async () => {
    await write();
    await deliverDue(resend, HERE, { http: provider().http });
    await write('late@example.com');
    await oldMailErased(db, '2999-01-01T00:00:00.000Z');
    expect(await only()).toMatchObject({ to_address: 'late@example.com' });
  });
});

describe('the local mailbox', () => {
  const at = (path: string, bindings = local) => request(path, undefined, bindings, 'http://localhost:8788');

  test('shows sent mails, newest first, with working links in the text and the HTML in a sandbox', async () => {
    await write('first@example.com');
    await write();
    await deliverDue(local, LOCAL);
    const letters = (await (await at('/dev/mail.json')).json()) as { id: string; to: string; text: string }[];
    expect(letters.map(({ to }) => to)).toEqual([TO, 'first@example.com']);
    const mine = (await (await at('/dev/mail.json?to=ANA@example.com')).json()) as typeof letters;
    expect(mine.map(({ to }) => to)).toEqual([TO]);
    expect(mine[0]?.text).toContain(`#${token}`);
    expect(await (await at('/dev/mail')).text()).toMatch(new RegExp(`${TO}[^]*first@example\\.com`));
    const response = await at(`/dev/mail/${mine[0]?.id}`);
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(`<a href="https://soul.test/auth/confirmar#${token}">`);
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!DOCTYPE html&gt;');
    expect((await at('/dev/mail/nothing')).status).toBe(404);
  });

  test.each(['/dev/mail', '/dev/mail.json', '/dev/mail/x'])('%s does not exist elsewhere', async (path) => {
    expect((await at(path, { ...local, DEV_MAILBOX: undefined })).status).toBe(404);
    expect((await request(path, undefined, local)).status).toBe(404);
  });
});
