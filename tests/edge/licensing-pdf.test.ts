import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { licensing } from '../../src/shared/pages/licensing-page';
import { licensingTexts as texts } from '../../src/shared/pages/licensing-texts';
import { fieldsOf } from '../../src/shared/pages/page';
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

/** Returns where the texts of a page are: left end, right end (estimated by half the size per character) and baseline. */
function placesOn(operators: string) {
  return [...operators.matchAll(/Tf [^(]*? rg ([\d.-]+) ([\d.-]+) Td \(((?:\\.|[^\\)])*)\) Tj/g)].map(
    ([, x, baseline, words = '']) => ({
      x: Number(x),
      baseline: Number(baseline),
      words: words.replace(/\\(.)/g, '$1'),
    }),
  );
}

test('the licensing PDF shows texts of the maximum length on its pages, none over another', async () => {
  const longest = Object.fromEntries(
    fieldsOf(licensing.sections)
      .filter(([, { kind }]) => kind === 'line' || kind === 'text')
      .map(([name, { schema }]) => {
        const lengths = [300, 200, 100, 60, 40, 30, 20].filter(
          (length) => schema.safeParse('a'.repeat(length)).success,
        );
        return [name, 'Palavras '.repeat(50).slice(0, lengths[0]).trim()];
      }),
  );
  await env.DB.prepare("INSERT INTO pages (page, overrides) VALUES ('licencie', ?)")
    .bind(JSON.stringify(longest))
    .run();
  const answer = await request(`https://licence5.test${ADDRESS}`);
  await env.DB.prepare('DELETE FROM pages').run();
  const pages = await operatorsOf(answer);
  for (const page of pages) {
    const places = placesOn(page);
    for (const { baseline } of places) expect(baseline).toBeGreaterThan(40);
    const corners = places.map(({ x, baseline }) => `${x} ${baseline}`);
    expect(new Set(corners).size).toBe(corners.length);
  }
  const words = pages.map((page) => placesOn(page).map((place) => place.words));
  // The pink field of the contact begins at 230; the steps end above it, or on an earlier page.
  const contact = words.findIndex((lines) => lines.some((line) => line.startsWith('WhatsApp: ')));
  const numbers = pages.map((page) => placesOn(page).filter((place) => /^[1-6]$/.test(place.words)));
  expect(numbers.flat()).toHaveLength(6);
  for (const { baseline } of numbers[contact] ?? []) expect(baseline).toBeGreaterThan(230);
  // Columns do not reach into their neighbours: a line of 161 points has at most 27 letters of 12 points.
  const costs = words.find((lines) => lines.includes('Investimento total')) ?? [];
  expect(costs.filter((line) => line === 'Palavras Palavras Palavras').length).toBeGreaterThan(0);
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
