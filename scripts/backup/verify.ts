import { createHash } from 'node:crypto';
import type { Manifest, ObjectPart } from '../../src/shared/backup/manifest.ts';
import { lineOf } from '../../src/shared/backup/rows.ts';
import { rowsOf, sequencesOf } from '../../src/shared/backup/tables.ts';
import { contentOf } from './check.ts';
import type { DataStore } from './data-store.ts';
import { linesOf } from './lines.ts';
import { Refusal } from './refusal.ts';
import { isSameObject, listedObjects } from './snapshot.ts';

/** Compares a data store with a backup, row by row and object by object. Throws a refusal if they differ. */
export async function verify(store: DataStore, file: string, manifest: Manifest): Promise<void> {
  const tables = new Map(manifest.tables.map((each) => [each.part, each]));
  for await (const { name, body } of contentOf(file)) {
    const table = tables.get(name);
    if (!table) continue;
    const stored = rowsOf(store, table);
    let row = 0;
    for await (const line of linesOf(body)) {
      row += 1;
      const { value } = await stored.next();
      if (!value || lineOf(value) !== `${line}\n`) throw differs(`a linha ${row} da tabela ${table.name}`);
    }
    if (!(await stored.next()).done) throw differs(`a tabela ${table.name}, que tem linhas a mais`);
  }
  const numbers = await sequencesOf(store, manifest.tables);
  if (Object.entries(manifest.sequences).some(([name, last]) => numbers[name] !== last)) throw differs('a numeração');
  const listed = new Map((await listedObjects(store)).map((each) => [each.key, each]));
  for (const object of manifest.objects) {
    const isSame = isSameObject(object, listed.get(object.key)) && (await digestOf(store, object)) === object.sha256;
    if (!isSame) throw differs(`o objeto ${object.key}`);
    listed.delete(object.key);
  }
  const [extra] = listed.keys();
  if (extra) throw differs(`o objeto ${extra}, que está a mais`);
}

async function digestOf(store: DataStore, { key }: ObjectPart): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of (await store.read(key)) ?? []) digest.update(chunk);
  return digest.digest('hex');
}

function differs(what: string): Refusal {
  return new Refusal(
    `O que foi gravado não é igual à cópia: ${what}. Alguém escreveu durante a restauração? Pare o site e rode de novo com --replace.`,
  );
}
