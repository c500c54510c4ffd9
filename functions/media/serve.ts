import type { R2Object } from '@cloudflare/workers-types';
import { type Context, Hono } from 'hono';
import { readMediaName } from '../../src/shared/media-address';
import type { AppEnv } from '../env';
import { describeFailure, RETRY_AFTER } from '../http/errors';
import { noteFailure } from '../http/request-log';
import { readRange } from './range';
import { objectKey, typeOfObject } from './store';

/**
 * Serves pictures from R2 without a database query. The address itself proves that a medium is committed: its key of 80
 * random bits leaves the edge first in the answer to the commit. A picture can be deleted only while no record uses it; its
 * files stay for the seven days in which it can be restored (`sweep.ts`).
 */
export const mediaFiles = new Hono<AppEnv>().get('/media/:name', async (c) => {
  const named = readMediaName(c.req.param('name'));
  if (!named) return missing(c);
  const key = objectKey(named.key, named.file);
  try {
    const [ifNoneMatch, range] = [c.req.header('If-None-Match'), c.req.header('Range')];
    const isWhole = c.req.method === 'GET' && !ifNoneMatch && !range;
    if (isWhole) {
      const object = await c.env.MEDIA.get(key);
      if (object && typeOfObject(object) === named.type) return answer(object, object.body);
      return missing(c);
    }
    const object = await c.env.MEDIA.head(key);
    if (!object || typeOfObject(object) !== named.type) return missing(c);
    if (ifNoneMatch && isListed(ifNoneMatch, object.httpEtag)) return answer(object, null, 304);
    if (c.req.method === 'HEAD') return answer(object, null);
    const ifRange = c.req.header('If-Range');
    const part = !ifRange || ifRange === object.httpEtag ? readRange(range, object.size) : null;
    if (part === 'none') return answer(object, null, 416, { 'Content-Range': `bytes */${object.size}` });
    const body = (await c.env.MEDIA.get(key, part ? { range: part } : {}))?.body;
    if (!body) return missing(c);
    if (!part) return answer(object, body);
    return answer(object, body, 206, {
      'Content-Range': `bytes ${part.offset}-${part.offset + part.length - 1}/${object.size}`,
      'Content-Length': String(part.length),
    });
  } catch (error) {
    noteFailure(`R2: ${describeFailure(error)}`);
    return c.text('Imagem indisponível no momento.', 503, { 'Retry-After': RETRY_AFTER, 'Cache-Control': 'no-store' });
  }
});

function missing(c: Context): Response {
  return c.text('Imagem não encontrada.', 404, { 'Cache-Control': 'no-store' });
}

function isListed(header: string, etag: string): boolean {
  return header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

type Body = ConstructorParameters<typeof Response>[0];

function answer(object: R2Object, body: unknown, status = 200, more: Record<string, string> = {}): Response {
  const content = { 'Content-Type': typeOfObject(object) ?? '', 'Content-Length': String(object.size) };
  return new Response(body as Body, {
    status,
    headers: {
      ...(status === 304 || status === 416 ? {} : content),
      ETag: object.httpEtag,
      'Accept-Ranges': 'bytes',
      'Cache-Control': status === 416 ? 'no-store' : 'public, max-age=31536000, immutable',
      'Content-Disposition': 'inline',
      // If a picture is opened as a document, it can run no scripts and has no origin.
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...more,
    },
  });
}
