/**
 * `npm run backup [-- <file>]`: writes database and pictures into one file, of the local run or, with `--remote`, of the
 * deployed site. docs/operations.md describes the file.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { archiveName } from '../src/shared/backup/manifest.ts';
import { backUp } from './backup/back-up.ts';
import { atTerminal } from './backup/terminal.ts';
import { say } from './prepare.mjs';

const { values, positionals } = parseArgs({
  options: { remote: { type: 'boolean' }, 'persist-to': { type: 'string' } },
  allowPositionals: true,
});
const file = path.resolve(positionals[0] ?? `backups/${archiveName(new Date().toISOString())}`);

await atTerminal(values, async (store) => {
  say(store.kind === 'remote' ? 'Copiando o site publicado…' : 'Copiando os dados locais…');
  const { counts } = await backUp(store, file, say);
  const megabytes = (statSync(file).size / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  say(`${counts.rows} registros e ${counts.objects} objetos em ${path.relative('', file)} (${megabytes} MB).`);
  say('Contém dados pessoais: guarde-o cifrado e fora desta máquina.');
});
