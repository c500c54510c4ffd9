import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { licensingTexts as texts } from '../../src/shared/pages/licensing-texts';
import { counted, env, request } from '../helpers/edge';

const ADDRESS = '/licenciamento.pdf';

/** Returns the drawing operators of each page. */
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

/** Returns the text of each page, line by line. */
async function wordsOf(response: Response): Promise<string[]> {
  return (await operatorsOf(response)).map((operators) =>
    [...operators.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)]
      .map(([, words = '']) => words.replace(/\\(.)/g, '$1'))
      .join(' '),
  );
}

test('the licensing page has a PDF with its figures, formats and steps, shown inline', async () => {
  const response = await request(`https://licence1.test${ADDRESS}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(response.headers.get('Content-Disposition')).toBe('inline; filename="licenciamento.pdf"');
  expect(response.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  const pages = await wordsOf(response);
  expect(pages).toHaveLength(3);
  const [cover, costs, way] = pages as [string, string, string];
  expect(cover).toContain('Tenha uma Soul para chamar de sua');
  expect(cover).toContain('a partir de R$ 337.000');
  for (const line of [
    ...['Taxa de licenciamento a partir de R$ 47.000', 'Instalação e equipamentos R$ 180.000 a R$ 250.000'],
    ...['Capital de giro R$ 30.000 a R$ 50.000', 'Estoque inicial R$ 40.000 a R$ 60.000'],
    ...['Receita média 35 a 55%', 'Crescimento 200%', 'Retenção acima de 78%', 'não são promessa de resultado'],
  ]) {
    expect(costs).toContain(line);
  }
  for (const format of ['licensingFormat1', 'licensingFormat2', 'licensingFormat3'] as const) {
    expect(costs).toContain(`${texts[format]} ${texts[`${format}Needs`]}`);
  }
  for (const step of ['licensingStep1', 'licensingStep4', 'licensingStep6'] as const) {
    expect(way).toContain(`${texts[step]} ${texts[`${step}Text`]}`);
  }
});

test('the licensing PDF has the edited texts of the page', async () => {
  const own = JSON.stringify({ licensingTotal: 'a partir de R$ 400.000', licensingStep6: 'Rotina' });
  await env.DB.prepare("INSERT INTO pages (page, overrides) VALUES ('licencie', ?)").bind(own).run();
  const [cover = '', costs, way] = await wordsOf(await request(`https://licence4.test${ADDRESS}`));
  await env.DB.prepare('DELETE FROM pages').run();
  for (const page of [cover, costs]) expect(page).toContain('a partir de R$ 400.000');
  expect(way).toContain('Rotina Depois da festa');
});

test('every line of the licensing PDF is within its page', async () => {
  for (const page of await operatorsOf(await request(`https://licence3.test${ADDRESS}`))) {
    for (const [, baseline] of page.matchAll(/ (-?[\d.]+) Td /g)) expect(Number(baseline)).toBeGreaterThan(40);
  }
});

test('the licensing PDF has the contact of the settings, and costs one round trip to D1', async () => {
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
