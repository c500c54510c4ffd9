import { preload } from 'react-dom';
import type { Shape } from '../shared/media-address';
import { type Picture as Described, describePicture, placeOf } from '../shared/picture';

type Props = {
  src: string;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Shape to which its box crops it, if there is only one; `null` if the page's styles position it. */
  shape?: Shape | 'any' | null;
  /** Another crop, for viewports that match `media`. */
  alternative?: { src: string; media: string; sizes: string } | undefined;
  /** Above the fold: fetched first, and preloaded. */
  eager?: boolean;
  className?: string;
};

/**
 * A picture in the formats and widths that its address describes, on its own colour while it loads. It fills its box, which
 * determines its size. Addresses typed by hand become a plain image.
 */
export function Picture({ src, alt, sizes, shape = 'any', alternative, eager = false, className = '' }: Props) {
  const picture = describePicture(src);
  const other = alternative && describePicture(alternative.src);
  if (import.meta.env.SSR && eager) {
    preloadPicture(src, picture, sizes, other ? `not (${alternative.media})` : undefined);
    if (other) preloadPicture(alternative.src, other, alternative.sizes, alternative.media);
  }
  return (
    <picture>
      {alternative && !other && <source media={alternative.media} srcSet={alternative.src} />}
      {alternative && other && (
        <>
          {other.avifSrcSet && (
            <source media={alternative.media} type="image/avif" srcSet={other.avifSrcSet} sizes={alternative.sizes} />
          )}
          <source media={alternative.media} srcSet={other.srcSet} sizes={alternative.sizes} />
        </>
      )}
      {picture?.avifSrcSet && <source type="image/avif" srcSet={picture.avifSrcSet} sizes={sizes} />}
      <img
        src={src}
        srcSet={picture?.srcSet}
        sizes={picture ? sizes : undefined}
        alt={alt}
        width={picture?.width}
        height={picture?.height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        style={
          picture
            ? { backgroundColor: picture.color, objectPosition: shape ? placeOf(picture, shape) : undefined }
            : undefined
        }
        className={`size-full object-cover ${className}`}
      />
    </picture>
  );
}

/**
 * Lets the browser fetch a picture from the page's first bytes on: before the fonts, which it would otherwise request as soon
 * as it lays out the text above. Of the formats it names the one that the `<picture>` will choose.
 */
function preloadPicture(src: string, picture: Described | null, imageSizes: string, media: string | undefined) {
  if (!picture) return;
  const { avifSrcSet, srcSet } = picture;
  const best = avifSrcSet ? { type: 'image/avif', imageSrcSet: avifSrcSet } : { imageSrcSet: srcSet };
  preload(src, { as: 'image', fetchPriority: 'high', imageSizes, ...best, ...(media && { media }) });
}
