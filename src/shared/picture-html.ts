import { escapeXml } from './escape-xml.ts';
import type { Shape } from './media-address.ts';
import { describePicture, placeOf } from './picture.ts';

/**
 * Returns the HTML of a picture in an article, in the formats and widths of its address. Its alternative text is empty:
 * the words beside it say the same.
 * @param sizes how wide it is shown, as in the attribute of that name
 * @param shape the shape that it is cropped to
 */
export function pictureHtml(src: string, sizes: string, shape: Shape): string {
  const picture = describePicture(src);
  if (!picture) return `<img src="${escapeXml(src)}" alt="" loading="lazy">`;
  const { avifSrcSet, srcSet, width, height } = picture;
  const place = placeOf(picture, shape);
  const avif = avifSrcSet ? `<source type="image/avif" srcset="${avifSrcSet}" sizes="${sizes}">` : '';
  const kept = place ? ` style="object-position:${place}"` : '';
  return `<picture>${avif}<img src="${escapeXml(src)}" srcset="${srcSet}" sizes="${sizes}" alt="" width="${width}" height="${height}" loading="lazy"${kept}></picture>`;
}
