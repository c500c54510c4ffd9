// Resolution of pictures. These functions run in the page, like those of `rules.ts`.
import { isShown } from './boxes.ts';
import type { Fault, Scene } from './rules.ts';

/** Reports pictures drawn larger than their own pixels, at one screen pixel per CSS px. */
export async function blurredPictures({ root }: Scene): Promise<Fault[]> {
  const images = [...root.querySelectorAll('img')].filter(
    (image) => isShown(image) && !image.currentSrc.includes('.svg'),
  );
  // After the window was widened, a larger file may still be loading.
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

/** Returns the sizes of an enlarged picture, or an empty string. */
export async function enlargement(image: HTMLImageElement): Promise<string> {
  const { width, height } = await pixelsOf(image.currentSrc);
  if (!width || !image.complete) return '';
  const { clientWidth, clientHeight } = image;
  const scales = [clientWidth / width, clientHeight / height];
  const scale = getComputedStyle(image).objectFit === 'contain' ? Math.min(...scales) : Math.max(...scales);
  return scale > 1.03 ? `${width}×${height} on ${clientWidth}×${clientHeight}` : '';
}

/** Loads a copy: `naturalWidth` of the page's own image follows `sizes`, only a copy has the file's real size. */
export async function pixelsOf(address: string): Promise<{ width: number; height: number }> {
  const copy = new Image();
  copy.src = address;
  // `decode` is the only wait that also works without page script, but it is slow: the copy is usually complete.
  if (!copy.complete) await copy.decode().catch(() => {});
  return { width: copy.naturalWidth, height: copy.naturalHeight };
}
