import type { Shape } from './media-address';

/** Narrower widths, in pixels, that exist beside every picture's own; narrower than that they would not pay. */
export const VARIANT_WIDTHS = [480, 800, 1200, 1920];
/** The same of a picture that editors uploaded (`media-address.ts`). */
const MEDIA_VARIANT_WIDTHS = [480, 960];

const OF_THE_SITE = /^(\/images\/[^?#]*-(\d+)x(\d+)-([0-9a-f]{6})-[0-9a-f]+)\.(webp)$/;
const UPLOADED =
  /^(\/media\/[0-9a-f]{20}-(\d+)x(\d+)-([0-9a-f]{6}))\.(avif|webp|jpg|png)(?:#(?:x(\d+)y(\d+))?(?:w(\d+)y(\d+))?(?:s(\d+)y(\d+))?(?:t(\d+)y(\d+))?)?$/;

export type Picture = {
  width: number;
  height: number;
  /** `#rrggbb`, the colour of its top edge, to show while it loads. */
  color: string;
  /** The widths it comes in, as in the `srcset` attribute. */
  srcSet: string;
  /** The same as AVIF, where the picture comes in a format for browsers without it too. */
  avifSrcSet: string | undefined;
  /** Address of its 1200 × 630 JPEG for link previews. */
  preview: string;
  /** The point that a crop keeps, as in `object-position`, and of shapes that have another, that; none is the middle. */
  points: { [shape in Shape | 'any']?: string | undefined };
};

/** The point that a crop to this shape keeps, as in `object-position`; none is the middle. */
export function placeOf({ points }: Picture, shape: keyof Picture['points']): string | undefined {
  return points[shape] ?? points.any;
}

const DEFAULT_PREVIEW = '/images/og.jpg';

/** The 1200 × 630 JPEG that stands for a page in chats and feeds; the site's own where its picture has none. */
export function previewOf(src: string | null | undefined): string {
  return (src && describePicture(src)?.preview) || DEFAULT_PREVIEW;
}

/**
 * What a self-describing address says of its picture (see `scripts/pictures.ts` and `media-address.ts`): no manifest,
 * no request. `null` for an address of any other form, such as one typed by hand.
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
  // Few browsers are without AVIF: what they choose from stands in every page, so every other width must do.
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
