import { type MediaFile, PREVIEW_SIZE, variantsOf } from '../../../shared/media-address';
import { averageColor } from './average-color';
import { crop, heightAt } from './crop';
import { bestType, encode } from './encode';
import { Problem } from './problem';
import { refusalOfSize } from './refusal';

/** Files that are uploaded with the original: its variants. */
export type Variants = { color: string; files: { file: MediaFile; blob: Blob }[] };

type Drawn = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D };
type Box = { x: number; y: number; width: number; height: number };

const SAMPLE = 32;

/**
 * Makes a picture's variants, rotated by its EXIF data. Runs in a worker, because a photograph takes a second. Throws
 * `Problem` if the file is no picture or too large.
 */
export async function makeVariants(file: Blob): Promise<Variants> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Problem('Não conseguimos abrir este arquivo como imagem. Abra-o, salve de novo e envie outra vez.', true);
  });
  try {
    const refusal = refusalOfSize(picture.width, picture.height);
    if (refusal) throw new Problem(refusal, true);
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    const { context } = draw(picture, whole, SAMPLE, SAMPLE);
    const pixels = context.getImageData(0, 0, SAMPLE, SAMPLE).data;
    const type = await bestType(file.type === 'image/jpeg' || isOpaque(pixels));
    const files: Variants['files'] = [];
    for (const { file: name, width } of variantsOf(picture.width)) {
      const { canvas } = draw(picture, whole, width, heightAt(width, picture));
      files.push({ file: name, blob: await encode(canvas, type) });
    }
    files.push({ file: 'preview', blob: await preview(picture) });
    return { color: averageColor(pixels), files };
  } finally {
    picture.close();
  }
}

/** Encodes the centre of the picture on white, because chat apps do not support transparency. */
function preview(picture: ImageBitmap): Promise<Blob> {
  const { width, height } = PREVIEW_SIZE;
  const { canvas, context } = draw(picture, crop(picture, PREVIEW_SIZE), width, height);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return encode(canvas, 'image/jpeg');
}

function draw(picture: ImageBitmap, from: Box, width: number, height: number): Drawn {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, width, height);
  return { canvas, context };
}

function isOpaque(pixels: Uint8ClampedArray): boolean {
  return pixels.every((value, index) => index % 4 !== 3 || value === 255);
}
