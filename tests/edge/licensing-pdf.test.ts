import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { INVESTMENT, RESULTS, TOTAL } from '../../src/site/licensing/figures';
import { FORMATS } from '../../src/site/licensing/formats';
import { STEPS } from '../../src/site/licensing/steps';
import { counted, env, request } from '../helpers/edge';

const ADDRESS = '/licenciamento.pdf';

/** What is drawn on each page, operator by operator. */
async function operatorsOf(response: Response): Promise<string[]> {
  const file = Buffer.from(await response.arrayBuffer());
  const source = file.toString('latin1');
  return [...source.matchAll(/\/Length (\d+) \/Filter \/FlateDecode ([^\n]*)>>\nstream\n/g)]
    .filter(([, , entries = '']) => !/Length1|XRef|ObjStm/.test(entries))
    .map((match) => {
      const start = match.index + match[0].length;
      return inflateSync(file.subarray(start, start + Number(match[1]))).toString('latin1');
    })
    .filter((operators) => operators.includes(' Tj'));
}

/** The words of each page, line by line. */
async function wordsOf(response: Response): Promise<string[]> {
  return (await operatorsOf(response)).map((operators) =>
    [...operators.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)]
      .map(([, words = '']) => words.replace(/\\(.)/g, '$1'))
      .join(' '),
  );
}

test('the licensing page’s figures, formats and steps go along as a PDF that is shown in place', async () => {
  const response = await request(`https://licence1.test${ADDRESS}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(response.headers.get('Content-Disposition')).toBe('inline; filename="licenciamento.pdf"');
  expect(response.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  const pages = await wordsOf(response);
  expect(pages).toHaveLength(3);
  const [cover, costs, way] = pages as [string, string, string];
  expect(cover).toContain('Tenha uma Soul para chamar de sua');
  expect(cover).toContain(TOTAL);
  for (const { item, value } of [...INVESTMENT, ...RESULTS]) expect(costs).toContain(`${item} ${value}`);
  expect(costs).toContain('não são promessa de resultado');
  for (const { name, needs } of FORMATS) expect(costs).toContain(`${name} ${needs}`);
  for (const { title, text } of STEPS) expect(way).toContain(`${title} ${text}`);
});

test('every line stands within its page', async () => {
  for (const page of await operatorsOf(await request(`https://licence3.test${ADDRESS}`))) {
    for (const [, baseline] of page.matchAll(/ (-?[\d.]+) Td /g)) expect(Number(baseline)).toBeGreaterThan(40);
  }
});

test('it names whom the owner says to ask, and costs one round trip to D1', async () => {
  const settings = JSON.stringify({ franchiseEmail: 'lojas@example.com' });
  await env.DB.prepare('INSERT INTO settings (id, overrides, version, updated_at) VALUES (1, ?, 1, ?)')
    .bind(settings, '2026-01-01T00:00:00.000Z')
    .run();
  const { db, usage } = counted(env.DB);
  const pages = await wordsOf(await request(`https://licence2.test${ADDRESS}`, undefined, { DB: db }));
  await env.DB.prepare('DELETE FROM settings').run();
  expect(pages[2]).toContain('E-mail: lojas@example.com');
  expect(pages[2]).toContain('https://example.com/agenda');
  expect(usage.roundTrips).toBe(1);
});
