type Type = 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png';

const QUALITY: Record<Type, number | undefined> = {
  'image/avif': 0.6,
  'image/webp': 0.82,
  'image/jpeg': 0.84,
  'image/png': undefined,
};
/** Time limit for encoding the sample, in ms. A slower browser would take many seconds for a photograph. */
const QUICK = 40;
const SAMPLE = 192;

/**
 * Returns the best type that this browser can encode; it may encode another type than requested. Without WebP, only PNG
 * keeps transparency.
 */
export async function bestType(opaque: boolean): Promise<Type> {
  const start = performance.now();
  if ((await writes('image/avif')) && performance.now() - start < QUICK) return 'image/avif';
  if (await writes('image/webp')) return 'image/webp';
  return opaque ? 'image/jpeg' : 'image/png';
}

export function encode(canvas: OffscreenCanvas, type: Type): Promise<Blob> {
  const quality = QUALITY[type];
  return canvas.convertToBlob(quality === undefined ? { type } : { type, quality });
}

async function writes(type: Type): Promise<boolean> {
  const canvas = new OffscreenCanvas(SAMPLE, SAMPLE);
  canvas.getContext('2d')?.fillRect(0, 0, SAMPLE / 2, SAMPLE);
  return (await encode(canvas, type)).type === type;
}
