import { beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '../../src/shared/default-settings';
import type { Settings, SettingsRecord } from '../../src/shared/settings';
import { signedIn } from '../helpers/account';
import { env, page, request } from '../helpers/edge';

const PATH = '/api/panel/settings';
const admin = signedIn('admin');
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM settings').run();
});

const read = async (): Promise<SettingsRecord> => (await admin.get(PATH)).json();
async function save(change: object) {
  const response = await admin.json('PUT', PATH, { ...(await read()), ...change });
  const body = (await response.json()) as {
    record: SettingsRecord;
    activityId: number;
    fields?: object;
    code?: string;
  };
  return { status: response.status, ...body };
}
const stored = async () => {
  const row = await env.DB.prepare('SELECT overrides FROM settings').first<{ overrides: string }>();
  return row && JSON.parse(row.overrides);
};

describe('settings in the panel', () => {
  test('are the defaults until one is changed', async () => {
    expect(await read()).toEqual({ ...defaultSettings, version: 1 });
  });

  test('store only the values that differ from the defaults', async () => {
    const branch = { ...defaultSettings.branch, name: 'Soul Boa Viagem' };
    const saved = await save({ phone: '(11) 3333-4444', branch });
    expect(saved).toMatchObject({ status: 200, record: { phone: '(11) 3333-4444', version: 2 } });
    expect(await stored()).toEqual({ phone: '(11) 3333-4444', branch: { name: 'Soul Boa Viagem' } });
    await save({ phone: defaultSettings.phone, branch: defaultSettings.branch });
    expect(await stored()).toEqual({});
    expect(await read()).toEqual({ ...defaultSettings, version: 3 });
  });

  test('store synonyms for the search, which the public settings leave out', async () => {
    const synonyms = [['Açaí', 'acaí na tigela']];
    expect((await save({ synonyms })).record.synonyms).toEqual(synonyms);
    expect(await stored()).toEqual({ synonyms });
    expect(await (await request('/api/settings')).json()).not.toHaveProperty('synonyms');
    for (const wrong of [[['só uma']], [['a', ' ']], [Array(9).fill('a')], [['x'.repeat(41), 'b']]]) {
      expect(await save({ synonyms: wrong })).toMatchObject({ status: 422 });
    }
  });

  test('show on the site at once', async () => {
    expect((await page('/contato')).html).not.toContain('novo-contato@example.com');
    await save({ contactEmail: 'novo-contato@example.com' });
    expect((await page('/contato')).html).toContain('novo-contato@example.com');
    const settings: Settings = await (await request('/api/settings')).json();
    expect(settings.contactEmail).toBe('novo-contato@example.com');
  });

  test('are saved for one of three concurrent editors, and the others get the current ones', async () => {
    const seen = await read();
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((brandName) => admin.json('PUT', PATH, { ...seen, brandName })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = (await answers.find(({ status }) => status === 409)?.json()) as { code: string; current: object };
    expect(refused).toMatchObject({ code: 'stale', current: await read() });
  });

  test('are restored by undo', async () => {
    const { activityId } = await save({ brandName: 'Outra' });
    await admin.json('POST', `/api/panel/activity/${activityId}/undo`);
    expect((await read()).brandName).toBe('Soul');
  });

  test('are refused with a Portuguese message for each field', async () => {
    const branch = { ...defaultSettings.branch, orderLink: 'http://x.y', avatar: 'javascript:alert(1)' };
    const wrong = {
      phone: 'abc',
      contactEmail: 'x',
      instagram: 'javascript:alert(1)',
      mapQuery: ' ',
      addressUf: 'Espírito',
      branch,
    };
    const { status, fields } = await save(wrong);
    expect(status).toBe(422);
    expect(fields).toEqual({
      phone: 'Informe um telefone com DDD.',
      contactEmail: 'Informe um e-mail válido.',
      instagram: 'Informe um endereço que comece com https://.',
      mapQuery: 'Preencha este campo.',
      addressUf: 'A UF tem 2 letras.',
      'branch.orderLink': 'Informe um endereço que comece com https://.',
      'branch.avatar': 'Use um endereço que comece com https:// ou uma imagem da Mídia.',
    });
    expect((await save({ owner: 'x' })).status).toBe(400);
    expect(await stored()).toBeNull();
  });
});
