import { describe, expect, test, vi } from 'vitest';
import { readCsv } from '../../src/shared/csv';
import { defaultSettings } from '../../src/shared/default-settings';
import { TABULAR } from '../../src/shared/sheet/columns';
import { written } from '../../src/shared/sheet/table';
import { signedIn, signIn } from '../helpers/account';
import { env } from '../helpers/edge';

const admin = signedIn('admin');
const get = (file: string) => admin.get(`/api/panel/exports/${file}`);
const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

describe('an export', () => {
  test.each(TABULAR)('of %s has every row, as JSON and as CSV', async (noun) => {
    const rows: object[] = await (await get(`${noun}.json`)).json();
    expect(rows).toHaveLength((await count(noun)) ?? 0);
    expect(Object.keys(rows[0] ?? {})).not.toContain('searchText');
    const table = readCsv(await (await get(`${noun}.csv`)).text());
    expect(table).toHaveLength(rows.length + 1);
    for (const { cells } of table) expect(cells).toHaveLength(written(noun).length);
  });

  test('of the settings has all of them', async () => {
    expect(await (await get('settings.json')).json()).toEqual(defaultSettings);
    const table = readCsv(await (await get('settings.csv')).text()).map(({ cells }) => cells);
    expect(table).toContainEqual(['Nome da marca', 'Soul']);
    expect(table).toContainEqual(['Nome da unidade', 'Soul Casa Forte']);
  });

  test('is formatted for Brazilian spreadsheets', async () => {
    const [head, ...rows] = readCsv(await (await get('products.csv')).text()).map(({ cells }) => cells);
    const column = (title: string) => rows.map((cells) => cells[head?.indexOf(title) ?? -1] ?? '');
    for (const price of column('Preço')) expect(price).toMatch(/^\d+,\d\d$/);
    expect(new Set(column('Ativo'))).toEqual(new Set(['Sim']));
    expect(column('Sódio (mg)').some((amount) => /^\d+$/.test(amount))).toBe(true);
    expect(column('Contém').some((names) => names.includes('leite'))).toBe(true);
    expect(rows.flat().filter((cell) => /^[[{]/.test(cell))).toEqual([]);
    const [names, ...lines] = readCsv(await (await get('slides.csv')).text()).map(({ cells }) => cells);
    expect(lines.map((cells) => cells[names?.indexOf('Posição') ?? -1])).toEqual(lines.map((_, i) => String(i + 1)));
  });

  test('is named with the date in the brand’s time zone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(24, 30) });
    const day = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
    const night = await signIn('admin');
    const disposition = (await night.get('/api/panel/exports/slides.csv')).headers.get('Content-Disposition');
    vi.useRealTimers();
    expect(disposition).toBe(`attachment; filename="soul-slides-${day}.csv"`);
  });

  test('has a file name, is not cached, and escapes formulas in cells', async () => {
    await env.DB.prepare(
      `INSERT INTO locations (name, address, city, uf) VALUES ('=HYPERLINK("x")', 'Rua', 'X', 'ES')`,
    ).run();
    const response = await get('locations.csv');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="soul-locais-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test.each(['users.json', 'posts.xml', 'posts', 'sessions.csv'])('named %s does not exist', async (file) => {
    expect((await get(file)).status).toBe(404);
  });
});
