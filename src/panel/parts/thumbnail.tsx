import { ImageOff, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { describePicture, placeOf } from '../../shared/picture';

type Props = { src: string | null; square?: boolean; icon?: LucideIcon };

/** A picture the size of a stamp; an icon where there is none, or it cannot be shown. */
export function Thumbnail({ src, square = false, icon: Icon = ImageOff }: Props) {
  const picture = src ? describePicture(src) : null;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-muted ${square ? 'size-12' : 'aspect-video w-20'}`}
    >
      {src && broken !== src ? (
        <img
          src={src}
          srcSet={picture?.srcSet}
          sizes={square ? '3rem' : '5rem'}
          alt=""
          loading="lazy"
          onError={() => setBroken(src)}
          style={picture ? { objectPosition: placeOf(picture, square ? 'square' : 'wide') } : undefined}
          className="size-full object-cover"
        />
      ) : (
        <Icon aria-hidden size={18} />
      )}
    </span>
  );
}
