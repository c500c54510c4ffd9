import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../functions/db/database';
import { mailQueued } from '../../functions/db/outbox';
import { visitsCounted } from '../../functions/db/visits';
import { dropExpired } from '../../functions/upkeep/retention';
import { brandDay } from '../../src/shared/local-time';
import type { Stats } from '../../src/shared/stats';
import type { Visit } from '../../src/shared/visits';
import { browser, person, signIn } from '../helpers/account';
import { counted, env } from '../helpers/edge';

const DAY = 24 * 60 * 60 * 1000;
const { setTimeout: wait } = globalThis;

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM visits').run();
  // Visits are batched for 20 s; here for a moment.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
    wait(run, ms === 20_000 ? 100 : ms)) as typeof setTimeout);
});
afterEach(() => void vi.restoreAllMocks());

const tell = (visit: object, visitor = browser()) => visitor.json('POST', '/api/visits', visit);
const page = (subject: string): Visit => ({ what: 'page', subject });
const rows = async () =>
  (await env.DB.prepare('SELECT day, what, subject, times FROM visits ORDER BY what, subject').all()).results;
const today = () => brandDay(Date.now());

describe('the count of visits', () => {
  test('is kept by day, and written once per batch', async () => {
    const { db, usage } = counted(env.DB);
    const visitor = browser();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => tell(page('/produtos/soulshake/1'), visitor)),
      tell(page('/'), visitor),
      tell({ what: 'order', subject: '/produtos' }, visitor),
      tell({ what: 'emptySearch', subject: ' Açaí com Cupuaçu ' }, visitor),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect(answers.every(({ headers }) => headers.getSetCookie().length === 0)).toBe(true);
    expect(await rows()).toEqual([
      { day: today(), what: 'emptySearch', subject: 'açaí com cupuaçu', times: 1 },
      { day: today(), what: 'order', subject: '/produtos', times: 1 },
      { day: today(), what: 'page', subject: '/', times: 1 },
      { day: today(), what: 'page', subject: '/produtos/soulshake/1', times: 5 },
    ]);
    await visitsCounted(openDatabase(db), [{ ...page('/'), day: today(), times: 2 }]);
    expect(usage.roundTrips).toBe(1);
    expect((await rows())[2]).toMatchObject({ subject: '/', times: 3 });
  });

  test.each([
    page('/painel'),
    page('/conta'),
    page('/previa/blog/abc'),
    page('/produtos/soulshake/1?nome=Ana'),
    page('/qualquer-outra'),
    page('//evil.example'),
    { what: 'emptySearch', subject: 'ana@example.com' },
    { what: 'emptySearch', subject: '123.456.789-00' },
    { what: 'emptySearch', subject: 'a'.repeat(41) },
  ])('skips personal data and addresses outside of the public pages: %o', async (visit) => {
    expect((await tell(visit)).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  test('refuses unknown kinds and extra fields', async () => {
    expect((await tell({ what: 'login', subject: '/' })).status).toBe(422);
    expect((await tell({ ...page('/'), who: 'Ana' })).status).toBe(400);
    expect((await tell(page(`/${'a'.repeat(2048)}`))).status).toBe(422);
    expect(await rows()).toEqual([]);
  });

  test('skips visits by users of the panel, and refuses cross-site requests', async () => {
    const admin = await signIn('admin');
    await admin.get('/api/panel/stats');
    expect((await admin.json('POST', '/api/visits', page('/'))).status).toBe(204);
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' };
    const foreign = await browser().send('/api/visits', { method: 'POST', headers, body: JSON.stringify(page('/')) });
    expect(foreign.status).toBe(403);
    expect(await rows()).toEqual([]);
  });

  test('triggers the retention run without any sign-in', async () => {
    const old = new Date(Date.now() - 8 * DAY).toISOString();
    const { id } = await person({ confirmed: false });
    await env.DB.prepare('UPDATE sign_ups SET created_at = ?, expires_at = ? WHERE id = ?').bind(old, old, id).run();
    await env.DB.prepare("DELETE FROM limits WHERE key = 'retention'").run();
    await tell(page('/'));
    expect(await env.DB.prepare('SELECT id FROM sign_ups WHERE id = ?').bind(id).first()).toBeNull();
  });

  test('triggers the delivery of waiting mail without any sign-in', async () => {
    const mail = { to: 'ana@example.com', subject: 'Oi', html: 'Oi', text: 'Oi' };
    await mailQueued(openDatabase(env.DB), mail);
    vi.stubGlobal('fetch', async () => Response.json({ id: 'x' }));
    const provider = { RESEND_API_KEY: 're_key', MAIL_FROM: 'Soul <ola@soul.test>' };
    await browser().json('POST', '/api/visits', page('/'), provider);
    vi.unstubAllGlobals();
    const waiting = await env.DB.prepare('SELECT count(*) AS many FROM outbox WHERE sent_at IS NULL').first('many');
    expect(waiting).toBe(0);
  });

  test('has a thousand different pages a day at most, and is deleted after 90 days', async () => {
    const db = openDatabase(env.DB);
    const tallies = Array.from({ length: 1200 }, (_, number) => ({
      ...page(`/blog/${number}`),
      day: today(),
      times: 1,
    }));
    await visitsCounted(db, tallies.slice(0, 100));
    await visitsCounted(db, tallies);
    expect(await rows()).toHaveLength(1000);
    expect(await rows()).toContainEqual(expect.objectContaining({ subject: '/blog/1', times: 2 }));
    await visitsCounted(db, [{ ...page('/blog/1'), day: today(), times: 1 }]);
    await visitsCounted(db, [{ ...page('/'), day: brandDay(Date.now(), 80), times: 1 }]);
    await dropExpired(env, Date.now() + 9 * DAY);
    expect(await rows()).toHaveLength(1001);
    await dropExpired(env, Date.now() + 10 * DAY);
    expect(await rows()).toHaveLength(1000);
  });
});

test('the dashboard compares seven days with the seven before, and lists pages by name and empty searches', async () => {
  const db = openDatabase(env.DB);
  const at = (daysAgo: number, visit: Visit, times: number) => ({
    ...visit,
    day: brandDay(Date.now(), daysAgo),
    times,
  });
  await visitsCounted(db, [
    at(0, page('/produtos/soulcrunch/1'), 9),
    at(6, page('/produtos/soulcrunch'), 8),
    at(1, page('/blog/1'), 7),
    at(0, page('/'), 6),
    at(0, page('/produtos/soulcrunch/caixa'), 5),
    at(0, page('/produtos/nada/99'), 4),
    at(0, page('/contato'), 3),
    at(7, page('/'), 20),
    at(13, page('/'), 22),
    at(14, page('/'), 1000),
    at(0, { what: 'directions', subject: '/onde-estamos' }, 2),
    at(0, { what: 'emptySearch', subject: 'colágeno' }, 3),
  ]);
  const admin = await signIn('admin');
  const { visits }: Stats = await (await admin.get('/api/panel/stats')).json();
  expect(visits.totals).toEqual({
    page: { now: 42, before: 42 },
    directions: { now: 2, before: 0 },
    emptySearch: { now: 3, before: 0 },
    order: { now: 0, before: 0 },
    chat: { now: 0, before: 0 },
  });
  const title = await env.DB.prepare('SELECT title FROM posts WHERE id = 1').first<string>('title');
  expect(visits.pages.map(({ name, times }) => [name, times])).toEqual([
    ['Soul Crunch Tradicional', 9],
    ['Soul Crunch', 8],
    [title, 7],
    ['Início', 6],
    ['Caixa de Soul Crunch', 5],
    ['/produtos/nada/99', 4],
  ]);
  expect(visits.searches).toEqual([{ term: 'colágeno', times: 3 }]);
});

test('the dashboard shows the last writes and the next publications', async () => {
  const admin = await signIn('admin');
  const soon = new Date(Date.now() + DAY).toISOString();
  const later = new Date(Date.now() + 2 * DAY).toISOString();
  const first = await env.DB.prepare('SELECT id FROM posts ORDER BY id LIMIT 2').all<{ id: number }>();
  const [one, other] = first.results.map(({ id }) => id);
  await env.DB.batch([
    env.DB.prepare('UPDATE posts SET published_at = ? WHERE id = ?').bind(later, one),
    env.DB.prepare('UPDATE posts SET published_at = ? WHERE id = ?').bind(soon, other),
  ]);
  const told: Stats = await (await admin.get('/api/panel/stats')).json();
  expect(told.scheduled.map(({ id, publishedAt }) => [id, publishedAt])).toEqual([
    [other, soon],
    [one, later],
  ]);
  const product = await admin.json('PUT', '/api/panel/products/1/active', { active: false, version: 1 });
  expect(product.status).toBe(200);
  const { recent }: Stats = await (await admin.get('/api/panel/stats')).json();
  expect(recent[0]).toMatchObject({ noun: 'products', recordId: '1', action: 'update', changed: ['active'] });
  expect(recent.length).toBeLessThanOrEqual(5);
});
