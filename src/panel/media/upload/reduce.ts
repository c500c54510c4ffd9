import { MEDIA_LIMITS } from '../../../shared/media-address';
import { draw } from './draw';
import { encode } from './encode';
import { Problem } from './problem';

type Size = { width: number; height: number };
/** A smaller picture, with its size in px. */
type Reduced = Size & { blob: Blob };

/**
 * Longest sides, in px, that are tried until the file is small enough. The site shows 1600 px; Safari draws on a phone at most
 * 4096² pixels.
 */
const SIDES = [4096, 2560, 1600];

/** Whether the server would refuse the picture for its bytes or its pixels. */
export function isOverLimits(bytes: number, { width, height }: Size): boolean {
  const { side, pixels } = MEDIA_LIMITS;
  return bytes > MEDIA_LIMITS.bytes || Math.max(width, height) > side || width * height > pixels;
}

/** Returns a size with the same proportions whose longest side is at most `side` px. */
export function sizeWithin(side: number, { width, height }: Size): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the picture as a file within the limits. Throws `Problem` if it has none. */
export async function reduce(picture: ImageBitmap, opaque: boolean): Promise<Reduced> {
  for (const side of SIDES) {
    const size = sizeWithin(side, picture);
    const { canvas } = draw(picture, size.width, size.height);
    // A browser that cannot write WebP writes PNG.
    const blob = await encode(canvas, opaque ? 'image/jpeg' : 'image/webp');
    if (blob.size <= MEDIA_LIMITS.bytes) return { ...size, blob };
  }
  throw new Problem('Esta imagem passa de 10 MB mesmo reduzida. Salve-a como JPEG e envie de novo.', true);
}
