import { describe, expect, test, vi } from 'vitest';
import type { Bindings } from '../../functions/env';
import { signedIn } from '../helpers/account';
import { request } from '../helpers/edge';

const admin = signedIn('admin');

describe('a postal code', () => {
  const ask = async (code: string, fetch: NonNullable<Bindings['POSTAL_CODES']>['fetch']) => {
    const response = await admin.get(`/api/panel/postal-codes/${code}`, { POSTAL_CODES: { fetch } });
    return { status: response.status, body: await response.json() };
  };

  test('is looked up at the public service, and answered as street with district, city and state', async () => {
    const asked: string[] = [];
    const answer = await ask('29101390', async (address) => {
      asked.push(address);
      const found = { logradouro: 'Av. Champagnat', bairro: 'Praia da Costa', localidade: 'Vila Velha', uf: 'ES' };
      return Response.json(found);
    });
    expect(asked).toEqual(['https://viacep.com.br/ws/29101390/json/']);
    expect(answer).toEqual({
      status: 200,
      body: { address: 'Av. Champagnat - Praia da Costa', city: 'Vila Velha', uf: 'ES' },
    });
  });

  test('that is unknown is answered with empty fields', async () => {
    const answer = await ask('99999999', async () => Response.json({ erro: 'true' }));
    expect(answer).toEqual({ status: 200, body: { address: null, city: null, uf: null } });
  });

  test.each([
    ['does not answer', async () => Promise.reject(new TypeError('no network'))],
    ['answers with an error', async () => new Response('busy', { status: 500 })],
    ['answers with no JSON', async () => new Response('<html>')],
    ['answers with something else', async () => Response.json({ logradouro: 7, uf: 'Espírito Santo' })],
  ])('is answered with a typed 503 when the service %s', async (_, fetch) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = await ask('29101390', fetch);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'unreachable', error: expect.stringContaining('CEP') });
  });

  test('is given up after 3 seconds without an answer', { timeout: 10_000 }, async () => {
    const began = Date.now();
    const { status } = await ask('29101390', (_, { signal }) => {
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    expect(status).toBe(503);
    expect(Date.now() - began).toBeLessThan(5000);
  });

  test.each(['2910139', '29101-390', 'abcdefgh', '%2e%2e'])('«%s» is not sent to the service', async (code) => {
    const fetch = vi.fn();
    expect((await ask(code, fetch)).status).toBe(404);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('can be looked up in the panel only', async () => {
    expect((await request('/api/panel/postal-codes/29101390')).status).toBe(401);
  });
});
