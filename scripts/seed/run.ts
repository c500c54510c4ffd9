/**
 * `npm run seed`: fills an empty database with the demonstration content; `--remote` fills the deployed one. A database
 * with content gets the brand's pictures, unless it has some.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { STATE } from '../prepare.mjs';
import { wrangler } from '../wrangler.mjs';
import { pictureStatements, seedStatements } from './statements.ts';

const { values } = parseArgs({ options: { remote: { type: 'boolean' }, 'persist-to': { type: 'string' } } });
const target = values.remote ? ['--remote'] : ['--local', '--persist-to', values['persist-to'] ?? STATE];
const folder = mkdtempSync(path.join(tmpdir(), 'seed-'));
const file = path.join(folder, 'seed.sql');
try {
  const counted = wrangler([
    'd1',
    'execute',
    'DB',
    ...target,
    '--json',
    '--command',
    `SELECT (SELECT count(*) FROM products) AS products,
      (SELECT count(*) FROM media WHERE address GLOB '/images/*') AS pictures`,
  ]);
  const [{ results }] = JSON.parse(counted) as [{ results: [{ products: number; pictures: number }] }];
  const [{ products, pictures }] = results;
  if (products > 0 && pictures > 0) {
    console.log('The database has content already: nothing was changed.');
  } else {
    const statements = products > 0 ? pictureStatements() : seedStatements();
    writeFileSync(file, statements.join('\n'));
    wrangler(['d1', 'execute', 'DB', ...target, '--yes', '--file', file]);
    console.log(`${products > 0 ? "The brand's pictures" : 'Demo content'} stored: ${statements.length} records.`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
