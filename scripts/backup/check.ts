import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FORMAT_VERSION, MANIFEST, type Manifest, manifestSchema } from '../../src/shared/backup/manifest.ts';
import { damaged, foreign, type Part, partsOf } from './archive.ts';
import { Refusal } from './refusal.ts';

/** Maximum bytes of a manifest, which has some hundred bytes for each picture. */
const MANIFEST_BYTES = 256 * 1024 * 1024;

/** A manifest, and the digest that identifies its backup. */
export type Checked = { manifest: Manifest; id: string };

/** Reads a whole backup, and refuses it unless every part has the bytes that were written. */
export async function checkedBackup(file: string): Promise<Checked> {
  const parts = partsOf(file);
  const checked = await readManifest(parts);
  const wanted = partsIn(checked.manifest);
  for await (const { name, bytes, body } of parts) {
    const expected = wanted.shift();
    const digest = createHash('sha256');
    for await (const chunk of body) digest.update(chunk);
    if (!expected || name !== expected.part || bytes !== expected.bytes || digest.digest('hex') !== expected.sha256)
      throw damaged();
  }
  if (wanted.length > 0) throw damaged();
  return checked;
}

/** Returns every part after the manifest, in the required order. */
function partsIn({ objects, tables }: Manifest) {
  return [...objects, ...tables];
}

/** Yields the parts of a checked backup, without its manifest. */
export async function* contentOf(file: string): AsyncGenerator<Part> {
  const parts = partsOf(file);
  await readManifest(parts);
  yield* parts;
}

async function readManifest(parts: AsyncGenerator<Part>): Promise<Checked> {
  const { value: first } = await parts.next();
  if (first?.name !== MANIFEST || first.bytes > MANIFEST_BYTES) throw foreign();
  const text = await buffer(Readable.from(first.body));
  const parsed = parseJson(text.toString());
  if (isNewer(parsed)) throw new Refusal('Esta cópia foi feita por uma versão mais nova do site: atualize-o antes.');
  const { success, data } = manifestSchema.safeParse(parsed);
  if (!success) throw damaged();
  return { manifest: data, id: createHash('sha256').update(text).digest('hex') };
}

function isNewer(parsed: unknown): boolean {
  const { success, data } = manifestSchema.pick({ format: true }).loose().safeParse(parsed);
  return success && Number(data.formatVersion) > FORMAT_VERSION;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged();
  }
}
