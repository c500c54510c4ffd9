import { ImageIcon, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { imageAddress } from '../../shared/image';
import { describePicture } from '../../shared/picture';
import { Picture } from '../../ui/picture';

const WIDE = 16 / 9;

/** Returns the aspect ratio of the whole picture, limited for very long strips. */
const shapeOf = ({ width, height }: { width: number; height: number }) => Math.min(2, Math.max(0.5, width / height));

/** Shows a thumbnail of an address. Needs a `key` by address, so that it remounts for each. */
export function FieldPreview({ address, isLarge = false }: { address: string; isLarge?: boolean }) {
  const [broken, setBroken] = useState(false);
  const isAddress = imageAddress.safeParse(address).success;
  const picture = isAddress && !broken ? describePicture(address) : null;
  return (
    <>
      <span
        onErrorCapture={() => setBroken(true)}
        style={{ aspectRatio: picture ? shapeOf(picture) : WIDE }}
        className={`grid shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken text-muted ${isLarge ? 'h-24' : 'h-14'}`}
      >
        {isAddress && !broken ? (
          <Picture src={address} alt="" sizes={isLarge ? '12rem' : '7rem'} />
        ) : broken ? (
          <ImageOff aria-hidden size={18} />
        ) : (
          <ImageIcon aria-hidden size={18} />
        )}
      </span>
      <span role="status" className={broken ? 'order-last w-full text-sm text-warning' : 'sr-only'}>
        {broken && 'Não conseguimos abrir esta imagem. Confira o endereço ou escolha outra.'}
      </span>
    </>
  );
}
