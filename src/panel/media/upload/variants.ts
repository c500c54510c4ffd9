import { type MediaFile, PREVIEW_SIZE, variantsOf } from '../../../shared/media-address';
import { averageColor } from './average-color';
import { crop, heightAt } from './crop';
import { draw } from './draw';
import { bestType, encode } from './encode';
import { Problem } from './problem';
import { isOverLimits, reduce } from './reduce';

/**
 * Files that are uploaded with the original: its variants. `original` takes the place of one that is over the limits; null if
 * the chosen file is within them.
 */
export type Variants = { color: string; original: Blob | null; files: { file: MediaFile; blob: Blob }[] };

const SAMPLE = 32;

/**
 * Makes a picture's variants, rotated by its EXIF data. Runs in a worker, because a photograph takes a second. Throws
 * `Problem` if the file is no picture or cannot be reduced to the limits.
 */
export async function makeVariants(file: Blob): Promise<Variants> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Problem('Não conseguimos abrir este arquivo como imagem. Abra-o, salve de novo e envie outra vez.', true);
  });
  try {
    const { context } = draw(picture, SAMPLE, SAMPLE);
    const pixels = context.getImageData(0, 0, SAMPLE, SAMPLE).data;
    const opaque = file.type === 'image/jpeg' || isOpaque(pixels);
    const reduced = isOverLimits(file.size, picture) ? await reduce(picture, opaque) : null;
    const size = reduced ?? picture;
    const type = await bestType(opaque);
    const files: Variants['files'] = [];
    for (const { file: name, width } of variantsOf(size.width)) {
      const { canvas } = draw(picture, width, heightAt(width, size));
      files.push({ file: name, blob: await encode(canvas, type) });
    }
    files.push({ file: 'preview', blob: await preview(picture) });
    return { color: averageColor(pixels), original: reduced?.blob ?? null, files };
  } finally {
    picture.close();
  }
}

/** Encodes the centre of the picture on white, because chat apps do not support transparency. */
function preview(picture: ImageBitmap): Promise<Blob> {
  const { width, height } = PREVIEW_SIZE;
  const { canvas, context } = draw(picture, width, height, crop(picture, PREVIEW_SIZE));
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return encode(canvas, 'image/jpeg');
}

function isOpaque(pixels: Uint8ClampedArray): boolean {
  return pixels.every((value, index) => index % 4 !== 3 || value === 255);
}
