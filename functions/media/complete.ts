import { type MediaFile, PREVIEW_SIZE, variantsOf } from '../../src/shared/media-address';
import type { StoredFile, StoredFiles } from './store';

type Complete = { original: StoredFile; widest: StoredFile };

/**
 * Checks whether all files of a medium have arrived and show one picture: every variant has its width and the original's
 * proportions, all have one type, and there is a preview. Otherwise returns the files that are missing or do not fit.
 */
export function completeness(files: StoredFiles): Complete | { unfit: MediaFile[] } {
  const { original, preview } = files;
  if (!original) return { unfit: ['original'] };
  const variants = variantsOf(original.width);
  const widest = files[variants.at(-1)?.file ?? '1600'];
  const unfit = variants.filter(({ file, width }) => {
    const variant = files[file];
    return variant?.type !== widest?.type || !variant || !isScaled(variant, original, width);
  });
  const misfits = unfit.map(({ file }) => file);
  if (!isPreview(preview)) misfits.push('preview');
  return widest && misfits.length === 0 ? { original, widest } : { unfit: misfits };
}

/** Allows a difference of 1 px, because browsers round a scaled height up or down. */
function isScaled(variant: StoredFile, original: StoredFile, width: number): boolean {
  return variant.width === width && Math.abs(variant.height - (original.height * width) / original.width) <= 1;
}

function isPreview(file: StoredFile | undefined): boolean {
  return file?.type === 'image/jpeg' && file.width === PREVIEW_SIZE.width && file.height === PREVIEW_SIZE.height;
}
