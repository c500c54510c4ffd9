import { MEDIA_LIMITS, MEDIA_TYPES, type MediaType } from '../../src/shared/media-address';
import { cleanAvif } from './avif';
import { ascii, type Bytes, startsWith } from './bytes';
import { cleanJpeg } from './jpeg';
import { cleanPng, PNG_SIGNATURE } from './png';
import { damaged, Refused } from './refused';
import { cleanWebp } from './webp';

/** A picture without its metadata, and its size in pixels as it is shown. */
export type Cleaned = { width: number; height: number; bytes: Bytes };
export type Accepted = Cleaned & { type: MediaType };

const CLEAN: Record<MediaType, (bytes: Bytes) => Cleaned> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/avif': cleanAvif,
};
export const ORIGINAL_TYPES: MediaType[] = ['image/jpeg', 'image/png', 'image/webp'];
export const VARIANT_TYPES: MediaType[] = Object.values(MEDIA_TYPES);

/**
 * What an upload really is, judged by its bytes from first to last, without what it carries beside its pixels. Pixels
 * are never touched. Throws `Refused`.
 */
export function acceptImage(bytes: Bytes, types: MediaType[]): Accepted {
  const type = typeOf(bytes);
  if (!type || !types.includes(type)) throw new Refused('Envie uma imagem JPEG, PNG ou WebP.');
  const image = { type, ...whole(() => CLEAN[type](bytes)) };
  const { side, pixels } = MEDIA_LIMITS;
  if (image.width === 0 || image.height === 0) throw damaged();
  if (Math.max(image.width, image.height) > side) throw new Refused(`A imagem passa de ${side} pixels de lado.`);
  if (image.width * image.height > pixels) throw new Refused(`A imagem passa de ${pixels / 1e6} megapixels.`);
  return image;
}

function typeOf(bytes: Bytes): MediaType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, PNG_SIGNATURE)) return 'image/png';
  if (startsWith(bytes, 'RIFF')) return 'image/webp';
  if (bytes.length > 12 && ascii(bytes, 4, 4) === 'ftyp') return 'image/avif';
  return null;
}

/** A file that ends before its structure does is damaged. */
function whole<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? damaged() : error;
  }
}
