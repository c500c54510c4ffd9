import { type ReactNode, useRef, useState } from 'react';
import { refresh } from '../lists/rows';
import { Button } from '../parts/button';
import { keepAltInMedia, useMediumWithoutAlt } from './alt-to-media';

type Props = {
  /** Of the picture. */
  address: string;
  /** What stands in the field. */
  alt: string;
  /** The field for what the picture shows. */
  children: ReactNode;
};

/** Below the field for what a picture shows, once that was typed: the way to say it in Mídia too, where it is not said yet. */
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
    // The button goes with what it has done.
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
            <Button look="ghost" className="-ml-3.5" disabled={isBusy} onClick={() => void keep()}>
              Guardar este também lá
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
