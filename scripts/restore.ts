/**
 * `npm run restore -- <file>`: restores a backup into an empty database and bucket, and compares the result. `--replace`
 * deletes existing data first; `--remote` restores into the deployed site. docs/operations.md explains how to try it.
 */
import { parseArgs } from 'node:util';
import { restoreInto } from './backup/restore-into.ts';
import { atTerminal } from './backup/terminal.ts';
import { say } from './prepare.mjs';

const { values, positionals } = parseArgs({
  options: { remote: { type: 'boolean' }, 'persist-to': { type: 'string' }, replace: { type: 'boolean' } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file) {
  console.error('Uso: npm run restore -- arquivo.tar.gz [--replace] [--remote]');
  process.exit(1);
}

await atTerminal(values, async (store) => {
  const { counts, createdAt } = await restoreInto(store, file, { mayReplace: values.replace ?? false, say });
  const moment = new Date(createdAt).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  say(`Restaurado e conferido: ${counts.rows} registros e ${counts.objects} objetos, como eram em ${moment}.`);
});
