import type { Shape } from './media-address';

/** Narrower widths, in px, that exist beside every picture's own; even narrower ones would not pay off. */
export const VARIANT_WIDTHS = [480, 800, 1200, 1920];
/** The same for pictures that editors uploaded (`media-address.ts`). */
const MEDIA_VARIANT_WIDTHS = [480, 960];

/** The end of an address: focal points, as `focusedOn` writes them. */
const POINTS = String.raw`(?:#(?:x(\d+)y(\d+))?(?:w(\d+)y(\d+))?(?:s(\d+)y(\d+))?(?:t(\d+)y(\d+))?)?$`;
const OF_THE_SITE = new RegExp(String.raw`^(/images/[^?#]*-(\d+)x(\d+)-([0-9a-f]{6})-[0-9a-f]+)\.(webp)${POINTS}`);
const UPLOADED = new RegExp(String.raw`^(/media/[0-9a-f]{20}-(\d+)x(\d+)-([0-9a-f]{6}))\.(avif|webp|jpg|png)${POINTS}`);

export type Picture = {
  width: number;
  height: number;
  /** `#rrggbb`, the colour of its top edge, to show while it loads. */
  color: string;
  /** The widths it comes in, as in the `srcset` attribute. */
  srcSet: string;
  /** The same as AVIF, if the picture also has a format for browsers without AVIF. */
  avifSrcSet: string | undefined;
  /** Address of its 1200 × 630 JPEG for link previews. */
  preview: string;
  /** Focal points, as in `object-position`: one for any shape, and one for each shape with its own; none is the middle. */
  points: { [shape in Shape | 'any']?: string | undefined };
};

/** Returns the focal point of this shape, as in `object-position`; none is the middle. */
export function placeOf({ points }: Picture, shape: keyof Picture['points']): string | undefined {
  return points[shape] ?? points.any;
}

const DEFAULT_PREVIEW = '/images/og.jpg';

/** Returns the 1200 × 630 JPEG of a page for chats and feeds; the site's own if its picture has none. */
export function previewOf(src: string | null | undefined): string {
  return (src && describePicture(src)?.preview) || DEFAULT_PREVIEW;
}

/**
 * Returns what a self-describing address says of its picture (see `scripts/pictures.ts` and `media-address.ts`), without
 * a manifest or a request. `null` for any other address, such as one typed by hand.
 */
export function describePicture(src: string): Picture | null {
  const ours = OF_THE_SITE.exec(src);
  const match = ours ?? UPLOADED.exec(src);
  if (!match) return null;
  const [, stem = '', width, height, color, extension, ...at] = match;
  const point = (index: number) => at[index] && `${at[index]}% ${at[index + 1]}%`;
  const full = Number(width);
  const widths = (ours ? VARIANT_WIDTHS : MEDIA_VARIANT_WIDTHS).filter((variant) => variant < full);
  const srcSet = (format: string | undefined, narrower = widths) =>
    [...narrower.map((variant) => `${stem}-${variant}.${format} ${variant}w`), `${stem}.${format} ${full}w`].join(', ');
  // Few browsers lack AVIF, and this list is in every page: every other width is enough for them.
  const fallback = widths.filter((_, index) => index % 2 === 1);
  return {
    width: full,
    height: Number(height),
    color: `#${color}`,
    srcSet: ours ? srcSet(extension, fallback) : srcSet(extension),
    avifSrcSet: ours ? srcSet('avif') : undefined,
    preview: `${stem}-og.jpg`,
    points: { any: point(0), wide: point(2), square: point(4), tall: point(6) },
  };
}
