import { describe, expect, test } from 'vitest';
import type { ActivityEntry } from '../../src/shared/activity';
import { env, request } from '../helpers/edge';
import { PATH, PRODUCTS, type Written, withRedirects } from '../helpers/redirects';
import { FIELDS, lastWrites, NUTRITION, refusal, writes } from '../helpers/toppings';

const redirects = withRedirects();
const { admin, add, added, list, moved, ways } = redirects;

const at = (key: string, version?: number) => `${PATH}/${key}${version === undefined ? '' : `?version=${version}`}`;
const undo = (activityId: number) => redirects.editor.json('POST', `/api/panel/activity/${activityId}/undo`, {});
async function visit(path: string) {
  const { status, headers } = await request(path);
  return [status, headers.get('Location')];
}

describe('a redirect made by hand', () => {
  test('redirects visitors, is in the list and in Atividade, and can be undone', async () => {
    const { record, activityId } = await added('/quem-somos', '/sobre');
    expect(record).toMatchObject({ from: '/quem-somos', to: '/sobre', product: null, version: 1 });
    expect(await visit('/quem-somos')).toEqual([301, '/sobre']);
    expect(await ways()).toEqual(['/quem-somos /sobre']);
    expect(await lastWrites()).toMatchObject([{ action: 'create', noun: 'redirects', title: '/quem-somos' }]);
    expect((await undo(activityId)).status).toBe(200);
    expect(await visit('/quem-somos')).toEqual([404, null]);
    expect(await ways()).toEqual([]);
  });

  test('is stored in canonical spelling, and Atividade shows it decoded', async () => {
    const { record } = await added(' /Quem-Somos/ ', '/SOBRE/');
    expect([record.from, record.to]).toEqual(['/quem-somos', '/sobre']);
    expect((await added('/promoção', '/produtos')).record.from).toBe('/promo%C3%A7%C3%A3o');
    expect(await visit('/promo%C3%A7%C3%A3o')).toEqual([301, '/produtos']);
    const { rows } = (await (await admin.get('/api/panel/activity')).json()) as { rows: ActivityEntry[] };
    expect(rows[0]).toMatchObject({ noun: 'redirects', title: '/promoção' });
  });

  test('has another target after an edit, and the former one after undo', async () => {
    const { record } = await added('/quem-somos', '/sobre');
    const saved = await redirects.editor.json('PUT', at(record.key), { to: '/contato', version: record.version });
    expect(saved.status).toBe(200);
    expect(await visit('/quem-somos')).toEqual([301, '/contato']);
    expect((await redirects.editor.json('PUT', at(record.key), { to: '/blog', version: 1 })).status).toBe(409);
    expect((await undo(((await saved.json()) as Written).activityId)).status).toBe(200);
    expect(await visit('/quem-somos')).toEqual([301, '/sobre']);
  });

  test('is deleted by one write, and restored by undo', async () => {
    const { record } = await added('/quem-somos', '/sobre');
    const before = await writes();
    const removal = await redirects.editor.json('DELETE', at(record.key, record.version));
    expect(removal.status).toBe(200);
    expect(await writes()).toBe(before + 1);
    expect(await visit('/quem-somos')).toEqual([404, null]);
    expect((await redirects.editor.json('DELETE', at(record.key, record.version))).status).toBe(404);
    expect((await undo(((await removal.json()) as Written).activityId)).status).toBe(200);
    expect(await visit('/quem-somos')).toEqual([301, '/sobre']);
    expect((await list()).rows[0]?.version).toBeGreaterThan(record.version);
  });

  test('is created once when it is sent twice with one idempotency key', async () => {
    const send = () =>
      redirects.editor.send(PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': '0123456789abcdef' },
        body: JSON.stringify({ from: '/quem-somos', to: '/sobre' }),
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(((await second.json()) as Written).activityId).toBe(((await first.json()) as Written).activityId);
  });
});

describe('an invalid redirect is refused at its field:', () => {
  const LIVING = 'Já existe uma página neste endereço: só dá para redirecionar um que não existe.';
  const PATH_ONLY = 'Use só o caminho, que começa com “/”, como /produtos: sem domínio, espaços, “?” ou “#”.';
  const NOTHING = 'Não há página neste endereço.';
  const NO_PAGES = 'Este endereço é reservado ao sistema. Escolha outro.';

  test.each([
    ['a page that lives', '/sobre', '/contato', { from: LIVING }],
    ['the home', '/', '/contato', { from: LIVING }],
    ['a product that lives', '/produtos/soulshake/1', '/contato', { from: LIVING }],
    ['a feed', '/sitemap.xml', '/contato', { from: LIVING }],
    ['a target that is none', '/a', '/nada', { to: NOTHING }],
    ['both', '/sobre', '/nada', { from: LIVING, to: NOTHING }],
    ['itself', '/a', '/A/', { to: 'Este é o próprio endereço antigo.' }],
    ['another site', '/a', 'https://example.com/', { to: PATH_ONLY }],
    ['another site by two slashes', '/a', '//example.com', { to: PATH_ONLY }],
    ['another site by a backslash', '/a', '/\\example.com', { to: PATH_ONLY }],
    ['a script', '/a', 'javascript:alert(1)', { to: PATH_ONLY }],
    ['parameters', '/a?b=c', '/sobre#x', { from: PATH_ONLY, to: PATH_ONLY }],
    ['half an escape', '/a%c3', '/sobre', { from: PATH_ONLY }],
    ['the panel', '/a', '/painel', { to: NO_PAGES }],
    ['the API', '/api/x', '/sobre', { from: NO_PAGES }],
    ['a file of the site', '/assets/x.js', '/sobre', { from: NO_PAGES }],
    ['a path that is too long', `/${'a'.repeat(200)}`, '/sobre', { from: 'O endereço passa de 200 caracteres.' }],
    ['nothing', '', ' ', { from: 'Informe o endereço antigo.', to: 'Informe para onde ele leva.' }],
  ])('%s', async (_, from, to, fields) => {
    expect(await refusal(await add(from, to))).toMatchObject([422, { code: 'invalid', fields }]);
    expect(await ways()).toEqual([]);
  });

  test('from an address that redirects already', async () => {
    await added('/quem-somos', '/sobre');
    const fields = { from: 'Já existe um redirecionamento deste endereço.' };
    expect(await refusal(await add('/quem-somos', '/contato'))).toMatchObject([422, { code: 'taken', fields }]);
    await moved();
    expect(await refusal(await add('/produtos/toppins/1', '/contato'))).toMatchObject([
      422,
      { fields: { from: 'Este endereço já leva a /produtos/toppins/7.' } },
    ]);
  });

  test('in a circle', async () => {
    const { record } = await added('/a', '/sobre');
    const itself = { to: 'Este é o próprio endereço antigo.' };
    expect(await refusal(await redirects.editor.json('PUT', at(record.key), { to: '/a', version: 1 }))).toMatchObject([
      422,
      { fields: itself },
    ]);
    // The target of this redirect is now the address that would redirect back to it.
    await env.DB.prepare("UPDATE redirects SET target = '/b' WHERE path = '/a'").run();
    expect(await refusal(await add('/b', '/a'))).toMatchObject([422, { fields: { to: NOTHING } }]);
  });
});

test('a redirect to an address that redirects is stored with the final target', async () => {
  await added('/b', '/sobre');
  expect((await added('/a', '/b')).record.to).toBe('/sobre');
  await moved();
  expect((await added('/calda', '/produtos/toppins/1')).record.to).toBe('/produtos/toppins/7');
});

describe('a former address of a product', () => {
  test('is listed with its product and the product’s current address', async () => {
    const id = await moved();
    expect((await list()).rows).toEqual([
      {
        key: 'toppins-1',
        from: '/produtos/toppins/1',
        to: '/produtos/toppins/7',
        product: id,
        category: null,
        ownerName: FIELDS.name,
        leads: true,
        since: expect.any(String),
        version: 1,
      },
    ]);
    await env.DB.prepare('UPDATE products SET active = 0 WHERE id = ?').bind(id).run();
    expect((await list()).rows).toMatchObject([{ leads: false }]);
  });

  test('is no redirect while another product has that address', async () => {
    await moved();
    await admin.create({ name: 'Granola', number: 1 });
    expect(await ways()).toEqual([]);
  });

  test('can be deleted by one write, which undo reverts', async () => {
    const id = await moved();
    const before = await writes();
    const removal = await redirects.editor.json('DELETE', at('toppins-1', 1));
    expect(removal.status).toBe(200);
    expect(await writes()).toBe(before + 1);
    expect(await visit('/produtos/toppins/1')).toEqual([404, null]);
    expect(await lastWrites()).toMatchObject([{ action: 'delete', noun: 'redirects', title: '/produtos/toppins/1' }]);
    expect((await undo(((await removal.json()) as Written).activityId)).status).toBe(200);
    expect(await visit('/produtos/toppins/1')).toEqual([301, '/produtos/toppins/7']);
    expect((await list()).rows).toMatchObject([{ product: id, version: 2 }]);
  });

  test('is not deleted when it belongs to another product by now', async () => {
    await moved();
    const other = await admin.create({ name: 'Granola', number: 1, benefits: ['Leve'], nutrition: NUTRITION });
    const { id, ...fields } = other;
    await admin.json('PUT', `${PRODUCTS}/${id}`, { ...fields, number: 9 });
    expect((await redirects.editor.json('DELETE', at('toppins-1', 1))).status).toBe(409);
    expect(await visit('/produtos/toppins/1')).toEqual([301, '/produtos/toppins/9']);
  });

  test('cannot be edited as a redirect', async () => {
    await moved();
    const answer = await redirects.editor.json('PUT', at('toppins-1'), { to: '/sobre', version: 1 });
    expect(answer.status).toBe(404);
  });
});
