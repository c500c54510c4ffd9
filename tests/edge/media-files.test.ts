import type { R2Bucket } from '@cloudflare/workers-types';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Medium } from '../../src/shared/media';
import { signIn } from '../helpers/account';
import { counted, env, page, request } from '../helpers/edge';
import { png } from '../helpers/pictures';
import { uploaded } from '../helpers/upload';

let medium: Medium;
let whole: Uint8Array;
beforeAll(async () => {
  medium = await uploaded(await signIn('admin'));
  whole = png(1000, 500);
});

const get = (headers: Record<string, string> = {}, method = 'GET') => request(medium.address, { method, headers });

describe('a picture', () => {
  test('is served with its type, immutable, and cannot run scripts', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(whole);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(whole.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  test('needs no database query', async () => {
    const { db, usage } = counted(env.DB);
    expect((await request(medium.address, undefined, { DB: db })).status).toBe(200);
    expect(usage.roundTrips).toBe(0);
  });

  test('answers HEAD without a body', async () => {
    const response = await get({}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe(String(whole.length));
    expect(await response.text()).toBe('');
  });

  test('answers 304 to a matching ETag', async () => {
    const etag = (await get()).headers.get('ETag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await get({ 'If-None-Match': known });
      expect([known, response.status]).toEqual([known, 304]);
      expect(response.headers.get('ETag')).toBe(etag);
      expect(response.headers.get('Cache-Control')).toContain('immutable');
      expect(await response.text()).toBe('');
    }
    for (const unknown of ['"other"', 'garbage', '""', ',,,'])
      expect((await get({ 'If-None-Match': unknown })).status).toBe(200);
  });

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-', 10, undefined],
    ['bytes=-7', -7, undefined],
    ['bytes=5-999999', 5, undefined],
    ['bytes=-999999', 0, undefined],
  ])('is sent in part for a valid range: %s', async (range, from, to) => {
    const response = await get({ Range: range });
    const part = whole.slice(from, to);
    const start = from < 0 ? whole.length + from : from;
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(`bytes ${start}-${start + part.length - 1}/${whole.length}`);
    expect(response.headers.get('Content-Length')).toBe(String(part.length));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(part);
  });

  test.each(['bytes=999999-', 'bytes=-0'])('answers 416 for a range outside of it: %s', async (range) => {
    const response = await get({ Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe(`bytes */${whole.length}`);
  });

  test.each(['bytes=0-1,4-5', 'bytes=9-2', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
    'is sent whole for an invalid range: %s',
    async (range) => expect((await get({ Range: range })).status).toBe(200),
  );

  test('is sent whole when If-Range names another version', async () => {
    const etag = (await get()).headers.get('ETag') ?? '';
    expect((await get({ Range: 'bytes=0-1', 'If-Range': '"other"' })).status).toBe(200);
    expect((await get({ Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
  });
});

test('any address without a committed file is not found', async () => {
  const { address } = medium;
  const wrong = [
    address.replace('.png', '.webp'),
    address.replace('.png', '.svg'),
    address.replace('.png', '-1600.png'),
    address.replace('.png', ''),
    address.replace(/\/media\/./, '/media/g'),
    address.replace(/\/media\/.{20}/, '/media/00000000000000000000'),
    address.toUpperCase().replace('/MEDIA', '/media'),
    `${address}/original`,
    '/media/..%2foriginal',
    '/media/%00',
    '/media/%ff',
    `/media/${'a'.repeat(20_000)}.png`,
  ];
  for (const path of wrong) {
    const response = await request(path);
    expect([path.slice(0, 80), response.status >= 400 && response.status < 500]).toEqual([path.slice(0, 80), true]);
    expect(response.headers.get('Cache-Control') ?? '').not.toContain('immutable');
  }
  expect((await request(address, { method: 'POST' })).status).toBe(404);
});

/** A storage whose every method fails at once. */
const down = new Proxy({} as R2Bucket, {
  get: () => () => Promise.reject(new Error('the test broke the storage')),
});

describe('while the storage is down', () => {
  test('pictures answer 503 at once, without being cached', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked: Record<string, string>[] = [{}, { Range: 'bytes=0-1' }, { 'If-None-Match': '"a"' }];
    for (const headers of asked) {
      const response = await request(medium.address, { headers }, { MEDIA: down });
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('5');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    error.mockRestore();
  });

  test('pages still render, with the place and the colour of the picture', async () => {
    await env.DB.prepare('UPDATE posts SET image = ? WHERE id = 1').bind(`${medium.address}#x30y70`).run();
    const { status, html } = await page('/blog/1', { MEDIA: down });
    expect(status).toBe(200);
    const image = html.match(/<img[^>]*\/media\/[^>]*>/)?.[0] ?? '';
    expect(image).toContain('width="1000" height="500"');
    expect(image).toContain('background-color:#7a5bd0');
    expect(image).toContain('object-position:30% 70%');
    expect(image).toContain(medium.address.replace('.png', '-480.png 480w'));
    expect(html).toContain(`content="https://soul.test${medium.address.replace('.png', '-og.jpg')}"`);
  });
});
