import type { R2Bucket, R2Object } from '@cloudflare/workers-types';
import { MEDIA_FILES, MEDIA_TYPES, type MediaFile, type MediaType } from '../../src/shared/media-address';
import type { Accepted } from './image';

/** A file of a medium in R2. Type and size were read from its bytes when it was stored. */
export type StoredFile = {
  type: MediaType;
  width: number;
  height: number;
  bytes: number;
  /** SHA-256 of the upload before it was cleaned, in hex. */
  digest: string | null;
};
export type StoredFiles = Partial<Record<MediaFile, StoredFile>>;

export function objectKey(key: string, file: MediaFile): string {
  return `${key}/${file}`;
}

/**
 * Stores a file if its key is free, because stored files never change. Returns `same` if the same bytes are stored already:
 * an upload whose answer was lost may be sent again. Returns `other` if different bytes are stored. `digest` is that of the
 * upload. Without `mayPut` it only compares.
 */
export async function storeFile(
  bucket: R2Bucket,
  key: string,
  file: MediaFile,
  { bytes, type, width, height }: Accepted,
  digest: string,
  mayPut: boolean,
): Promise<'stored' | 'same' | 'other'> {
  const sha256 = await crypto.subtle.digest('SHA-256', bytes);
  const stored =
    mayPut &&
    (await bucket.put(objectKey(key, file), bytes, {
      onlyIf: { etagDoesNotMatch: '*' },
      sha256,
      httpMetadata: { contentType: type },
      customMetadata: { width: String(width), height: String(height), digest },
    }));
  if (stored) return 'stored';
  const standing = (await bucket.head(objectKey(key, file)))?.checksums.sha256;
  return standing && Buffer.from(standing).equals(Buffer.from(sha256)) ? 'same' : 'other';
}

/** Returns the files of a medium that have arrived. */
export async function storedFiles(bucket: R2Bucket, key: string): Promise<StoredFiles> {
  const { objects } = await bucket.list({ prefix: `${key}/`, include: ['httpMetadata', 'customMetadata'] });
  return Object.fromEntries(objects.map((object) => [object.key.slice(key.length + 1), described(object)]));
}

/** Removes every file of the media. A missing file is no failure. */
export function removeFiles(bucket: R2Bucket, keys: string[]): Promise<void> {
  return bucket.delete(keys.flatMap((key) => MEDIA_FILES.map((file) => objectKey(key, file))));
}

export function typeOfObject(object: R2Object): MediaType | undefined {
  return Object.values(MEDIA_TYPES).find((type) => type === object.httpMetadata?.contentType);
}

function described(object: R2Object): StoredFile {
  const { width, height, digest = null } = object.customMetadata ?? {};
  return {
    type: typeOfObject(object) ?? 'image/jpeg',
    width: Number(width),
    height: Number(height),
    bytes: object.size,
    digest,
  };
}
