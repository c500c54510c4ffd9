import type { D1Database, KVNamespace, R2Bucket, R2HTTPMetadata } from '@cloudflare/workers-types';

/**
 * Runs in workerd beside the database and the bucket, on this machine: what backup and restore know of both goes through
 * it, because bindings read from Node cost a round trip for every property and cannot stream into R2. It listens on the
 * loopback alone and answers whoever knows the token of this run.
 */
type Bindings = { DB: D1Database; MEDIA: R2Bucket; PAGES?: KVNamespace; TOKEN: string };

export type Value = string | number | null;
export type Row = Record<string, Value>;
export type Statement = { sql: string; params?: Value[] };
/** What R2 holds beside an object's bytes, as JSON tells it. */
export type Metadata = { httpMetadata: Record<string, string>; customMetadata: Record<string, string> };
/** An object as a listing tells it: another upload under the same key is another version. R2 keeps the digest that was sent. */
export type ListedObject = Metadata & {
  key: string;
  bytes: number;
  version: string;
  uploadedAt: string;
  sha256: string | null;
};
export type Listing = { objects: ListedObject[]; cursor?: string };

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
        case 'GET /objects':
          return Response.json(await listing(MEDIA, searchParams.get('cursor') ?? undefined));
        case 'GET /object': {
          const object = await MEDIA.get(key);
          if (!object) return new Response(null, { status: 404 });
          return new Response(object.body as unknown as ReadableStream);
        }
        case 'PUT /object': {
          const { httpMetadata, customMetadata }: Metadata = JSON.parse(searchParams.get('metadata') ?? '{}');
          const body = request.body as unknown as Parameters<R2Bucket['put']>[1];
          // R2 itself refuses bytes of another digest; the media library later asks for it.
          const sha256 = searchParams.get('sha256') ?? '';
          await MEDIA.put(key, body, { httpMetadata: revived(httpMetadata), customMetadata, sha256 });
          return new Response();
        }
        case 'POST /removals':
          await MEDIA.delete((await request.json()) as string[]);
          return new Response();
        case 'POST /change':
          // Where nothing tells when the site last changed, no shared page is taken for true (functions/pages/changes.ts).
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

async function listing(bucket: R2Bucket, cursor: string | undefined): Promise<Listing> {
  const page = await bucket.list({ include: ['httpMetadata', 'customMetadata'], ...(cursor ? { cursor } : {}) });
  const objects = page.objects.map(
    ({ key, size, version, uploaded, checksums, httpMetadata, customMetadata = {} }) => ({
      key,
      bytes: size,
      version,
      uploadedAt: uploaded.toISOString(),
      httpMetadata: JSON.parse(JSON.stringify(httpMetadata ?? {})),
      customMetadata,
      sha256: checksums.toJSON().sha256 ?? null,
    }),
  );
  return page.truncated ? { objects, cursor: page.cursor } : { objects };
}

function revived({ cacheExpiry, ...texts }: Metadata['httpMetadata']): R2HTTPMetadata {
  return cacheExpiry ? { ...texts, cacheExpiry: new Date(cacheExpiry) } : texts;
}
