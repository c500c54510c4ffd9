import { afterEach, describe, expect, test, vi } from 'vitest';
import type { HoursException, KnownLocations, Location, LocationRecord } from '../../src/shared/location';
import { signedIn } from '../helpers/account';
import { env, page, request } from '../helpers/edge';

const admin = signedIn('admin');
afterEach(() => {
  vi.useRealTimers();
});

const PATH = '/api/panel/locations';
const FIELDS = {
  name: 'Soul Festas',
  address: 'Rua do Natal, 25',
  city: 'Gramado',
  uf: 'RS',
  zipcode: null,
  phone: '(54) 99999-0000',
  email: null,
  schedule: null,
  hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  exceptions: [] as HoursException[],
  type: 'store' as const,
  latitude: null,
  longitude: null,
  image: null,
  active: true,
};
const closed = (from: string, note: string | null = null, to = from): HoursException => ({ from, to, hours: [], note });
const EVE: HoursException = { ...closed('2026-12-24'), hours: [{ opens: '22:00', closes: '02:00' }] };
const CHRISTMAS = closed('2026-12-25', 'Natal');

async function create(exceptions: HoursException[], fields: Partial<typeof FIELDS> = {}): Promise<LocationRecord> {
  const response = await admin.json('POST', PATH, { ...FIELDS, ...fields, exceptions });
  expect(response.status).toBe(201);
  return ((await response.json()) as { record: LocationRecord }).record;
}
const stored = async (id: number): Promise<LocationRecord> => (await admin.get(`${PATH}/${id}`)).json();

/** Sets the edge's clock; sessions do not last until then. */
function at(time: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${time}:00-03:00`) });
}
async function shown(id: number): Promise<Location | undefined> {
  const { locations: all }: KnownLocations = await (await request('/api/locations')).json();
  return all.find((location) => location.id === id);
}

describe('special dates in the panel', () => {
  test('are stored as they are written, and each write can be undone', async () => {
    const { id, version, ...fields } = await create([EVE]);
    expect(fields.exceptions).toEqual([EVE]);
    const answer = await admin.json('PUT', `${PATH}/${id}`, { ...fields, exceptions: [EVE, CHRISTMAS], version });
    const { activityId } = (await answer.json()) as { activityId: number };
    expect((await stored(id)).exceptions).toEqual([EVE, CHRISTMAS]);
    await admin.json('PUT', `${PATH}/${id}/active`, { active: false, version: version + 1 });
    expect((await stored(id)).exceptions).toEqual([EVE, CHRISTMAS]);
    const undo = await admin.json('POST', `/api/panel/activity/${activityId}/undo`);
    expect(undo.status).toBe(409); // A newer write is in the way: `force` restores the whole earlier version.
    expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo?force=1`)).status).toBe(200);
    expect((await stored(id)).exceptions).toEqual([EVE]);
  });

  test('that overlap, or end before they begin, are refused at their field', async () => {
    const exceptions = [EVE, closed('2026-12-20', null, '2026-12-31'), closed('2027-01-02', null, '2027-01-01')];
    const response = await admin.json('POST', PATH, { ...FIELDS, exceptions });
    expect(response.status).toBe(422);
    expect(((await response.json()) as { fields: object }).fields).toEqual({
      'exceptions.1.from': 'Há duas datas especiais para 24/12/2026. Deixe uma só.',
      'exceptions.2.to': 'A última data vem antes da primeira.',
    });
  });

  test('are refused for an editor with an older version, who gets the current ones', async () => {
    const { id, version, ...fields } = await create([]);
    await admin.json('PUT', `${PATH}/${id}`, { ...fields, exceptions: [CHRISTMAS], version });
    const late = await admin.json('PUT', `${PATH}/${id}`, { ...fields, exceptions: [EVE], version });
    expect([late.status, await late.json()]).toMatchObject([409, { current: { exceptions: [CHRISTMAS] } }]);
  });

  test('are empty in a location that was deleted before the field existed and is restored', async () => {
    const { id, version } = await create([CHRISTMAS]);
    const answer = await admin.json('DELETE', `${PATH}/${id}?version=${version}`);
    const { activityId } = (await answer.json()) as { activityId: number };
    await env.DB.prepare("UPDATE activity SET before = json_remove(before, '$.exceptions') WHERE id = ?")
      .bind(activityId)
      .run();
    expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`)).status).toBe(200);
    expect((await stored(id)).exceptions).toEqual([]);
  });

  test('are exported and imported', async () => {
    const { id } = await create([EVE, CHRISTMAS], { name: 'Soul Arquivo' });
    const rows = (await (await admin.get('/api/panel/exports/locations.json')).json()) as LocationRecord[];
    expect(rows.find((row) => row.id === id)?.exceptions).toEqual([EVE, CHRISTMAS]);
    const text = `ID;Datas especiais\n${id};"${JSON.stringify([CHRISTMAS]).replaceAll('"', '""')}"\n`;
    const dry = await admin.json('POST', '/api/panel/imports/locations?dry=1', { format: 'csv', text });
    const { rows: planned, digest } = (await dry.json()) as { rows: object[]; digest: string };
    expect(planned).toMatchObject([{ outcome: 'update', changes: [{ path: 'exceptions' }] }]);
    expect((await admin.json('POST', '/api/panel/imports/locations', { format: 'csv', text, digest })).status).toBe(
      200,
    );
    expect((await stored(id)).exceptions).toEqual([CHRISTMAS]);
  });
});

describe('visitors see', () => {
  test('the dates of the coming weeks in order, without past and distant ones', async () => {
    const others = [closed('2027-03-01'), closed('2026-12-01', null, '2026-12-23')];
    const { id } = await create([CHRISTMAS, EVE, ...others]);
    at('2026-12-24T09:00');
    expect((await shown(id))?.exceptions.map(({ from }) => from)).toEqual(['2026-12-01', '2026-12-24', '2026-12-25']);
    at('2026-12-26T09:00');
    expect((await shown(id))?.exceptions.map(({ from }) => from)).toEqual(['2026-12-24', '2026-12-25']);
  });

  test('near holidays without a special date, on days when the location would be open', async () => {
    const { id } = await create([]);
    const settled = await create([closed('2026-12-24'), CHRISTMAS, closed('2026-12-31')]);
    const unknown = await create([], { hours: null as never });
    const names = async (record: number) => (await shown(record))?.holidays.map(({ name }) => name);
    at('2026-12-10T09:00');
    expect(await names(id)).toEqual([]);
    at('2026-12-22T09:00');
    expect(await names(id)).toEqual(['Véspera de Natal', 'Natal']);
    expect(await names(settled.id)).toEqual([]);
    at('2026-12-27T09:00');
    expect(await names(settled.id)).toEqual(['Ano-Novo']);
    // A Sunday, on which it is closed every week.
    at('2026-11-15T09:00');
    expect(await names(id)).toEqual(['Consciência Negra']);
    expect(await names(unknown.id)).toEqual(['Proclamação da República', 'Consciência Negra']);
  });

  test('special dates and holidays on the page of the location, without scripts', async () => {
    const { id } = await create([{ ...EVE, note: 'véspera' }, CHRISTMAS]);
    at('2026-12-20T09:00');
    const before = (await page(`https://festas.test/onde-estamos?local=${id}`)).html;
    expect(before).toContain('Datas especiais');
    expect(before).toContain('24 de dezembro: 22h às 2h (véspera)');
    expect(before).toContain('25 de dezembro: fechado (Natal)');
    expect(before).not.toContain('confirme o horário');
    at('2026-12-30T09:00');
    const after = (await page(`https://depois.test/onde-estamos?local=${id}`)).html;
    expect(after).not.toContain('Datas especiais');
    expect(after).toContain('Feriado em 1º de janeiro (Ano-Novo): confirme o horário com a loja');
  });
});

test('the structured data has the hours of the coming dates', async () => {
  const allDay = { ...closed('2026-12-28'), hours: [{ opens: '00:00', closes: '00:00' }] };
  const { id } = await create([EVE, closed('2026-12-25', 'Natal', '2026-12-27'), allDay, closed('2027-02-01')]);
  at('2026-12-20T09:00');
  const { html } = await page(`https://maquinas.test/onde-estamos?local=${id}`);
  const [, json] = /<script type="application\/ld\+json">([^<]*LocalBusiness[^<]*)<\/script>/.exec(html) ?? [];
  const special = (opens: string, closes: string, validFrom: string, validThrough = validFrom) => {
    return { '@type': 'OpeningHoursSpecification', opens, closes, validFrom, validThrough };
  };
  expect(JSON.parse(json ?? '{}')['@graph'][0].specialOpeningHoursSpecification).toEqual([
    special('22:00', '02:00', '2026-12-24'),
    special('00:00', '00:00', '2026-12-25', '2026-12-27'),
    special('00:00', '23:59', '2026-12-28'),
  ]);
});

test.each([`'[1]'`, `'[{"from":"x"}]'`, `'[null]'`])('invalid exceptions are read as none: %s', async (value) => {
  const { id } = await create([CHRISTMAS]);
  await env.DB.prepare(`UPDATE locations SET exceptions = ${value} WHERE id = ?`).bind(id).run();
  expect((await shown(id))?.exceptions).toEqual([]);
  expect((await stored(id)).exceptions).toEqual([]);
  await expect(env.DB.prepare(`UPDATE locations SET exceptions = '{}' WHERE id = ?`).bind(id).run()).rejects.toThrow(
    'CHECK',
  );
});
