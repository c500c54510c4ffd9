/**
 * `npm run restorable -- <export.sql> <restorable.sql>`: rewrites a file of `wrangler d1 export` so that D1 can run
 * it. docs/operations.md says when it is needed.
 */
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { Refusal } from './backup/refusal.ts';
import { restorable } from './backup/restorable.ts';
import { say } from './prepare.mjs';

const [source, target] = parseArgs({ allowPositionals: true }).positionals;
try {
  if (!source || !target) throw new Refusal('Uso: npm run restorable -- <export.sql> <restorable.sql>');
  if (existsSync(target)) throw new Refusal(`${target} já existe, e não será substituído.`);
  const chunks = createReadStream(source, { encoding: 'utf8' });
  try {
    await pipeline(Readable.from(restorable(chunks)), createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    // A part of the file must not be taken for the whole.
    rmSync(target, { force: true });
    throw error;
  }
  say(`Pronto: ${target}. Contém dados pessoais: guarde-o cifrado e fora desta máquina.`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
