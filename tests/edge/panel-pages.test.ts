import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readCsv } from '../../src/shared/csv';
import { aboutTexts } from '../../src/shared/pages/about-texts';
import { homeTexts } from '../../src/shared/pages/home-texts';
import { PAGE_KEYS, PAGES } from '../../src/shared/pages/labels';
import type { PageRecord } from '../../src/shared/pages/pages';
import type { WrittenPage } from '../../src/shared/pages/written';
import { POLICY_VERSION } from '../../src/shared/policy';
import { signIn } from '../helpers/account';
import { broken, counted, env, page, request } from '../helpers/edge';

const PATH = '/api/panel/pages';
let admin: Awaited<ReturnType<typeof signIn>>;
let editor: typeof admin;
beforeAll(async () => {
  admin = await signIn('admin');
  editor = await signIn('editor');
});
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM pages'), env.DB.prepare('DELETE FROM limits')]);
});

const read = async (key = 'sobre'): Promise<PageRecord> => (await editor.get(`${PATH}/${key}`)).json();
type Answer = { record: PageRecord; activityId: number; fields?: object; code?: string; current?: PageRecord };
async function save(texts: object, { key = 'sobre', version }: { key?: string; version?: number } = {}) {
  const seen = version ?? (await read(key)).version;
  const response = await editor.json('PUT', `${PATH}/${key}`, { texts, version: seen });
  const body: Answer = await response.json();
  return { status: response.status, ...body };
}
const stored = async (key = 'sobre') => {
  const row = await env.DB.prepare('SELECT overrides FROM pages WHERE page = ?')
    .bind(key)
    .first<{ overrides: string }>();
  return row && JSON.parse(row.overrides);
};
const store = (overrides: unknown) =>
  env.DB.prepare("INSERT INTO pages (page, overrides) VALUES ('sobre', ?)").bind(JSON.stringify(overrides)).run();

describe('the texts of a page in the panel', () => {
  test('are the defaults until one is changed', async () => {
    expect(await read()).toEqual({ page: 'sobre', texts: aboutTexts, version: 1 });
    expect(await read('inicio')).toEqual({ page: 'inicio', texts: homeTexts, version: 1 });
  });

  test('are stored only where they differ from the default, and can be reset one by one', async () => {
    const saved = await save({ ...aboutTexts, aboutTitle: ' Sobre nós ', aboutLead: 'Outra.' });
    expect(saved).toMatchObject({ status: 200, record: { version: 2, texts: { aboutTitle: 'Sobre nós' } } });
    expect(await stored()).toEqual({ aboutTitle: 'Sobre nós', aboutLead: 'Outra.' });
    await save({ aboutLead: aboutTexts.aboutLead });
    expect(await stored()).toEqual({ aboutTitle: 'Sobre nós' });
    await save(aboutTexts);
    expect(await stored()).toEqual({});
    expect(await read()).toEqual({ page: 'sobre', texts: aboutTexts, version: 4 });
  });

  test('that are invalid are refused with a message at each field, and nothing is written', async () => {
    expect(await save({ aboutTitle: ' ', aboutLead: 'x'.repeat(121), aboutMission: 'Boa.' })).toMatchObject({
      status: 422,
      code: 'invalid',
      fields: { aboutTitle: 'Preencha este campo.', aboutLead: 'Passa de 120 caracteres.' },
    });
    expect(await save({ nothing: 'x' })).toMatchObject({ status: 400, code: 'malformed' });
    expect(await save({ aboutTitle: 3 })).toMatchObject({ status: 422 });
    expect(await stored()).toBeNull();
  });

  test('of another page are ignored', async () => {
    await save({ homePromise1: 'Outra', aboutTitle: 'Nós' });
    expect(await stored()).toEqual({ aboutTitle: 'Nós' });
  });

  test('are refused for an editor with an older version, who gets the current ones', async () => {
    await save({ aboutTitle: 'Do primeiro' });
    const late = await save({ aboutTitle: 'Do segundo' }, { version: 1 });
    expect(late).toMatchObject({ status: 409, code: 'stale', current: { texts: { aboutTitle: 'Do primeiro' } } });
    const both = await Promise.all(['A', 'B', 'C'].map((aboutTitle) => save({ aboutTitle }, { version: 2 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('are recorded in Atividade by the name of the page, and can be undone there', async () => {
    const { activityId } = await save({ aboutTitle: 'Nós', aboutLead: 'Outra.' });
    const entry = await (await editor.get(`/api/panel/activity/${activityId}`)).json();
    expect(entry).toMatchObject({
      noun: 'pages',
      recordId: 'sobre',
      title: 'Sobre',
      before: { aboutTitle: aboutTexts.aboutTitle },
      after: { aboutTitle: 'Nós', aboutLead: 'Outra.' },
    });
    expect((await editor.json('POST', `/api/panel/activity/${activityId}/undo`, {})).status).toBe(200);
    expect(await stored()).toEqual({});
    expect((await read()).version).toBe(3);
  });

  test('are listed with the number of changed ones', async () => {
    const untouched = PAGE_KEYS.map((key) => ({ page: key, changed: 0, updatedAt: null, isTyped: false }));
    expect(await (await editor.get(PATH)).json()).toEqual(untouched);
    await save({ aboutTitle: 'Nós', aboutLead: 'Outra.' });
    expect((await (await editor.get(PATH)).json()) as unknown[]).toContainEqual({
      page: 'sobre',
      changed: 2,
      updatedAt: expect.stringMatching(/^\d{4}-/),
      isTyped: false,
    });
  });

  test.each(['contato', '__proto__', 'constructor'])('of an uneditable page are not found (%s)', async (key) => {
    expect((await editor.get(`${PATH}/${key}`)).status).toBe(404);
    expect((await request(`/api/pages/${key}`)).status).toBe(404);
  });

  test('are exported completely, as JSON and as CSV', async () => {
    await save({ aboutTitle: 'Nós' });
    const rows: object[] = await (await admin.get('/api/panel/exports/pages.json')).json();
    expect(rows.slice(0, 2)).toEqual([
      { page: 'inicio', ...homeTexts },
      { page: 'sobre', ...aboutTexts, aboutTitle: 'Nós' },
    ]);
    expect(rows).toHaveLength(PAGE_KEYS.length);
    const table = readCsv(await (await admin.get('/api/panel/exports/pages.csv')).text()).map(({ cells }) => cells);
    expect(table).toContainEqual(['Sobre', 'Título da página', 'Nós']);
  });
});

describe('on the site', () => {
  test.each(PAGE_KEYS)('the page %s shows each of its texts, and transfers none of them twice', async (key) => {
    const written: WrittenPage = await (await request(`/api/pages/${key}`)).json();
    const { article: _whole, head: _head, ...parts } = written;
    const html = (await page(PAGES[key].address)).html;
    const [shown = '', state = ''] = html.split(/<script[^>]*type="application\/json"/);
    for (const [name, text] of Object.entries(parts)) {
      expect(shown).toContain(/Picture/.test(name) ? `="${text}"` : text);
      expect([name, state.includes(`"${name}":`)]).toEqual([name, false]);
    }
    expect(state).not.toMatch(/"article"|"head"/);
  });

  test('a change shows at once, formatted as HTML', async () => {
    await page('/sobre');
    await save({ aboutTitle: 'Quem somos', aboutStory: 'Era uma vez, a 2 km.\n\nFim.' });
    const { html } = await page('/sobre');
    expect(html).toContain('Quem somos');
    const story = '<p>Era uma vez, a <span class="whitespace-nowrap">2 km</span>.</p><p>Fim.</p>';
    expect(html).toContain(story);
    const written = await (await request('/api/pages/sobre')).json();
    expect(written).toMatchObject({ aboutTitle: 'Quem somos', aboutStory: story, aboutLead: aboutTexts.aboutLead });
  });

  test.each([
    ['inicio', 'homeAboutPicture', null],
    ['sobre', 'aboutOpeningPicture', 'eager'],
    ['licencie', 'licensingPicture', 'eager'],
    ['licencie', 'licensingFormat2Picture', null],
  ] as const)('on %s, a changed picture (%s) is shown as fast as the original', async (key, name, eager) => {
    const stem = '/media/0123456789abcdef0123-1600x900-112233';
    const texts = { [name]: `${stem}.webp#x10y20w30y40`, [`${name}Alt`]: 'Uma "foto" nova' };
    const { address } = PAGES[key];
    const imgIn = (html: string) => html.match(new RegExp(`<img src="${stem}[^>]*>`, 'g')) ?? [];
    expect(imgIn((await page(`https://before.test${address}`)).html)).toEqual([]);
    expect((await save(texts, { key })).status).toBe(200);
    const { html } = await page(`https://pictured.test${address}`);
    const [img = '', ...others] = imgIn(html);
    expect(others).toEqual([]);
    expect(img).toContain('alt="Uma &quot;foto&quot; nova"');
    expect(img).toContain(`srcSet="${stem}-480.webp 480w, ${stem}-960.webp 960w, ${stem}.webp 1600w"`);
    expect(img).toMatch(/sizes="[^"]+" .*width="1600" height="900"/);
    expect(img).toMatch(/object-position:(?:10% 20%|30% 40%)/);
    expect([img.includes('fetchPriority="high"'), img.includes('loading="lazy"')]).toEqual([
      eager !== null,
      eager === null,
    ]);
    // Only what was changed is in the page's data.
    const [, state = ''] = html.split(/<script[^>]*type="application\/json"/);
    expect(state.match(/"\w+Picture(?:Alt)?":/g)).toEqual([`"${name}":`, `"${name}Alt":`]);
  });

  test('the simulator of a licence begins at the total that the page states', async () => {
    const dataOf = (html: string) => html.split(/<script[^>]*type="application\/json"/)[1] ?? '';
    const before = (await page('https://total.test/licencie')).html;
    expect(before).toMatch(/id="loja-investment"[^>]*value="R\$[\s ]337\.000"/);
    expect(dataOf(before)).not.toContain('licensingTotal');
    expect((await save({ licensingTotal: 'desde R$ 298.000' }, { key: 'licencie' })).status).toBe(200);
    const { html } = await page('https://stated.test/licencie');
    expect(html).toMatch(/id="loja-investment"[^>]*value="R\$[\s ]298\.000"/);
    // The browser computes with the same amount when it takes over.
    expect(dataOf(html)).toContain('"licensingTotal":"desde ');
  });

  test('an invalid stored text falls back to its default, text by text', async () => {
    await store({ aboutTitle: 'Quem somos', aboutLead: '', aboutMission: 7, aboutPicture: 'javascript:1', x: 'y' });
    const { status, html } = await page('https://odd.test/sobre');
    expect(status).toBe(200);
    expect(html).toContain('Quem somos');
    for (const text of [aboutTexts.aboutLead, aboutTexts.aboutMission]) expect(html).toContain(text);
    expect(html).not.toContain('javascript:1');
  });

  test('markup in a text is escaped', async () => {
    await save({ aboutTitle: '<b>Nós</b> & "você"' });
    const { html } = await page('https://words.test/sobre');
    expect(html).toContain('&lt;b&gt;Nós&lt;/b&gt; &amp;');
    expect(html).not.toContain('<b>Nós');
  });

  test('the texts cost no extra round trip', async () => {
    for (const { address } of Object.values(PAGES)) {
      const { db, usage } = counted(env.DB);
      await page(`https://trips.test${address}`, { DB: db });
      expect(usage.roundTrips).toBe(1);
    }
  });

  test('a page whose texts cannot be read shows its defaults, and the API returns them with its 503', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await save({ aboutTitle: 'Quem somos' });
    const { status, html } = await page('https://broken.test/sobre', { DB: broken(env.DB, 'pages') });
    const answer = await request('/api/pages/sobre', {}, { DB: broken(env.DB, 'pages') });
    error.mockRestore();
    expect(status).toBe(200);
    expect(html).toContain(aboutTexts.aboutTitle);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'unavailable', written: { aboutTitle: aboutTexts.aboutTitle } });
  });
});

describe('a legal page', () => {
  const html = async () => (await page(`https://legal-${Math.random()}.test/politica-de-privacidade`)).html;

  test('fills in the settings, renders dashes as a list, and keeps its anchors', async () => {
    await env.DB.prepare(
      `INSERT OR REPLACE INTO settings (id, overrides) VALUES (1, '{"legalName":"Outra & Cia."}')`,
    ).run();
    const privacyContact = 'Fale com a {razão social}:\n- por {e-mail}\n- sobre {assunto}\n\n<b>Fim</b>.';
    const saved = await save({ privacyContactTitle: 'Fale conosco', privacyContact }, { key: 'privacidade' });
    expect(saved.status).toBe(200);
    const text = await html();
    await env.DB.prepare('DELETE FROM settings').run();
    expect(text).toContain('<h2 id="contato-de-privacidade" tabindex="-1" class="[outline:0]">10. Fale conosco</h2>');
    expect(text).toContain('<p>Fale com a Outra &amp; Cia.:</p><ul><li>por <a href="mailto:');
    expect(text).toContain('<li>sobre Privacidade e proteção de dados</li></ul><p>&lt;b&gt;Fim&lt;/b&gt;.</p>');
    expect(text).toMatch(/href="\/politica-de-privacidade#contato-de-privacidade"[^>]*>10\. Fale conosco</);
  });

  test('refuses an unknown word in braces and an invalid date', async () => {
    expect(
      await save({ privacyContact: 'A {razao social}.', privacyUpdated: '31/12/2026' }, { key: 'privacidade' }),
    ).toMatchObject({
      status: 422,
      fields: {
        privacyContact: 'Não conhecemos {razao social}. Confira as palavras entre chaves.',
        privacyUpdated: 'Informe uma data.',
      },
    });
  });

  test('has the date of its editors on the page, in the sitemap, and as the version that users accept', async () => {
    await save({ termsUpdated: '2026-10-05' }, { key: 'termos' });
    expect((await page('https://dated.test/termos-de-uso')).html).toContain('>5 de outubro de 2026</time>');
    const sitemap = await (await request('https://dated.test/sitemap.xml')).text();
    expect(sitemap).toMatch(/termos-de-uso<\/loc><lastmod>2026-10-05/);
    expect(sitemap).toMatch(/politica-de-privacidade<\/loc><lastmod>2025-08-26/);
    const person = { name: 'Ana', email: `${crypto.randomUUID()}@example.com`, password: 'senha comprida' };
    const body = JSON.stringify({ ...person, acceptedPolicy: POLICY_VERSION, adult: true });
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    expect((await request('/api/auth/sign-up', { method: 'POST', headers, body })).status).toBe(202);
    const kept = env.DB.prepare('SELECT consent_version FROM sign_ups WHERE email = ?').bind(person.email);
    expect(await kept.first('consent_version')).toBe('2026-10-05');
  });
});
