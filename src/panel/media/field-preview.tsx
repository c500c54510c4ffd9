import { ImageIcon, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { imageAddress } from '../../shared/image';
import { Picture } from '../../ui/picture';

/** What an address leads to, small; mounted anew for each address. */
export function FieldPreview({ address }: { address: string }) {
  const [broken, setBroken] = useState(false);
  const isAddress = imageAddress.safeParse(address).success;
  return (
    <>
      <span
        onErrorCapture={() => setBroken(true)}
        className="grid aspect-video w-24 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken text-muted"
      >
        {isAddress && !broken ? (
          <Picture src={address} alt="" sizes="6rem" />
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
