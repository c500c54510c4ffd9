// Whether pictures have the pixels that they are drawn with. These functions run in the page, as those of `rules.ts`.
import { isShown } from './boxes.ts';
import type { Fault, Scene } from './rules.ts';

/** No picture is drawn larger than its pixels, at one pixel of the screen each. */
export async function blurredPictures({ root }: Scene): Promise<Fault[]> {
  const images = [...root.querySelectorAll('img')].filter(
    (image) => isShown(image) && !image.currentSrc.includes('.svg'),
  );
  // A larger one may be on its way since the window was made wider.
  const end = performance.now() + 1000;
  for (;;) {
    const sizes = await Promise.all(images.map(enlargement));
    if (sizes.every((size) => size === '')) return [];
    if (performance.now() > end) {
      return images.flatMap(({ alt, currentSrc }, index) =>
        sizes[index] ? [{ rule: 'picture', what: `${alt || currentSrc.split('/').at(-1)}: ${sizes[index]}` }] : [],
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** By which sizes a picture is blown up; empty when it is not. */
export async function enlargement(image: HTMLImageElement): Promise<string> {
  const { width, height } = await pixelsOf(image.currentSrc);
  if (!width || !image.complete) return '';
  const { clientWidth, clientHeight } = image;
  const scales = [clientWidth / width, clientHeight / height];
  const scale = getComputedStyle(image).objectFit === 'contain' ? Math.min(...scales) : Math.max(...scales);
  return scale > 1.03 ? `${width}×${height} on ${clientWidth}×${clientHeight}` : '';
}

/** The page's own size of a picture is what `sizes` promises; a copy alone tells what came. */
export async function pixelsOf(address: string): Promise<{ width: number; height: number }> {
  const copy = new Image();
  copy.src = address;
  // To decode it is the one way to wait that pages without script have too, and takes long: mostly it is there.
  if (!copy.complete) await copy.decode().catch(() => {});
  return { width: copy.naturalWidth, height: copy.naturalHeight };
}
