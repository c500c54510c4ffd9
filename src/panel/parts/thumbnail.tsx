import { ImageOff, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { describePicture, placeOf } from '../../shared/picture';

type BoxProps = {
  src: string | null;
  icon?: LucideIcon;
  iconSize?: number;
  className: string;
  /** Renders the picture, which fills the box. */
  children: (src: string) => ReactNode;
};

/** Shows a picture in a box, or an icon if there is none or it fails to load. */
export function PictureBox({ src, icon: Icon = ImageOff, iconSize = 18, className, children }: BoxProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      onErrorCapture={() => setBroken(src)}
      className={`relative grid place-items-center overflow-hidden bg-sunken text-muted [&_img]:absolute [&_img]:inset-0 ${className}`}
    >
      {src && broken !== src ? children(src) : <Icon aria-hidden size={iconSize} />}
    </span>
  );
}

/** `screen` is for slides, which are shown whole because their content may be anywhere. */
type Props = { src: string | null; square?: boolean; shape?: 'screen'; icon?: LucideIcon };

/** Shows a small picture. */
export function Thumbnail({ src, square = false, shape, icon }: Props) {
  const box = square ? 'size-12' : shape === 'screen' ? 'aspect-[7/5] w-28 md:w-32' : 'aspect-video w-20';
  return (
    <PictureBox src={src} {...(icon && { icon })} className={`shrink-0 rounded-md ${box}`}>
      {(address) => {
        const picture = describePicture(address);
        return (
          <img
            src={address}
            srcSet={picture?.srcSet}
            sizes={square ? '3rem' : shape === 'screen' ? '8rem' : '5rem'}
            alt=""
            loading="lazy"
            style={picture ? { objectPosition: placeOf(picture, square ? 'square' : 'wide') } : undefined}
            className="size-full object-cover"
          />
        );
      }}
    </PictureBox>
  );
}
