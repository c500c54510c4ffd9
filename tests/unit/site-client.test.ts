import { expect, test, vi } from 'vitest';
import { createApi } from '../../src/lib/api';

test('the client of the site makes the calls of its type, and its type offers nothing else', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
  const api = createApi('https://soul.test', fetch);
  await api.products[':address'][':number'].$get({ param: { address: 'açaí/1', number: '2' } });
  await api.posts.$get({ query: { category: 'Pão & mel', before: undefined } });
  await api.slides.$get();
  // @ts-expect-error: it hands no signal on, nor anything else.
  await api.slides.$get({}, { init: { signal: AbortSignal.abort() } });
  // @ts-expect-error: an address without a call is the panel's business.
  expect(api.slides.$url).toBeDefined();
  expect(fetch.mock.calls.slice(0, 3).map(([url, init]) => [String(url), init?.method])).toEqual([
    ['https://soul.test/api/products/a%C3%A7a%C3%AD%2F1/2', 'GET'],
    ['https://soul.test/api/posts?category=P%C3%A3o+%26+mel', 'GET'],
    ['https://soul.test/api/slides', 'GET'],
  ]);
});
