import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { packTar, type TarSource } from 'modern-tar/fs';
import { Refusal } from './refusal.ts';

export type Part = { name: string; bytes: number; body: AsyncIterable<Uint8Array> };

export function foreign(): Refusal {
  return new Refusal('Este arquivo não é uma cópia de segurança feita por “npm run backup”. Nada foi gravado.');
}

export function damaged(): Refusal {
  return new Refusal('O arquivo está danificado ou incompleto: use outra cópia.');
}

/** Writes a .tar.gz that no other user of this machine can read. Fails if the file exists. */
export async function writeArchive(file: string, parts: TarSource[]): Promise<void> {
  await pipeline(packTar(parts), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
}

/** Yields the parts of a .tar.gz; read each before the next. It is read to the last byte, to check its checksum. */
export async function* partsOf(file: string): AsyncGenerator<Part> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  // A failure ends all streams, and reaches the code that reads the entries.
  pipeline(source, gunzip).catch(() => undefined);
  const { readable: entries, writable } = createTarDecoder({ strict: true });
  Readable.toWeb(gunzip)
    .pipeTo(writable as WritableStream)
    .catch(() => undefined);
  let found = 0;
  try {
    for await (const { header, body } of entries) {
      found += 1;
      yield { name: header.name, bytes: header.size, body: unlessDamaged(body) };
      // The next part comes only after this one is read, even if the caller skipped it. Cancelling it may wait for ever.
      if (!body.locked) for await (const _ of body);
    }
  } catch (error) {
    throw refusalOf(error, found);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

async function* unlessDamaged(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw refusalOf(error, 1);
  }
}

function refusalOf(error: unknown, found: number): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new Refusal('Não há arquivo com este nome.');
  if (code && !code.startsWith('Z_')) return error;
  const isOther = found === 0 && (message === 'incorrect header check' || !code);
  return isOther ? foreign() : damaged();
}
