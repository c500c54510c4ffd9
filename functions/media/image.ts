import { MEDIA_LIMITS, MEDIA_TYPES, type MediaFile, type MediaType } from '../../src/shared/media-address';
import { grouped } from '../../src/shared/number-text';
import { cleanAvif } from './avif';
import { ascii, type Bytes, startsWith } from './bytes';
import type { Cleaned } from './cleaned';
import { cleanJpeg } from './jpeg';
import { cleanPng, PNG_SIGNATURE } from './png';
import { damaged, Refused } from './refused';
import { cleanWebp } from './webp';

export type Accepted = Omit<Cleaned, 'check'> & { type: MediaType };

const CLEAN: Record<MediaType, (bytes: Bytes) => Cleaned> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/avif': cleanAvif,
};
const ORIGINAL_TYPES: MediaType[] = ['image/jpeg', 'image/png', 'image/webp'];
const VARIANT_TYPES: MediaType[] = Object.values(MEDIA_TYPES);

/** Checks and cleans a file of a medium: the preview must be a JPEG, a variant at most as wide as its name says. */
export async function acceptFile(bytes: Bytes, file: MediaFile): Promise<Accepted> {
  if (file === 'original') return acceptImage(bytes, ORIGINAL_TYPES);
  if (file === 'preview') return acceptImage(bytes, ['image/jpeg']);
  const image = await acceptImage(bytes, VARIANT_TYPES);
  if (image.width > Number(file)) throw new Refused('Esta versão da imagem é mais larga do que deveria.');
  return image;
}

/**
 * Determines the type of an upload from its bytes, checks all of them, and removes everything except the pixels. Pixels
 * are never changed. Throws `Refused`.
 */
async function acceptImage(bytes: Bytes, types: MediaType[]): Promise<Accepted> {
  const type = typeOf(bytes);
  if (!type || !types.includes(type)) throw new Refused('Envie uma imagem JPEG, PNG ou WebP.');
  const { check, ...cleaned } = whole(() => CLEAN[type](bytes));
  const image = { type, ...cleaned };
  const { side, pixels } = MEDIA_LIMITS;
  if (image.width === 0 || image.height === 0) throw damaged();
  if (Math.max(image.width, image.height) > side)
    throw new Refused(`A imagem passa de ${grouped(side)} pixels de lado.`);
  if (image.width * image.height > pixels) throw new Refused(`A imagem passa de ${pixels / 1e6} megapixels.`);
  await check?.();
  return image;
}

function typeOf(bytes: Bytes): MediaType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, PNG_SIGNATURE)) return 'image/png';
  if (startsWith(bytes, 'RIFF')) return 'image/webp';
  if (bytes.length > 12 && ascii(bytes, 4, 4) === 'ftyp') return 'image/avif';
  return null;
}

/** Runs `read` and refuses the file as damaged if it ends before its structure does. */
function whole<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? damaged() : error;
  }
}
