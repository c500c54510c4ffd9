import { beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '../../src/shared/csv';
import { defaultSettings } from '../../src/shared/default-settings';
import { signIn } from '../helpers/account';
import { env } from '../helpers/edge';

let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  admin = await signIn('admin');
});
const get = (file: string) => admin.get(`/api/panel/exports/${file}`);
const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

describe('an export', () => {
  test.each(['posts', 'products', 'locations', 'slides'])('of %s holds every row, as JSON and as CSV', async (noun) => {
    const rows: object[] = await (await get(`${noun}.json`)).json();
    expect(rows).toHaveLength((await count(noun)) ?? 0);
    expect(Object.keys(rows[0] ?? {})).not.toContain('searchText');
    const table = readCsv(await (await get(`${noun}.csv`)).text());
    expect(table).toHaveLength(rows.length + 1);
    for (const { cells } of table) expect(cells).toHaveLength(Object.keys(rows[0] ?? {}).length);
  });

  test('of the settings holds them whole', async () => {
    expect(await (await get('settings.json')).json()).toEqual(defaultSettings);
    const table = readCsv(await (await get('settings.csv')).text()).map(({ cells }) => cells);
    expect(table).toContainEqual(['Nome da marca', 'Soul']);
    expect(table).toContainEqual(['Nome da unidade', 'Soul Casa Forte']);
  });

  test('is a file that names itself, is kept nowhere, and whose cells run nothing', async () => {
    await env.DB.prepare(
      `INSERT INTO locations (name, address, city, uf) VALUES ('=HYPERLINK("x")', 'Rua', 'X', 'ES')`,
    ).run();
    const response = await get('locations.csv');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="soul-lojas-\d{4}-\d\d-\d\d\.csv"$/,
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
