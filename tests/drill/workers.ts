import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/prepare.mjs';
import { Client } from './client.ts';
import type { Mark } from './mark.ts';
import { startProduct } from './product.ts';
import { edgeTests } from './tests.ts';
import { assertPublishes } from './writes.ts';

/** Addresses of each kind that the platform or the edge answers: pages, data, feeds, files, redirects and missing ones. */
const ADDRESSES = [
  ...['/', '/produtos', '/produtos/soulshake', '/produtos/soulshake/9', '/blog', '/blog/1', '/onde-estamos'],
  ...['/busca?q=morango', '/comparar?produtos=soulshake-9,soulshake-10', '/painel', '/entrar', '/offline'],
  ...['/api/slides', '/api/nada', '/api/panel/slides'],
  ...['/robots.txt', '/sitemap.xml', '/blog/rss.xml', '/tabelas-nutricionais.pdf'],
  ...['/sw.js', '/favicon.ico', '/print.css', '/site.webmanifest', '/images/og.jpg'],
  ...['/produtos/', '/nada-aqui', '/404.html', '/index.html', '/_headers', '/_routes.json'],
];
/** Missing files: Pages answers with its own page, a Worker with the site's. */
const MISSING = ['/assets/nada.js', '/fonts/nada.woff2'];
/** Headers that differ between answers, or that only the emulators add. */
const OF_THE_MOMENT = ['date', 'etag', 'age', 'x-request-id', 'server-timing', 'content-length'];
const OF_EMULATORS = [
  'access-control-allow-origin',
  'x-server-env',
  'cf-cache-status',
  'transfer-encoding',
  'connection',
];

/**
 * The site can leave Pages: the same bundle with its assets as a Worker keeps every promise of the edge and gives exactly
 * the same answers as on Pages.
 */
export const workers: Mark = {
  name: 'workers',
  title: 'The same site as a Worker, without Pages',
  async run(state) {
    const onPages = await told(state, 'pages');
    const onWorkers = await told(state, 'workers');
    for (const [asked, answer] of onPages) assert.deepEqual(onWorkers.get(asked), answer, asked);
    const { passed, failed } = await edgeTests({ PLATFORM: 'workers' });
    assert.deepEqual(failed, [], 'edge tests that fail as a Worker');
    return `${passed} edge tests, ${onPages.size} answers equal to those of Pages, a visible write`;
  },
};

/** Returns the answer of each address, and checks that a write shows. */
async function told(state: string, platform: 'pages' | 'workers') {
  const product = await startProduct(state, [], platform);
  try {
    const visitor = new Client(product.origin);
    const answers = new Map<string, unknown>();
    for (const address of [...ADDRESSES, ...builtFiles()]) {
      for (const method of ['GET', 'HEAD']) {
        answers.set(`${method} ${address}`, await described(await visitor.send(address, { method }), product.origin));
      }
    }
    for (const address of MISSING) {
      const { status, headers } = await visitor.get(address);
      assert.equal(status, 404, `${address} (${platform})`);
      assert.match(headers.get('Cache-Control') ?? '', /^no-(store|cache)$/, `${address} (${platform})`);
    }
    await assertPublishes(product.origin, `Saved as ${platform}`);
    return answers;
  } finally {
    await product.stop();
  }
}

/** Returns one file of each kind of build output. */
function builtFiles(): string[] {
  const names = readdirSync(path.join(ROOT, 'build/client/assets'));
  return ['.js', '.css'].map((ending) => `/assets/${names.find((name) => name.endsWith(ending))}`);
}

/** Describes an answer without details of the moment, the local address or the emulator. */
async function described(response: Response, origin: string) {
  const body = Buffer.from(await response.arrayBuffer());
  const settled = (text: string) =>
    text
      .replaceAll(origin, 'ORIGIN')
      .replaceAll(encodeURIComponent(origin), 'ORIGIN')
      .replace(/"madeAt":\d+/, '"madeAt":0')
      // Two names for the same type.
      .replace('application/javascript', 'text/javascript; charset=utf-8');
  const headers = [...response.headers].filter(([name]) => ![...OF_THE_MOMENT, ...OF_EMULATORS].includes(name));
  return {
    status: response.status,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, settled(value)])),
    body: createHash('sha256')
      .update(settled(body.toString('latin1')))
      .digest('hex'),
  };
}
