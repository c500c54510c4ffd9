type Drawn = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D };
type Box = { x: number; y: number; width: number; height: number };

/** Draws a part of a picture, by default the whole, on a canvas of this size in px. */
export function draw(picture: ImageBitmap, width: number, height: number, from?: Box): Drawn {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.imageSmoothingQuality = 'high';
  const { x, y, ...part } = from ?? { x: 0, y: 0, width: picture.width, height: picture.height };
  context.drawImage(picture, x, y, part.width, part.height, 0, 0, width, height);
  return { canvas, context };
}
