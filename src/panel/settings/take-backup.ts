import { createTarPacker } from 'modern-tar';
import {
  ATTEMPTS,
  archiveName,
  countsOf,
  FORMAT_VERSION,
  MANIFEST,
  type Manifest,
  type ObjectPart,
  type TablePart,
  tablePartName,
} from '../../shared/backup/manifest';
import { type ListedObject, type Listing, objectPartName, versionOf } from '../../shared/backup/objects';
import { lineOf } from '../../shared/backup/rows';
import type { Page, Table } from '../../shared/backup/tables';
import { bytesDigest } from '../parts/digest';

/** Maximum number of concurrent downloads. */
const AT_ONCE = 4;

/** Facts about the database. */
type Contents = Pick<Manifest, 'migrations' | 'sequences'> & { tables: Table[] };
/** Calls that fetch all data of the site piece by piece. */
export type Pieces = {
  site: Pick<Manifest, 'source' | 'build' | 'notKept'>;
  contents(): Promise<Contents>;
  rows(table: string, after: Page['after']): Promise<Page>;
  objects(cursor: string | undefined): Promise<Listing>;
  /** Returns `null` if the object was deleted after it was listed. */
  object(key: string): Promise<Blob | null>;
};
type Part<Facts> = { facts: Facts; bytes: Blob };
export type Backup = { name: string; file: Blob; counts: Manifest['counts'] };

/**
 * Builds the same file as `npm run backup`, and like that reads everything twice: data that are equal both times are a
 * consistent snapshot of the moment between. `tell` receives the share of fetched objects, 0–1. Returns `null` if data
 * changed in each attempt.
 */
export async function takeBackup(pieces: Pieces, tell: (share: number) => void): Promise<Backup | null> {
  const fetched = new Map<string, Part<ObjectPart>>();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const contents = await pieces.contents();
    const listed = await listedObjects(pieces);
    const objects = await objectParts(pieces, listed, fetched, tell);
    if (objects.length < listed.length) continue;
    const tables = await tableParts(pieces, contents.tables);
    const known = JSON.stringify([listed, factsOf(tables), contents]);
    const again = factsOf(await tableParts(pieces, contents.tables));
    if (JSON.stringify([await listedObjects(pieces), again, await pieces.contents()]) !== known) continue;
    const parts = { objects: factsOf(objects), tables: factsOf(tables) };
    const manifest: Manifest = {
      format: 'soul-backup',
      formatVersion: FORMAT_VERSION,
      createdAt: new Date().toISOString(),
      ...pieces.site,
      commit: null,
      migrations: contents.migrations,
      sequences: contents.sequences,
      counts: countsOf(parts),
      ...parts,
    };
    const file = await archive(manifest, [...objects, ...tables]);
    return { name: archiveName(manifest.createdAt), file, counts: manifest.counts };
  }
  return null;
}

async function listedObjects({ objects }: Pieces): Promise<ListedObject[]> {
  const listed: ListedObject[] = [];
  let cursor: string | undefined;
  do {
    const page: Listing = await objects(cursor);
    listed.push(...page.objects);
    cursor = page.cursor;
  } while (cursor);
  return listed;
}

/**
 * Returns the objects in their order, without those that were deleted or replaced since they were listed. Reuses those that an
 * earlier attempt has fetched.
 */
async function objectParts(
  { object }: Pieces,
  listed: ListedObject[],
  fetched: Map<string, Part<ObjectPart>>,
  tell: (share: number) => void,
): Promise<Part<ObjectPart>[]> {
  const missing = listed.filter((each) => !fetched.has(versionOf(each)));
  let here = listed.length - missing.length;
  async function fetchInTurn() {
    for (let each = missing.shift(); each; each = missing.shift()) {
      const { version: _, ...facts } = each;
      const bytes = await object(each.key);
      if (bytes?.size !== each.bytes) continue;
      const part = { ...facts, part: objectPartName(each.key), bytes: bytes.size, sha256: await bytesDigest(bytes) };
      fetched.set(versionOf(each), { facts: part, bytes });
      here += 1;
      tell(here / listed.length);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchInTurn));
  if (listed.length === 0) tell(1);
  return listed.flatMap((each) => fetched.get(versionOf(each)) ?? []);
}

async function tableParts({ rows }: Pieces, tables: Table[]): Promise<Part<TablePart>[]> {
  const parts: Part<TablePart>[] = [];
  for (const table of tables) {
    const lines: string[] = [];
    let after: Page['after'] = null;
    do {
      const page: Page = await rows(table.name, after);
      lines.push(...page.rows.map(lineOf));
      after = page.after;
    } while (after);
    const bytes = new Blob(lines);
    const facts = { ...table, part: tablePartName(table.name), rows: lines.length, bytes: bytes.size };
    parts.push({ facts: { ...facts, sha256: await bytesDigest(bytes) }, bytes });
  }
  return parts;
}

/** Packs the .tar.gz: the manifest first, then the parts in its order. */
function archive(manifest: Manifest, parts: Part<ObjectPart | TablePart>[]): Promise<Blob> {
  const { readable, controller } = createTarPacker();
  const file = new Response(readable.pipeThrough(new CompressionStream('gzip'))).blob();
  const add = (name: string, bytes: Blob) =>
    bytes.stream().pipeTo(controller.add({ name, size: bytes.size, type: 'file', mode: 0o600 }));
  const write = async () => {
    await add(MANIFEST, new Blob([JSON.stringify(manifest, null, 2)]));
    for (const { facts, bytes } of parts) await add(facts.part, bytes);
    controller.finalize();
  };
  write().catch((error) => controller.error(error));
  return file;
}

function factsOf<Facts>(parts: Part<Facts>[]): Facts[] {
  return parts.map(({ facts }) => facts);
}
