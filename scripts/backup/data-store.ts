import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { unstable_readConfig as readConfig, unstable_startWorker as startWorker } from 'wrangler';
import type { ListedObject, Listing, Metadata } from '../../src/shared/backup/objects.ts';
import type { Row, Statement } from '../../src/shared/backup/rows.ts';
import { ROOT } from '../prepare.mjs';
import { QUIET, wrangler } from '../wrangler.mjs';
import { Refusal } from './refusal.ts';

/** A database and its bucket, on this machine or deployed. */
export type DataStore = {
  kind: 'local' | 'remote';
  /** Runs statements as one transaction, and returns the rows of each. */
  batch(statements: Statement[]): Promise<Row[][]>;
  /** Yields every object, in the order of keys. */
  objects(): AsyncGenerator<ListedObject>;
  /** Returns an object's bytes; null if it does not exist. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Stores an object. R2 checks its digest. */
  put(key: string, body: AsyncIterable<Uint8Array>, facts: Metadata & { bytes: number; sha256: string }): Promise<void>;
  remove(keys: string[]): Promise<void>;
  /** Makes all pages that were rendered before now stale. */
  noteChange(): Promise<void>;
  close(): Promise<void>;
};

/** R2 removes at most this many objects at once. */
const REMOVED_AT_ONCE = 1000;
/** Maximum time without any data, in ms: D1 gives up a statement after 30 s. */
const SILENCE = 120_000;

/**
 * Opens the data of a local run in `state`, or with `remote` the data of the deployment in `wrangler.toml`. For `remote`,
 * wrangler must be signed in: its bindings then lead to the account, and nothing else differs.
 */
export async function openDataStore({
  remote = false,
  state,
}: {
  remote?: boolean;
  state: string;
}): Promise<DataStore> {
  Object.assign(process.env, QUIET);
  if (remote) assertAccess();
  const token = randomUUID();
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  const config = path.join(folder, 'wrangler.json');
  writeFileSync(config, JSON.stringify(agentConfig(remote, token)));
  const worker = await startWorker({
    config,
    dev: {
      persist: path.resolve(ROOT, state),
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      watch: false,
      logLevel: 'error',
    },
  });
  const origin = await worker.url;

  async function ask(method: string, target: string, query: Record<string, string>, body?: Body) {
    const address = new URL(`${target}?${new URLSearchParams(query)}`, origin);
    // Each request has its own connection: a reused one may close just when the next request takes it.
    const asked = request(address, { method, agent: false, headers: { 'X-Token': token, ...lengthOf(body) } });
    asked.setTimeout(SILENCE, () => asked.destroy(new Error(`${method} ${target}: no answer`)));
    const answer = once(asked, 'response') as Promise<[IncomingMessage]>;
    const [[response]] = await Promise.all([answer, body ? pipeline(body.chunks, asked) : asked.end()]);
    if (response.statusCode === 200 || response.statusCode === 404) return response;
    throw new Error(`${method} ${target}: ${response.statusCode} ${await text(response)}`);
  }
  const sent = (value: unknown): Body => {
    const bytes = Buffer.from(JSON.stringify(value));
    return { bytes: bytes.length, chunks: Readable.from([bytes]) };
  };

  return {
    kind: remote ? 'remote' : 'local',
    batch: async (statements) => (await json(await ask('POST', '/batch', {}, sent(statements)))) as Row[][],
    async *objects() {
      let cursor: string | undefined;
      do {
        const page = (await json(await ask('GET', '/objects', cursor ? { cursor } : {}))) as Listing;
        yield* page.objects;
        cursor = page.cursor;
      } while (cursor);
    },
    async read(key) {
      const response = await ask('GET', '/object', { key });
      return response.statusCode === 404 ? null : response;
    },
    async put(key, body, { httpMetadata, customMetadata, bytes, sha256 }) {
      const metadata = JSON.stringify({ httpMetadata, customMetadata });
      await ask('PUT', '/object', { key, sha256, metadata }, { bytes, chunks: Readable.from(body) });
    },
    async remove(keys) {
      for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE)
        await ask('POST', '/removals', {}, sent(keys.slice(at, at + REMOVED_AT_ONCE)));
    },
    async noteChange() {
      await ask('POST', '/change', {});
    },
    async close() {
      await worker.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Body = { bytes: number; chunks: Readable };

/** Checks access by wrangler's own command, which fails at once. A binding without an account would wait for ever. */
function assertAccess() {
  try {
    wrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--command', 'SELECT 1']);
  } catch (error) {
    throw new Refusal(`Não há acesso ao site publicado; para entrar na conta: npx wrangler login.\n${error}`);
  }
}

/** Returns the agent's configuration, with the product's own database, bucket and shared pages. */
function agentConfig(remote: boolean, token: string) {
  const { d1_databases, r2_buckets, kv_namespaces, compatibility_date } = readConfig({
    config: path.join(ROOT, 'wrangler.toml'),
  });
  const named = (bindings: { binding: string }[], name: string) => bindings.find(({ binding }) => binding === name);
  const pages = named(kv_namespaces, 'PAGES');
  return {
    name: 'soul-backup',
    main: path.join(import.meta.dirname, 'agent.ts'),
    compatibility_date,
    vars: { TOKEN: token },
    d1_databases: [{ ...named(d1_databases, 'DB'), remote }],
    r2_buckets: [{ ...named(r2_buckets, 'MEDIA'), remote }],
    kv_namespaces: pages ? [{ ...pages, remote }] : [],
  };
}

function lengthOf(body: Body | undefined) {
  return body ? { 'Content-Length': body.bytes } : {};
}
