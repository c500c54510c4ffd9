import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Stats } from '../../src/shared/stats';
import type { CopySaved, PreviewLink, WorkingCopy } from '../../src/shared/working-copy';
import { signIn } from '../helpers/account';
import { env, request } from '../helpers/edge';
import { aMedium, usesOf } from '../helpers/media';

// Working copies of nouns that are mostly text: questions, and nouns with a key, lines and pages.

type Client = Awaited<ReturnType<typeof signIn>>;
type Fields = Record<string, unknown>;
let ana: Client;
let bento: Client;

const LINE = { name: 'Linha 7', description: 'De ensaio', image: '/images/novidade.webp', imageAlt: '' };
const BOX = { highlighted: false, packSize: null, packDiscount: 0 };
const APPEARANCE = { searchTitle: null, searchDescription: null, shareImage: null };
const FAQ = { subject: 'order', question: 'Como se ensaia?', answer: 'Assim.', active: true };

const read = async <T>(response: Response, status = 200) => {
  expect(response.status, await response.clone().text()).toBe(status);
  return (await response.json()) as T;
};
const make = async (noun: string, input: Fields) =>
  (await read<{ record: Fields }>(await ana.json('POST', `/api/panel/${noun}`, input), 201)).record;

/** For each noun: how to create and write it, the typed fields, and where visitors see it. */
const NOUNS = [
  {
    noun: 'faqs',
    title: 'question',
    page: '/perguntas-frequentes',
    preview: '/previa/perguntas/',
    half: { answer: '' },
    unfit: 'Resposta',
    strange: { subject: 'tudo', position: '1', active: 1 },
    made: async () => ({ record: await make('faqs', { ...FAQ, position: 99 }), key: 'id', name: FAQ.question }),
    sent: (fields: Fields) => ({ ...FAQ, ...fields }),
  },
  {
    noun: 'categories',
    title: 'name',
    page: '/produtos/linha-7',
    preview: '/previa/linhas/',
    half: { packSize: 'seis' },
    unfit: 'Unidades na caixa',
    strange: { highlighted: 'sim', packSize: 6, position: '1' },
    made: async () => ({
      record: await make('categories', { ...LINE, ...BOX, ...APPEARANCE, position: 99 }),
      key: 'key',
      name: LINE.name,
    }),
    sent: (fields: Fields) => ({ ...LINE, ...BOX, ...APPEARANCE, ...fields }),
  },
  {
    noun: 'pages',
    title: 'aboutTitle',
    page: '/sobre',
    preview: '/previa/paginas/',
    half: { aboutLead: '' },
    unfit: 'Frase de abertura',
    strange: { aboutTitle: 5, aboutLead: null },
    made: async () => ({
      record: await read<Fields>(await ana.get('/api/panel/pages/sobre')),
      key: 'page',
      name: 'Sobre',
    }),
    sent: ({ copy, version, ...texts }: Fields) => ({ texts, copy, version }),
  },
] as const;

beforeAll(async () => {
  [ana, bento] = [await signIn('editor'), await signIn('admin')];
});

describe.each(NOUNS)('a working copy of $noun', ({ noun, title, page, preview, half, unfit, strange, made, sent }) => {
  let at: string;
  let id: string;
  let name: string;
  const typed = (fields: Fields, version = 0) => ({ fields, base: { [title]: 'Antes' }, baseVersion: 1, version });
  const keep = (client: Client, fields: Fields, version?: number) =>
    client.json('PUT', `${at}/working-copy`, typed(fields, version));
  const kept = async (client: Client, fields: Fields, version?: number) =>
    (await read<CopySaved>(await keep(client, fields, version))).version;
  const copy = async () => (await read<{ copy: WorkingCopy | null }>(await ana.get(`${at}/working-copy`))).copy;
  const publish = (client: Client, fields: Fields) => client.json('PUT', at, sent({ version: 1, ...fields }));
  const linkOf = async () => {
    const link = await read<PreviewLink>(await ana.json('POST', `${at}/working-copy/preview`, {}));
    return new URL(link.address);
  };
  const html = async (path: string) => (await (await request(path)).text()).replace(/<!-- -->/g, '');

  beforeEach(async () => {
    const emptied = ['limits', 'working_copies', 'previews', 'pages', 'former_category_addresses'];
    await env.DB.batch([
      ...emptied.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
      env.DB.prepare("DELETE FROM faqs WHERE question LIKE '%ensaia%'"),
      env.DB.prepare("DELETE FROM categories WHERE address LIKE 'linha-7%'"),
    ]);
    const found = await made();
    name = found.name;
    id = String(found.record[found.key]);
    at = `/api/panel/${noun}/${id}`;
    if (noun !== 'pages') {
      const { version } = await read<{ version: number }>(await ana.get(at));
      expect(version).toBeGreaterThan(0);
      await env.DB.prepare(`UPDATE ${noun} SET version = 1 WHERE ${found.key} = ?`).bind(id).run();
    }
  });

  test('is stored with incomplete fields, returned to the next editor, and published with its version only', async () => {
    expect(await copy()).toBeNull();
    const version = await kept(ana, half);
    expect(await copy()).toMatchObject({ fields: half, version, by: { name: ana.user.name } });
    const unseen = await publish(bento, { [title]: 'De Bento, que ensaia', copy: 0 });
    expect(await read(unseen, 409)).toMatchObject({ code: 'stale', copy: { version } });
    const stale = await read(await keep(bento, { [title]: 'Outra' }), 409);
    expect(stale).toMatchObject({ code: 'stale', copy: { fields: half } });
    const next = await kept(bento, { [title]: 'De Bento, que ensaia' }, version);
    await read(await publish(ana, { [title]: 'De Bento, que ensaia', copy: next }));
    expect(await copy()).toBeNull();
    expect(await html(page)).toContain('De Bento, que ensaia');
  });

  test('is kept by a write that does not name it, and discarded with its version only', async () => {
    const version = await kept(ana, half);
    await read(await publish(bento, { [title]: 'Sem cópia, e ensaia' }));
    expect(await copy()).toMatchObject({ version });
    expect((await ana.json('DELETE', `${at}/working-copy?version=${version + 1}`)).status).toBe(409);
    await read(await ana.json('DELETE', `${at}/working-copy?version=${version}`));
    expect(await copy()).toBeNull();
  });

  test('refuses values and fields that the form cannot have', async () => {
    for (const [field, value] of Object.entries(strange)) {
      expect([field, (await keep(ana, { [field]: value })).status]).toEqual([field, 422]);
    }
    expect((await keep(ana, { id: 7 })).status).toBe(400);
    expect((await ana.get(`/api/panel/${noun}/n-o-existe/working-copy`)).status).toBe(404);
  });

  test('is listed on the dashboard by the name of its record, and marked in the list', async () => {
    await kept(ana, half);
    const { unfinished, changed } = await read<Stats>(await ana.get('/api/panel/stats'));
    expect(unfinished).toMatchObject([{ noun, id, title: name, by: { id: ana.user.id } }]);
    expect(changed[noun]).toBe(1);
    const list = await read<Fields[] | { rows: Fields[] }>(await ana.get(`/api/panel/${noun}`));
    const rows = 'rows' in list ? list.rows : list;
    const marked = rows.filter(({ changed, isTyped }) => changed === true || isTyped === true);
    expect(marked.map((row) => String(row.id ?? row.key ?? row.page))).toEqual([id]);
  });

  test('is shown by its preview link, without invalid fields, until it is published', async () => {
    const version = await kept(ana, { [title]: 'Na prévia se ensaia', ...half });
    const { pathname } = await linkOf();
    expect(pathname.startsWith(preview)).toBe(true);
    const shown = await html(pathname);
    expect(shown).toContain('Na prévia se ensaia');
    expect(shown).toContain('Prévia: alterações não publicadas');
    expect(shown).toContain(`Falta acertar: ${unfit}.`);
    expect(await html(page)).not.toContain('Na prévia se ensaia');
    expect((await request(pathname.replace(/-[^-]+$/, `-${'0'.repeat(40)}`))).status).toBe(404);
    await read(await publish(ana, { [title]: 'Na prévia se ensaia', copy: version }));
    expect((await request(pathname)).status).toBe(410);
  });

  // A page is never deleted.
  if (noun !== 'pages') {
    test('is deleted with its record, and so is its link', async () => {
      await kept(ana, half);
      const { pathname } = await linkOf();
      await read(await ana.json('DELETE', `${at}?version=1`));
      const left = await env.DB.prepare(
        'SELECT (SELECT count(*) FROM working_copies) + (SELECT count(*) FROM previews) AS n',
      );
      expect(await left.first()).toEqual({ n: 0 });
      expect((await keep(ana, half)).status).toBe(404);
      expect((await request(pathname)).status).toBe(410);
    });
  }
});

describe('a picture that only a working copy contains', () => {
  test.each([
    ['categories', 'soulshake', 'image'],
    ['pages', 'sobre', 'aboutPicture'],
  ])('counts as used: %s', async (noun, id, field) => {
    const { id: medium, address } = await aMedium();
    expect(await usesOf(ana, medium)).toEqual([]);
    const typed = { fields: { [field]: address }, base: { [field]: '' }, baseVersion: 1, version: 0 };
    const { version } = await read<CopySaved>(await ana.json('PUT', `/api/panel/${noun}/${id}/working-copy`, typed));
    expect(await usesOf(ana, medium)).toMatchObject([{ noun, id }]);
    await read(await ana.json('DELETE', `/api/panel/${noun}/${id}/working-copy?version=${version}`));
  });
});

describe('the preview of a page', () => {
  const linkTo = async (page: string, fields: Fields) => {
    await env.DB.batch(['working_copies', 'previews'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
    const typed = { fields, base: {}, baseVersion: 1, version: 0 };
    await read(await ana.json('PUT', `/api/panel/pages/${page}/working-copy`, typed));
    const link = await read<PreviewLink>(await ana.json('POST', `/api/panel/pages/${page}/working-copy/preview`, {}));
    return new URL(link.address).pathname;
  };

  test.each([
    ['inicio', 'homeAboutTitle'],
    ['licencie', 'licensingTitle'],
    ['unidade', 'branchOrder'],
    ['privacidade', 'privacyCookiesTitle'],
    ['termos', 'termsUseTitle'],
  ])('is rendered like the page itself: %s', async (page, field) => {
    const { texts } = await read<{ texts: Fields }>(await ana.get(`/api/panel/pages/${page}`));
    expect(Object.keys(texts)).toContain(field);
    const answer = await request(await linkTo(page, { [field]: 'Só se ensaia' }));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Só se ensaia');
  });

  test('redirects from another preview address to the one of its own page', async () => {
    const led = async (path: string) => (await request(path, { redirect: 'manual' })).headers.get('Location');
    const [branch, about] = [await linkTo('unidade', {}), await linkTo('sobre', {})];
    expect(await led(about.replace('/paginas/', '/unidade/'))).toBe(about);
    const again = await linkTo('unidade', {});
    expect(again.startsWith('/previa/unidade/')).toBe(true);
    expect(await led(again.replace('/unidade/', '/paginas/'))).toBe(again);
    expect((await request(branch)).status).toBe(410);
  });

  test('ignores texts of another page', async () => {
    const path = await linkTo('sobre', { homeAboutTitle: 'De outra página' });
    const html = await (await request(path)).text();
    expect(html).not.toContain('De outra página');
    expect(html).not.toContain('Falta acertar');
  });
});
