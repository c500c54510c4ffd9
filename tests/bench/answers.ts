import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answers, freePort } from '../../scripts/port.mjs';
import { QUIET, WRANGLER } from '../../scripts/wrangler.mjs';
import { endGroup, spawnGroup, until } from '../drill/product.ts';
import { manyRows } from '../helpers/many.ts';
import { inTurns, median, ratio, type Section, spreadText, timed } from './section.ts';

/** A request with this cookie gets a fresh rendering, like an editor's. */
const UNCACHED = { headers: { Cookie: '__Host-editor=1' } };
const CALLS = 40;
/** Calls before the first that counts: V8 compiles what runs often only after dozens of them. */
const WARM_UP = 100;
const SUBJECTS: { name: string; path: string; init?: RequestInit }[] = [
  { name: 'home, kept', path: '/' },
  { name: 'home, rendered', path: '/', init: UNCACHED },
  { name: 'category, rendered', path: '/produtos/soulshake', init: UNCACHED },
  { name: 'product, rendered', path: '/produtos/soulshake/9', init: UNCACHED },
  { name: 'article, rendered', path: '/blog/1', init: UNCACHED },
  { name: 'stores, rendered', path: '/onde-estamos', init: UNCACHED },
  { name: 'search', path: '/busca?q=chocolate' },
  { name: 'data of a category', path: '/api/categories/soulshake' },
  { name: 'site map', path: '/sitemap.xml' },
];

export const answerTimes: Section = {
  name: 'answers',
  title: 'An answer, with the seeded rows and with 10,000',
  async run(bench) {
    const few = await bench.serve((origin) => measured(origin, bench.rounds));
    const many = await bench.serve((origin) => measured(origin, bench.rounds), manyRows());
    return {
      note:
        'Beside a Function that gives back the same bytes and does nothing else, and beside one that also asks D1 for a ' +
        `single value, routed alike on the same local server, each after ${WARM_UP} other calls: ms to the last byte, min – ` +
        'median – max. The rate is how many answers come in the time of one of that Function. With 10,000 stores, 10,000 ' +
        'posts and 2,000 products in a line: bytes and times, to those with the seeded rows.',
      head: [
        ...['answer', 'kB', 'ms', 'constant', 'rate', 'constant with a query', 'rate'],
        ...['kB with 10,000', 'ms with 10,000', 'bytes', 'time'],
      ],
      rows: few.map((seeded, at) => {
        const grown = many[at] ?? seeded;
        return [
          seeded.name,
          (seeded.bytes / 1000).toFixed(1),
          spreadText(seeded.times),
          spreadText(seeded.constant),
          ratio(median(seeded.constant), median(seeded.times)),
          spreadText(seeded.querying),
          ratio(median(seeded.querying), median(seeded.times)),
          (grown.bytes / 1000).toFixed(1),
          spreadText(grown.times),
          ratio(grown.bytes, seeded.bytes),
          ratio(median(grown.times), median(seeded.times)),
        ];
      }),
    };
  },
};

type Measured = { name: string; bytes: number; times: number[]; constant: number[]; querying: number[] };

async function measured(origin: string, rounds: number): Promise<Measured[]> {
  const bodies: string[] = [];
  for (const { path, init } of SUBJECTS) bodies.push(await (await fetch(origin + path, init)).text());
  const samples = await withConstant(bodies, async (constant) => {
    const subjects = [...SUBJECTS.entries()];
    const measure = async ([at, { path, init }]: (typeof subjects)[number]) => ({
      own: (await timed(origin + path, init)).ms,
      constant: (await timed(`${constant}/${at}`)).ms,
      querying: (await timed(`${constant}/${at}/query`)).ms,
    });
    await inTurns(WARM_UP, subjects, measure);
    return inTurns(rounds * CALLS, subjects, measure);
  });
  return SUBJECTS.map(({ name }, at) => ({
    name,
    bytes: Buffer.byteLength(bodies[at] ?? ''),
    times: (samples[at] ?? []).map(({ own }) => own),
    constant: (samples[at] ?? []).map(({ constant }) => constant),
    querying: (samples[at] ?? []).map(({ querying }) => querying),
  }));
}

/**
 * Serves these bodies at `/0`, `/1`, … from a Function, and at `/0/query`, … after a query to D1. It is routed as the product
 * is, by the same `_routes.json`, and compressed by the same local server.
 */
async function withConstant<T>(bodies: string[], work: (origin: string) => Promise<T>): Promise<T> {
  const folder = path.resolve('build/constant');
  mkdirSync(`${folder}/functions`, { recursive: true });
  cpSync('public/_routes.json', `${folder}/public/_routes.json`);
  writeFileSync(
    `${folder}/functions/[[path]].js`,
    `const bodies = ${JSON.stringify(bodies)};
    export async function onRequest({ request, env: { DB } }) {
      const [, at, query] = new URL(request.url).pathname.split('/');
      if (query) await DB.prepare('SELECT 1').all();
      return new Response(bodies[Number(at)], { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    }`,
  );
  const port = await freePort();
  const options = ['--port', String(port), '--compatibility-date', '2025-01-01', '--log-level', 'none', '--d1', 'DB'];
  const server = spawnGroup([path.resolve(WRANGLER), 'pages', 'dev', 'public', '--cwd', folder, ...options], QUIET);
  try {
    await until('the constant Function does not start', () => answers(port));
    return await work(`http://localhost:${port}`);
  } finally {
    await endGroup(server, 'SIGTERM');
  }
}
