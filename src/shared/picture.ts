/** Narrower widths, in pixels, that exist beside every picture's own; narrower than that they would not pay. */
export const VARIANT_WIDTHS = [480, 800, 1200];

const SELF_DESCRIBING = /^((?:\/images|\/media)\/[^?#]*-(\d+)x(\d+)-([0-9a-f]{6})-[0-9a-f]+)\.webp$/;

export type Picture = {
  width: number;
  height: number;
  /** `#rrggbb`, the colour of its top edge, to show while it loads. */
  color: string;
  srcSet: (format: 'avif' | 'webp') => string;
  /** Address of its 1200 × 630 JPEG for link previews. */
  preview: string;
};

const DEFAULT_PREVIEW = '/images/og.jpg';

/** The 1200 × 630 JPEG that stands for a page in chats and feeds; the site's own where its picture has none. */
export function previewOf(src: string | null | undefined): string {
  return (src && describePicture(src)?.preview) || DEFAULT_PREVIEW;
}

/**
 * What a self-describing address says of its picture (see `scripts/pictures.ts`): no manifest, no request.
 * `null` for an address of any other form, such as one typed by hand.
 */
export function describePicture(src: string): Picture | null {
  const match = SELF_DESCRIBING.exec(src);
  if (!match) return null;
  const [, stem, width, height, color] = match as unknown as [string, string, string, string, string];
  const full = Number(width);
  return {
    width: full,
    height: Number(height),
    color: `#${color}`,
    preview: `${stem}-og.jpg`,
    srcSet: (format) =>
      [
        ...VARIANT_WIDTHS.filter((variant) => variant < full).map(
          (variant) => `${stem}-${variant}.${format} ${variant}w`,
        ),
        `${stem}.${format} ${full}w`,
      ].join(', '),
  };
}
