import { type ReactNode, useRef, useState } from 'react';
import { refresh } from '../lists/rows';
import { Button } from '../parts/button';
import { keepAltInMedia, useMediumWithoutAlt } from './alt-to-media';

type Props = {
  /** Address of the picture. */
  address: string;
  /** Value of the field. */
  alt: string;
  /** Field of the alternative text. */
  children: ReactNode;
};

/** Offers to save a newly typed alternative text in the library too, if the picture has none there. */
export function AltOffer({ address, alt, children }: Props) {
  const [before] = useState(alt);
  const [isBusy, setBusy] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const words = alt.trim();
  const medium = useMediumWithoutAlt(words && alt !== before ? address : '');

  async function keep() {
    if (!medium) return;
    setBusy(true);
    const isDone = await keepAltInMedia(medium, words);
    setBusy(false);
    if (!isDone) return;
    // The button disappears, so focus moves to the field.
    around.current?.querySelector<HTMLElement>('input')?.focus();
    refresh('media');
  }

  return (
    <div ref={around} className="grid gap-1">
      {children}
      <div role="status" className="empty:sr-only">
        {medium && (
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            Na Mídia, esta imagem ainda não tem texto alternativo.
            <Button look="ghost" className="-ml-3.5" busy={isBusy} onClick={() => void keep()}>
              Guardar este também lá
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
