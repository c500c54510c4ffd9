import type { D1Database, KVNamespace, R2Bucket, R2HTTPMetadata } from '@cloudflare/workers-types';
import { listingOf, type Metadata } from '../../src/shared/backup/objects.ts';
import type { Row, Statement } from '../../src/shared/backup/rows.ts';

/**
 * Runs in workerd beside the database and the bucket, on this machine. Backup and restore access both only through it,
 * because bindings read from Node cost a round trip for every property and cannot stream into R2. It listens on the
 * loopback only, and answers only requests with the token of this run.
 */
type Bindings = { DB: D1Database; MEDIA: R2Bucket; PAGES?: KVNamespace; TOKEN: string };

export default {
  async fetch(request: Request, { DB, MEDIA, PAGES, TOKEN }: Bindings): Promise<Response> {
    if (request.headers.get('X-Token') !== TOKEN) return new Response(null, { status: 403 });
    const { pathname, searchParams } = new URL(request.url);
    const key = searchParams.get('key') ?? '';
    try {
      switch (`${request.method} ${pathname}`) {
        case 'POST /batch': {
          const statements: Statement[] = await request.json();
          const answers = await DB.batch<Row>(
            statements.map(({ sql, params = [] }) => DB.prepare(sql).bind(...params)),
          );
          return Response.json(answers.map(({ results }) => results));
        }
        case 'GET /objects': {
          const cursor = searchParams.get('cursor');
          const page = await MEDIA.list({ include: ['httpMetadata', 'customMetadata'], ...(cursor && { cursor }) });
          return Response.json(listingOf(page));
        }
        case 'GET /object': {
          const object = await MEDIA.get(key);
          if (!object) return new Response(null, { status: 404 });
          return new Response(object.body as unknown as ReadableStream);
        }
        case 'PUT /object': {
          const { httpMetadata, customMetadata }: Metadata = JSON.parse(searchParams.get('metadata') ?? '{}');
          const body = request.body as unknown as Parameters<R2Bucket['put']>[1];
          // R2 refuses bytes with another digest, and stores the digest, which the media library needs later.
          const sha256 = searchParams.get('sha256') ?? '';
          await MEDIA.put(key, body, { httpMetadata: revived(httpMetadata), customMetadata, sha256 });
          return new Response();
        }
        case 'POST /removals':
          await MEDIA.delete((await request.json()) as string[]);
          return new Response();
        case 'POST /change':
          // Without a record of the last change, all shared pages count as stale (functions/pages/changes.ts).
          await PAGES?.delete('changes');
          return new Response();
        default:
          return new Response(null, { status: 404 });
      }
    } catch (error) {
      return new Response(error instanceof Error ? error.message : String(error), { status: 500 });
    }
  },
};

function revived({ cacheExpiry, ...texts }: Metadata['httpMetadata']): R2HTTPMetadata {
  return cacheExpiry ? { ...texts, cacheExpiry: new Date(cacheExpiry) } : texts;
}
