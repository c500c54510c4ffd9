import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ALLERGEN_CODES } from '../../src/shared/label/regulation';
import { broken, counted, env, page, request } from '../helpers/edge';
import { contentOf } from '../helpers/pdf';

let attempt = 0;
const ADDRESS = '/tabelas-nutricionais.pdf';
const fresh = () => `https://pdf${++attempt}.test${ADDRESS}`;

const textString = (text: string) =>
  `<feff${[...text].map((char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;

test('the nutrition PDF is inline with an ETag, without the page policy that would block the viewer', async () => {
  const { status, headers } = await request(fresh());
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('application/pdf');
  expect(headers.get('Content-Disposition')).toBe('inline; filename="tabelas-nutricionais.pdf"');
  expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('ETag')).not.toBeNull();
});

test('the nutrition PDF has at most 150 kB with its fonts, and every object at the offset in its table', async () => {
  const file = Buffer.from(await (await request(fresh())).arrayBuffer());
  expect(file.length).toBeLessThan(150_000);
  const source = file.toString('latin1');
  expect(source).toMatch(/^%PDF-1\.7\n/);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]);
  expect(source.slice(start)).toMatch(/^\d+ 0 obj\n<< \/Length \d+ \/Filter \/FlateDecode \/Type \/XRef/);
  const table = inflateSync(file.subarray(source.indexOf('stream\n', start) + 7));
  for (let id = 1; id < table.length / 7; id += 1) {
    if (table.readUInt8(7 * id) !== 1) continue;
    const at = table.readUInt32BE(7 * id + 1);
    expect(source.slice(at, at + 20)).toMatch(new RegExp(`^${id} 0 obj\n`));
  }
});

describe('the text of the nutrition PDF', () => {
  test('is dated, titled, in Portuguese, and tagged for screen readers', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T01:30:00.000Z') });
    const content = await contentOf(await request(fresh()));
    vi.useRealTimers();
    expect(content).toContain('(Valores de 30 de novembro de 2026)');
    expect(content).toContain(`/Lang ${textString('pt-BR')}`);
    expect(content).toContain(`/Title ${textString('Tabelas nutricionais | Soul Nutrição')}`);
    expect(content).toContain('/Marked true');
    for (const role of ['Document', 'H1', 'H2', 'H3', 'Table', 'TR', 'TH', 'TD']) {
      expect(content).toContain(`/StructElem /S /${role} `);
    }
    expect(content).toMatch(/\/H3 << \/MCID \d+ >> BDC [^()]*\(Soul Shake Paçoca\) Tj/);
  });

  test('has one table for each active product with nutrition facts, or a sentence if all of them are zero', async () => {
    await env.DB.prepare("UPDATE products SET active = 0 WHERE category = 'soulfuel' AND number = 1").run();
    const content = await contentOf(await request(fresh()));
    await env.DB.prepare("UPDATE products SET active = 1 WHERE category = 'soulfuel' AND number = 1").run();
    expect(content.match(/\/S \/Table /g)).toHaveLength(30);
    expect(content).toContain('(Porção: 3 g \\(1 dosador raso, com 3 g de creatina\\)) Tj');
    expect(content.match(/\(Informação nutricional\) Tj/g)).toHaveLength(31);
  });

  test('follows an edit, with the numbers of the label', async () => {
    await env.DB.prepare(
      "UPDATE products SET name = 'Edição (Nº 1) \\ 😋 ≥', nutrition = json_set(nutrition, '$.sodium', null, '$.calories', 777) WHERE category = 'soulice' AND number = 1",
    ).run();
    const content = await contentOf(await request(fresh()));
    expect(content).toContain('(Edição \\(Nº 1\\) \\\\  ) Tj');
    expect(content).toContain('(777) Tj');
    expect(content).toContain('(não informado) Tj');
  });

  test('lists the ingredients below each table, and in bold the warnings about allergens, lactose and gluten', async () => {
    const content = await contentOf(await request(fresh()));
    expect(content).toContain('(Ingredientes: Creatina monoidratada.) Tj');
    const bold = [...content.matchAll(/\/Outfit-SemiBold 7\.5 Tf [^()]*\(([^)]*)\) Tj/g)]
      .map(([, line]) => line)
      .join(' ');
    expect(bold).toContain(
      'ALÉRGICOS: CONTÉM AMENDOIM. CONTÉM DERIVADOS DE LEITE. PODE CONTER SOJA. CONTÉM LACTOSE. NÃO CONTÉM GLÚTEN.',
    );
    expect(bold.match(/CONTÉM LACTOSE\./g)).toHaveLength(31);
    expect(bold.match(/(?<!NÃO )CONTÉM GLÚTEN\./g)).toHaveLength(1);
    expect(bold.match(/CONTÉM GLÚTEN\./g)).toHaveLength(32);
  });

  test('keeps the longest list of ingredients with its warnings on one page', async () => {
    const ingredients = 'Ingrediente de nome comprido, '.repeat(100).slice(0, 3000);
    const name = 'Produto de nome comprido '.repeat(5).slice(0, 120);
    const row = [name, ingredients, JSON.stringify(ALLERGEN_CODES)];
    await env.DB.prepare(
      "UPDATE products SET name = ?, ingredients = ?, contains = ? WHERE category = 'soulshake' AND number = 2",
    )
      .bind(...row)
      .run();
    const content = await contentOf(await request(fresh()));
    const baselines = [...content.matchAll(/ (-?[\d.]+) Td \(/g)].map(([, baseline]) => Number(baseline));
    expect(Math.min(...baselines)).toBeGreaterThan(20);
    // Its statements are drawn below the ingredients, above the footer.
    const [, below = ''] = content.split(/\(Ingredientes: Ingrediente[^)]*\) Tj/);
    const [, statement] = / ([\d.]+) Td \(ALÉRGICOS: /.exec(below) ?? [];
    expect(Number(statement)).toBeGreaterThan(50);
  });

  test('says that there are no tables yet when no product is active', async () => {
    await env.DB.prepare('UPDATE products SET active = 0').run();
    const content = await contentOf(await request(fresh()));
    await env.DB.prepare('UPDATE products SET active = 1').run();
    expect(content).toContain('(Ainda não há tabelas publicadas.) Tj');
  });
});

test('the nutrition PDF costs one round trip to D1, and none while its cached copy is fresh', async () => {
  const address = fresh();
  const { db, usage } = counted(env.DB);
  await request(address, undefined, { DB: db });
  await request(address, undefined, { DB: db });
  expect(usage.roundTrips).toBe(1);
});

describe('when the database fails', () => {
  beforeEach(() => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => error.mockRestore();
  });

  test('the last good copy is served, or a 503 page without one', async () => {
    const address = fresh();
    const good = await page(address);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    const copy = await page(address, { DB: broken(env.DB, 'products') });
    vi.useRealTimers();
    expect([copy.status, copy.html]).toEqual([200, good.html]);
    const { status, html } = await page(fresh(), { DB: broken(env.DB, 'products') });
    expect(status).toBe(503);
    expect(html).toContain('Já voltamos');
  });
});
