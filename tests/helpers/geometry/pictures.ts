// Whether pictures have the pixels that they are drawn with. These functions run in the page, as those of `rules.ts`.
import { isShown } from './boxes.ts';
import type { Fault, Scene } from './rules.ts';

/** No picture is drawn larger than its pixels, at one pixel of the screen each. */
export async function blurredPictures({ root }: Scene): Promise<Fault[]> {
  const images = [...root.querySelectorAll('img')].filter(
    (image) => isShown(image) && !image.currentSrc.includes('.svg'),
  );
  const found = await Promise.all(images.map(async (image) => ((await enlargement(image)) ? image : null)));
  const late = found.filter((image) => image !== null);
  if (late.length === 0) return [];
  // A larger one may be on its way since the window was made wider.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const faults: Fault[] = [];
  for (const image of late) {
    const size = await enlargement(image);
    if (size) faults.push({ rule: 'picture', what: `${image.alt || image.currentSrc.split('/').at(-1)}: ${size}` });
  }
  return faults;
}

/** By which sizes a picture is blown up; empty when it is not. */
export async function enlargement(image: HTMLImageElement): Promise<string> {
  // The page's own size of it is what `sizes` promises; a copy alone tells what came.
  const copy = new Image();
  copy.src = image.currentSrc;
  await copy.decode().catch(() => {});
  const { naturalWidth, naturalHeight } = copy;
  if (!naturalWidth || !image.complete) return '';
  const { clientWidth, clientHeight } = image;
  const scales = [clientWidth / naturalWidth, clientHeight / naturalHeight];
  const scale = getComputedStyle(image).objectFit === 'contain' ? Math.min(...scales) : Math.max(...scales);
  return scale > 1.03 ? `${naturalWidth}×${naturalHeight} on ${clientWidth}×${clientHeight}` : '';
}
