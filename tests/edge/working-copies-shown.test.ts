import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CopySaved, PreviewLink, WorkingCopy } from '../../src/shared/working-copy';
import { signIn } from '../helpers/account';
import { env, request } from '../helpers/edge';
import { aMedium, usesOf } from '../helpers/media';
import { SLIDE } from '../helpers/slides';

// Working copies of nouns that can be hidden: locations and slides. Posts test the mechanism itself.

type Client = Awaited<ReturnType<typeof signIn>>;
type Stored = { id: number; version: number } & Record<string, unknown>;
let ana: Client;
let bento: Client;

const NOUNS = [
  {
    noun: 'locations',
    title: 'name',
    picture: 'image',
    page: '/onde-estamos',
    preview: '/previa/locais/',
    selected: (title: string) => `<h2 class="mt-1">${title}</h2>`,
    /** Incomplete values, as a form may have them. */
    half: { latitude: '-20,', hours: [{ days: [], opens: '', closes: '' }] },
    strange: { active: 'sim', hours: [{ days: 'todos' }], exceptions: [{ from: 5 }], type: 'kiosk' },
    fields: {
      name: 'Loja do Ensaio',
      address: 'Rua do Ensaio, 10',
      city: 'Vitória',
      uf: 'ES',
      zipcode: null,
      phone: null,
      email: null,
      schedule: null,
      hours: null,
      exceptions: [],
      takesOrders: true,
      districts: [],
      payments: [],
      unsold: [],
      minimumCents: null,
      type: 'store',
      latitude: null,
      longitude: null,
      image: null,
      active: true,
    },
  },
  {
    noun: 'slides',
    title: 'title',
    picture: 'imageUrl',
    page: '/',
    preview: '/previa/slides/',
    selected: (title: string) => `<h1 class="sr-only">${title}</h1>`,
    half: { btn1Color: '#6', position: '' },
    strange: { active: 1, position: 3, tone: 'neon' },
    fields: { ...SLIDE, title: 'Slide do Ensaio', position: 99 },
  },
] as const;

const api = (noun: string, id: number | string = '', below = '') => `/api/panel/${noun}${id && `/${id}`}${below}`;
const read = async <T>(response: Response, status = 200) => {
  expect(response.status, await response.clone().text()).toBe(status);
  return (await response.json()) as T;
};
const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;
const text = async (path: string) => (await (await request(path)).text()).replace(/<!-- -->/g, '');

beforeAll(async () => {
  [ana, bento] = [await signIn('editor'), await signIn('admin')];
});

beforeEach(async () => {
  await env.DB.batch(['limits', 'working_copies', 'previews'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

describe.each(NOUNS)(
  'a working copy of $noun',
  ({ noun, title, picture, page, preview, selected, half, strange, fields }) => {
    const shown = String(Object.entries(fields).find(([name]) => name === title)?.[1]);
    let record: Stored;
    const keep = (client: Client, version: number, typed: object, base: object = { [title]: shown }) =>
      client.json('PUT', api(noun, record.id, '/working-copy'), {
        fields: typed,
        base,
        baseVersion: 1,
        version,
      });
    const kept = async (client: Client, version: number, typed: object, base?: object) =>
      (await read<CopySaved>(await keep(client, version, typed, base))).version;
    const copy = async () =>
      (await read<{ copy: WorkingCopy | null }>(await ana.get(api(noun, record.id, '/working-copy')))).copy;
    const put = (client: Client, change: object) => {
      const { id: _id, version, ...input } = record;
      return client.json('PUT', api(noun, record.id), { ...input, version, ...change });
    };
    const rows = async (query = '') =>
      (await read<{ rows: (Stored & { changed: boolean })[] }>(await ana.get(api(noun) + query))).rows;

    beforeEach(async () => {
      record = (await read<{ record: Stored }>(await ana.json('POST', api(noun), fields), 201)).record;
      return async () => void (await env.DB.prepare(`DELETE FROM ${noun} WHERE ${title} LIKE '%do Ensaio%'`).run());
    });

    test('is stored beside the record, also with incomplete fields, and visitors still see the record', async () => {
      const typed = { [title]: 'Só na cópia do Ensaio', ...half };
      const version = await kept(ana, 0, typed);
      expect(await copy()).toMatchObject({ fields: typed, version, by: { name: ana.user.name } });
      const html = await text(page);
      expect(html).toContain(shown);
      expect(html).not.toContain('Só na cópia do Ensaio');
    });

    test('refuses values and fields that the form cannot have', async () => {
      for (const [name, value] of Object.entries(strange)) {
        expect([name, (await keep(ana, 0, { [name]: value })).status]).toEqual([name, 422]);
      }
      expect((await keep(ana, 0, { price: '12' })).status).toBe(400);
      expect(await copy()).toBeNull();
    });

    test('is marked in the list, in its own row only', async () => {
      await kept(ana, 0, { [title]: 'Outro do Ensaio' });
      expect((await rows()).filter(({ changed }) => changed).map(({ id }) => id)).toEqual([record.id]);
      expect((await rows()).every(({ changed }) => typeof changed === 'boolean')).toBe(true);
    });

    test('is published by the save that names its version, in one batch, and by no other', async () => {
      const version = await kept(ana, 0, { [title]: 'De Ana, do Ensaio' });
      const unseen = await read<object>(await put(bento, { [title]: 'De Bento, do Ensaio', copy: 0 }), 409);
      expect(unseen).toMatchObject({ code: 'stale', current: { id: record.id }, copy: { version } });
      expect(await text(page)).not.toContain('De Bento');
      const done = await read<{ record: Stored }>(await put(ana, { [title]: 'De Ana, do Ensaio', copy: version }));
      expect(done.record).toMatchObject({ [title]: 'De Ana, do Ensaio', version: 2 });
      expect(await copy()).toBeNull();
      expect(await text(page)).toContain('De Ana, do Ensaio');
    });

    test('is saved by one of ten concurrent saves over one version', async () => {
      const version = await kept(ana, 0, { [title]: 'Primeiro do Ensaio' });
      const names = Array.from({ length: 10 }, (_, index) => `${index} do Ensaio`);
      const answers = await Promise.all(names.map((name) => keep(bento, version, { [title]: name })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    });

    test('is discarded only with its current version', async () => {
      const version = await kept(ana, 0, { [title]: 'Primeiro do Ensaio' });
      const discard = (seen: number) =>
        bento.json('DELETE', api(noun, record.id, `/working-copy?version=${seen}`)).then(({ status }) => status);
      expect([await discard(version + 1), await discard(version)]).toEqual([409, 200]);
      expect(await copy()).toBeNull();
    });

    test('is kept by writes that do not name it: a switch, an act, an undo and a plain save', async () => {
      const version = await kept(ana, 0, { [title]: 'De Ana, do Ensaio' });
      const off = await read<{ activityId: number; record: Stored }>(
        await bento.json('PUT', api(noun, record.id, '/active'), { active: false, version: 1 }),
      );
      await read(await bento.json('POST', `/api/panel/activity/${off.activityId}/undo`));
      const seen = { id: record.id, version: (await current()).version };
      await read(await bento.json('POST', api(noun, 'acts'), { act: 'deactivate', rows: [seen] }));
      await read(await bento.json('PUT', api(noun, record.id), { ...fields, version: seen.version + 1 }));
      expect(await copy()).toMatchObject({ version, fields: { [title]: 'De Ana, do Ensaio' } });
    });

    test('is deleted with its record, also by an act, and a restored record has none', async () => {
      await kept(ana, 0, { [title]: 'De Ana, do Ensaio' });
      await ana.json('POST', api(noun, record.id, '/working-copy/preview'), {});
      const gone = await read<{ activityId: number }>(await ana.json('DELETE', api(noun, record.id, '?version=1')));
      expect([await count('working_copies'), await count('previews')]).toEqual([0, 0]);
      expect((await keep(ana, 0, {})).status).toBe(404);
      expect((await ana.json('POST', api(noun, record.id, '/working-copy/preview'), {})).status).toBe(404);
      await read(await ana.json('POST', `/api/panel/activity/${gone.activityId}/undo`));
      expect(await copy()).toBeNull();
      await kept(ana, 0, { [title]: 'De novo, do Ensaio' });
      const { version } = await current();
      await read(await ana.json('POST', api(noun, 'acts'), { act: 'delete', rows: [{ id: record.id, version }] }));
      expect(await count('working_copies')).toBe(0);
    });

    test('counts as a use of a picture that only it contains', async () => {
      const { id, address } = await aMedium();
      await kept(ana, 0, { [picture]: address });
      expect(await usesOf(ana, id)).toEqual([{ noun, id: String(record.id), title: shown }]);
    });

    test('is shown by its preview link, without invalid fields, until it is published', async () => {
      const version = await kept(ana, 0, { [title]: 'Na prévia do Ensaio', ...half });
      const link = await read<PreviewLink>(await ana.json('POST', api(noun, record.id, '/working-copy/preview'), {}));
      const { pathname, search } = new URL(link.address);
      expect(pathname.startsWith(preview)).toBe(true);
      const html = await text(pathname + search);
      expect(html).toContain('Na prévia do Ensaio');
      expect(html).toContain('Prévia: alterações não publicadas');
      expect(html).toContain('Falta acertar');
      // The server-rendered page shows the previewed record selected.
      expect(html).toContain(selected('Na prévia do Ensaio'));
      expect(await text(page)).not.toContain('Na prévia do Ensaio');
      await read(await put(ana, { [title]: 'Na prévia do Ensaio', copy: version }));
      expect((await request(pathname + search)).status).toBe(410);
    });

    test('can be previewed by link for a hidden record', async () => {
      await read(await ana.json('PUT', api(noun, record.id, '/active'), { active: false, version: 1 }));
      const { address } = await read<PreviewLink>(
        await ana.json('POST', api(noun, record.id, '/working-copy/preview'), {}),
      );
      const { pathname, search } = new URL(address);
      const html = await text(pathname + search);
      expect(html).toContain(shown);
      expect(html).toContain('Prévia: ainda não publicada');
      expect(await text(page)).not.toContain(shown);
    });

    const current = async () => read<Stored>(await ana.get(api(noun, record.id)));
  },
);

test('locations can be filtered by unsaved changes', async () => {
  const { id } = await read<Stored>(await ana.get(api('locations', 1)));
  const typed = { fields: { name: 'Outra' }, base: { name: 'Uma' }, baseVersion: 1, version: 0 };
  await read(await ana.json('PUT', api('locations', id, '/working-copy'), typed));
  const { rows } = await read<{ rows: Stored[] }>(await ana.get('/api/panel/locations?status=changed'));
  expect(rows.map((row) => [row.id, row.changed])).toEqual([[id, true]]);
});

describe('a slide', () => {
  const slides = async () => (await read<{ rows: Stored[] }>(await ana.get('/api/panel/slides'))).rows;
  const inPreview = async (id: number) => {
    const link = await read<PreviewLink>(await ana.json('POST', api('slides', id, '/working-copy/preview'), {}));
    const token = new URL(link.address).pathname.split('/').pop();
    const answer = await read<{ slides: { id: number }[] }>(await request(`/api/previews/slides/${token}`));
    const [told = {}] = await read<object[]>(await request('/api/slides'));
    for (const slide of answer.slides) expect(Object.keys(slide).sort()).toEqual(Object.keys(told).sort());
    return answer.slides.map((slide) => slide.id);
  };

  test('is first in its preview, followed by the others in their resulting order', async () => {
    const [first, second, third] = (await slides()).map(({ id }) => id);
    expect(await inPreview(second ?? 0)).toEqual([second, third, first]);
    const typed = { fields: { position: '2' }, base: { position: '0' }, baseVersion: 1, version: 0 };
    await read(await ana.json('PUT', api('slides', first ?? 0, '/working-copy'), typed));
    expect(await inPreview(first ?? 0)).toEqual([first, second, third]);
  });

  test('can be moved while it has a working copy, which is kept', async () => {
    const [first] = await slides();
    const typed = { fields: { title: 'Outro' }, base: { title: first?.title }, baseVersion: 1, version: 0 };
    await read(await ana.json('PUT', api('slides', first?.id, '/working-copy'), typed));
    await read(await ana.json('POST', api('slides', first?.id, '/moves'), { to: 1 }));
    const [, moved] = await slides();
    expect(moved).toMatchObject({ id: first?.id, changed: true });
    await read(await ana.json('POST', api('slides', first?.id, '/moves'), { to: 0 }));
  });
});
