import { ImageIcon, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { imageAddress } from '../../shared/image';
import { Picture } from '../../ui/picture';

/** What an address leads to, small; mounted anew for each address. */
export function FieldPreview({ address, isLarge = false }: { address: string; isLarge?: boolean }) {
  const [broken, setBroken] = useState(false);
  const isAddress = imageAddress.safeParse(address).success;
  return (
    <>
      <span
        onErrorCapture={() => setBroken(true)}
        className={`grid aspect-video shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken text-muted ${isLarge ? 'w-36' : 'w-24'}`}
      >
        {isAddress && !broken ? (
          <Picture src={address} alt="" sizes={isLarge ? '9rem' : '6rem'} />
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
