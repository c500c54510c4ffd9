import { escapeXml } from './escape-xml.ts';
import type { Shape } from './media-address.ts';
import { describePicture, placeOf } from './picture.ts';

/**
 * A picture in an article, which tells nothing more than the words beside it, in the formats and widths that its address
 * promises.
 * @param sizes how wide it is shown, as in the attribute of that name
 * @param shape what it is cut to
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
