import { beforeAll, describe, expect, test } from 'vitest';
import type { KnownLocations, Location, LocationPin, ManyLocations } from '../../src/shared/location';
import { foundLocations } from '../../src/shared/location-search';
import { counted, env, request } from '../helpers/edge';
import { manyLocations } from '../helpers/many';

beforeAll(async () => {
  await env.DB.prepare(manyLocations()).run();
});

type Answer = KnownLocations & { many: ManyLocations };
const ask = async (query = ''): Promise<Answer> => (await request(`/api/locations?${query}`)).json();

/** Returns the database's result by a full scan. */
async function all<Row>(columns: string, rest = ''): Promise<Row[]> {
  return (await env.DB.prepare(`SELECT ${columns} FROM locations WHERE active = 1 ${rest}`).all<Row>()).results;
}
const count = async (where = '') => (await all<{ n: number }>('count(*) AS n', where))[0]?.n;

/** Returns a fresh rendering: other tests leave cached copies of the address. */
async function page(path: string): Promise<string> {
  return (await request(path, { headers: { Cookie: '__Host-editor=1' } })).text();
}

const listed = (html: string) => [...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, name]) => name);

describe('among ten thousand locations', () => {
  test('the first page has the number of locations in each state', async () => {
    const { locations, many } = await ask();
    expect(locations).toHaveLength(24);
    expect(many.total).toBe(await count());
    expect(many.states).toHaveLength(27);
    const states = await all<{ uf: string; n: number }>('uf, count(*) AS n', 'GROUP BY uf');
    expect(Object.fromEntries(many.places.map(({ name, count }) => [name, count]))).toEqual(
      Object.fromEntries(states.map(({ uf, n }) => [uf, n])),
    );
  });

  test('the home begins with six, and goes on where they end', async () => {
    const answer = await request('/api/locations/first');
    const { locations, many, rest }: KnownLocations<LocationPin> = await answer.json();
    expect(locations).toHaveLength(6);
    expect(many?.total).toBe(await count());
    expect(rest).toBeUndefined();
    const { locations: next } = await ask(`after=${encodeURIComponent(many?.next ?? '')}`);
    const { locations: all } = await ask();
    expect([...locations, ...next].slice(0, all.length).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  test('a state returns its own locations, and the mean position of each of its cities', async () => {
    const { locations, many } = await ask('uf=ba');
    expect(new Set(locations.map(({ uf }) => uf))).toEqual(new Set(['BA']));
    expect(many.total).toBe(await count("AND uf = 'BA'"));
    const [city] = await all<{ n: number; latitude: number }>(
      'count(*) AS n, avg(latitude) AS latitude',
      "AND uf = 'BA' AND city = 'Salvador'",
    );
    const salvador = many.places.find(({ name }) => name === 'Salvador');
    expect(salvador).toMatchObject({ count: city?.n });
    expect(salvador?.latitude).toBeCloseTo(city?.latitude ?? 0, 3);
  });

  test('a search matches name, city or address, within a kind and a state', async () => {
    const { locations, many } = await ask('search=SALVADOR&uf=BA&kind=retailer');
    const wanted = "AND uf = 'BA' AND type = 'retailer' AND search_text LIKE '%salvador%'";
    expect(many.total).toBe(await count(wanted));
    for (const { type, uf, city } of locations)
      expect([type, uf, city]).toEqual(['retailer', 'BA', expect.stringMatching(/^Salvador/)]);
    expect((await ask('search=Espírito Santo')).many.total).toBe(await count("AND uf = 'ES'"));
    expect((await ask('search=nada+disso')).many).toMatchObject({ total: 0, places: [], next: null });
  });

  test('a postal code lists the stores of its state with the nearest codes, the same as a search over all', async () => {
    await env.DB.prepare(
      "UPDATE locations SET zipcode = printf('%05d-%03d', 40000 + id * 7 % 9000, id % 1000) WHERE id % 5",
    ).run();
    const rows = await all<{ id: number; name: string; address: string; city: string; uf: string; zipcode: string }>(
      'id, name, address, city, uf, zipcode',
      'ORDER BY id',
    );
    const { locations, many } = await ask('search=41810-011');
    const found = foundLocations(rows, '41810-011');
    expect(locations.map(({ id }) => id)).toEqual(found.slice(0, 24).map(({ id }) => id));
    expect([many.total, many.next]).toEqual([found.length, null]);
    const retailers = (await ask('search=41810&kind=retailer')).locations;
    expect(new Set(retailers.map(({ type, uf }) => `${type} ${uf}`))).toEqual(new Set(['retailer BA']));
  });

  test.each([
    ...['salvador bahia', 'Salvador - BA', 'ba', 'minas', 'salvador sp', 'soul sul', 'ssa', 'poa', '%', ' - '],
    ...['avenida', 'av.', 'Av', 'rua salvador', 'r. salvador', 'loja em salvador', 'praça', 'soul', 'lojas'],
  ])('«%s» finds as many as a search over all of them', async (search) => {
    const rows = await all<{ name: string; address: string; city: string; uf: string }>('name, address, city, uf');
    const { many } = await ask(new URLSearchParams({ search }).toString());
    expect(many.total).toBe(foundLocations(rows, search).length);
  });

  test('an invalid parameter filters nothing', async () => {
    const { total } = (await ask()).many;
    for (const query of [
      'uf=XX',
      'uf=Bahia',
      'kind=outro',
      'id=x',
      'near=aqui',
      'after=nada',
      'near=99,0',
      'near=,',
      'near=1e1,2',
    ]) {
      expect([query, (await ask(query)).many.total]).toEqual([query, total]);
    }
  });

  test('the pages together contain each location of a state once, in the order of the list', async () => {
    const names: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { locations, many }: Answer = await ask(new URLSearchParams({ uf: 'AC', after }).toString());
      names.push(...locations.map(({ id }) => String(id)));
      after = many.next;
    }
    const stored = await all<{ id: number }>('id', "AND uf = 'AC' ORDER BY type DESC, name, id");
    expect(names).toEqual(stored.map(({ id }) => String(id)));
    expect(names.length).toBeGreaterThan(48);
  });

  test.each([
    ['in a large city', -23.55, -46.63],
    ['where there is none for hours', -7.5, -71],
  ])('the nearest to a visitor come first %s', async (_, latitude, longitude) => {
    const { locations, many } = await ask(`near=${latitude},${longitude}&kind=store`);
    const shrink = Math.cos((latitude * Math.PI) / 180);
    const away = (place: Pick<Location, 'latitude' | 'longitude'>) =>
      Math.hypot((place.latitude ?? 0) - latitude, ((place.longitude ?? 0) - longitude) * shrink);
    const stored = await all<Location>('id, latitude, longitude', "AND type <> 'retailer' AND latitude IS NOT NULL");
    const nearest = stored.map(away).sort((one, other) => one - other);
    expect(locations).toHaveLength(40);
    expect(locations.map((place) => away(place).toFixed(6))).toEqual(
      nearest.slice(0, 40).map((each) => each.toFixed(6)),
    );
    expect(many.next).toBeNull();
  });

  test('an answer for a visitor’s position is never cached', async () => {
    const { headers } = await request('/api/locations?near=-23.55,-46.63');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('any location can be read by its id, listed or not', async () => {
    const [{ id } = { id: 0 }] = await all<{ id: number }>('id', "AND uf = 'RR' ORDER BY name DESC LIMIT 1");
    expect((await ask(`id=${id}`)).many.selected?.id).toBe(id);
    expect(await (await request(`/api/locations/${id}`)).json()).toMatchObject({
      id,
      uf: 'RR',
      holidays: expect.any(Array),
    });
    expect((await request('/api/locations/999999')).status).toBe(404);
    const html = await page(`/onde-estamos?local=${id}`);
    expect(html).toMatch(/<title>[^<]*Boa Vista/);
    expect(html).toContain('Como chegar</a>');
  });

  test('a request without search reads few rows, in one round trip', async () => {
    for (const query of ['', 'uf=SP', 'kind=retailer', 'id=7', 'uf=SP&kind=store&id=9']) {
      const { db, usage } = counted(env.DB);
      await request(`/api/locations?${query}`, {}, { DB: db });
      expect([query, usage.rowsRead < 320, usage.roundTrips]).toEqual([query, true, 1]);
    }
  });
});

describe('the page of many locations', () => {
  test('links to its next page, without scripts', async () => {
    const first = await page('/onde-estamos?uf=SP');
    expect(listed(first)).toHaveLength(24);
    const [, next = ''] = /href="([^"]*apos=[^"]*)"/.exec(first) ?? [];
    const second = await page(next.replaceAll('&amp;', '&'));
    expect(listed(second)).toHaveLength(24);
    expect(listed(second)).not.toEqual(listed(first));
    expect(second).toContain('<option selected="">SP</option>');
  });

  test('has structured data of the listed locations only', async () => {
    const html = await page('/onde-estamos');
    expect(html.match(/"@type":"LocalBusiness"/g)).toHaveLength(24);
  });

  test('shows the states on the map, each with its count', async () => {
    for (const path of ['/', '/onde-estamos']) {
      const html = await page(path);
      expect(html).toContain(`aria-label="BA: ${await count("AND uf = 'BA'")} unidades"`);
      expect(html).toContain(`${(await count())?.toLocaleString('pt-BR')} unidades`);
    }
  });
});

test('the stored counts stay correct while locations change', async () => {
  const changes = [
    'UPDATE locations SET active = 1 - active WHERE id % 3 = 0',
    "UPDATE locations SET uf = 'AC', city = 'Xapuri', type = 'retailer', latitude = NULL, longitude = NULL WHERE id % 5 = 0",
    'DELETE FROM locations WHERE id % 2 = 0',
    "INSERT INTO locations (name, address, city, uf, latitude, longitude) VALUES ('Soul', 'Rua', 'Xapuri', 'AC', -10.6, -68.5)",
  ];
  for (const change of changes) {
    await env.DB.prepare(change).run();
    const { results: kept } = await env.DB.prepare(
      'SELECT uf, city, kind, locations, placed FROM location_counts ORDER BY 1, 2, 3',
    ).all();
    const { results: stored } = await env.DB.prepare(
      `SELECT uf, place.value AS city, iif(locations.type = 'retailer', 'retailer', 'store') AS kind, count(*) AS locations,
        count(latitude + longitude) AS placed
      FROM locations, json_each(json_array('', city)) AS place WHERE active = 1 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    ).all();
    expect(kept).toEqual(stored);
    const off = await env.DB.prepare(
      `SELECT total(latitudes) - (SELECT total(latitude) FROM locations WHERE active = 1) AS north,
        total(longitudes) - (SELECT total(longitude) FROM locations WHERE active = 1) AS east
      FROM location_counts WHERE city = ''`,
    ).first<{ north: number; east: number }>();
    expect(Math.hypot(off?.north ?? 1, off?.east ?? 1)).toBeLessThan(1e-6);
  }
});
