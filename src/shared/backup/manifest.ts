import { z } from '../zod.ts';

/** Increases when older programs can no longer read the files. */
export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';
/** Maximum number of attempts at a backup while data change during the reading. */
export const ATTEMPTS = 5;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.number().int().nonnegative();

const table = z.strictObject({
  name: z.string(),
  columns: z.array(z.string()),
  key: z.array(z.string()),
  part: z.string(),
  rows: size,
  bytes: size,
  sha256,
});

const object = z.strictObject({
  key: z.string(),
  part: z.string(),
  bytes: size,
  sha256,
  uploadedAt: z.string(),
  httpMetadata: z.record(z.string(), z.string()),
  customMetadata: z.record(z.string(), z.string()),
});

/** First part of a backup: a list of its contents, in the order in which they follow. */
export const manifestSchema = z.strictObject({
  format: z.literal('soul-backup'),
  formatVersion: z.literal(FORMAT_VERSION),
  createdAt: z.string(),
  source: z.enum(['local', 'remote']),
  /** Build of the sources that made the backup, as `/api/health` reports that of a deployment. */
  build: z.string(),
  commit: z.string().nullable(),
  /** Applied migrations, oldest first. */
  migrations: z.array(z.string()),
  sequences: z.record(z.string(), z.number().int()),
  notKept: z.array(z.string()),
  counts: z.strictObject({ rows: size, objects: size, bytes: size }),
  objects: z.array(object),
  tables: z.array(table),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TablePart = Manifest['tables'][number];
export type ObjectPart = Manifest['objects'][number];

/** Returns the name of the file of a backup made at an instant (ISO 8601): `soul-20261123-094512.tar.gz`. */
export function archiveName(createdAt: string): string {
  return `soul-${createdAt.replace(/\..*/, '').replaceAll(/[-:]/g, '').replace('T', '-')}.tar.gz`;
}

/** Returns the name of the part with a table's rows. */
export function tablePartName(table: string): string {
  return `tables/${table}.ndjson`;
}

/** Returns the number of rows, objects and bytes in the parts. */
export function countsOf({ objects, tables }: Pick<Manifest, 'objects' | 'tables'>): Manifest['counts'] {
  return {
    rows: tables.reduce((total, { rows }) => total + rows, 0),
    objects: objects.length,
    bytes: [...tables, ...objects].reduce((total, { bytes }) => total + bytes, 0),
  };
}
