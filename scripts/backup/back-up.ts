import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TarSource } from 'modern-tar/fs';
import {
  ATTEMPTS,
  countsOf,
  FORMAT_VERSION,
  MANIFEST,
  type Manifest,
  type ObjectPart,
} from '../../src/shared/backup/manifest.ts';
import { type ListedObject, versionOf } from '../../src/shared/backup/objects.ts';
import { EXCLUDED } from '../../src/shared/backup/tables.ts';
import { sourceFingerprint } from '../prepare.mjs';
import { writeArchive } from './archive.ts';
import { commitOf } from './commit.ts';
import type { DataStore } from './data-store.ts';
import { Refusal } from './refusal.ts';
import { listedObjects, objectPart, type Snapshot, snapshotOf, stagedTable } from './snapshot.ts';

/**
 * Writes the whole content of a data store into one file. Everything is read twice: first completely, then once more for its
 * digests. If both are the same, all of it was so at one moment between the two. Parts are staged in a folder beside the
 * file until their digests are known: memory holds only a page of rows, a piece of an object and the list of objects.
 */
export async function backUp(store: DataStore, file: string, say: (text: string) => void): Promise<Manifest> {
  if (existsSync(file)) throw new Refusal(`Já existe um arquivo ${file}: escolha outro nome.`);
  mkdirSync(path.dirname(file), { recursive: true });
  const folder = mkdtempSync(path.join(path.dirname(file), '.backup-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const { snapshot, objects } = await unchanged(store, folder, say);
    const manifest = manifestOf(store, snapshot, [...objects.keys()]);
    await writeArchive(path.join(folder, 'archive'), [
      { type: 'content', content: JSON.stringify(manifest, null, 2), target: MANIFEST, mode: 0o600 },
      ...[...objects].map(([{ part }, source]) => fileSource(source, part)),
      ...snapshot.tables.map(({ name, part }) => fileSource(stagedTable(folder, name), part)),
    ]);
    renameSync(path.join(folder, 'archive'), file);
    return manifest;
  } finally {
    remove();
    process.off('exit', remove);
  }
}

/** Reads until nothing changed between both reads. Returns the snapshot, and the file of each object. */
async function unchanged(store: DataStore, folder: string, say: (text: string) => void) {
  const fetched = new Map<string, { part: ObjectPart; source: string }>();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) say('Os dados mudaram durante a cópia: lendo de novo…');
    const listed = await listedObjects(store);
    const objects = new Map<ObjectPart, string>();
    for (const each of listed) {
      const known = fetched.get(versionOf(each)) ?? (await fetchObject(store, each, folder, fetched.size));
      if (!known) break;
      fetched.set(versionOf(each), known);
      objects.set(known.part, known.source);
    }
    if (objects.size < listed.length) continue;
    const snapshot = await snapshotOf(store, folder);
    if (isSame(snapshot, await snapshotOf(store)) && isSame(listed, await listedObjects(store)))
      return { snapshot, objects };
  }
  throw new Refusal(
    `Os dados mudaram em cada uma das ${ATTEMPTS} leituras, e nenhuma cópia foi feita. Tente quando ninguém estiver editando.`,
  );
}

async function fetchObject(store: DataStore, listed: ListedObject, folder: string, index: number) {
  const source = path.join(folder, `object-${index}`);
  const part = await objectPart(store, listed, source);
  return part && { part, source };
}

function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function manifestOf(store: DataStore, { migrations, sequences, tables }: Snapshot, objects: ObjectPart[]): Manifest {
  return {
    format: 'soul-backup',
    formatVersion: FORMAT_VERSION,
    createdAt: new Date().toISOString(),
    source: store.kind,
    build: sourceFingerprint().slice(0, 12),
    commit: commitOf(),
    migrations,
    sequences,
    notKept: Object.keys(EXCLUDED),
    counts: countsOf({ objects, tables }),
    objects,
    tables,
  };
}

function fileSource(source: string, target: string): TarSource {
  return { type: 'file', source, target };
}
