import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useSwipe } from '../../lib/use-swipe';
import type { Image } from '../../shared/image';
import { Picture } from '../../ui/picture';

const MOVES: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type Props = {
  images: Image[];
  name: string;
  /** On the first picture. */
  sticker: ReactNode;
};

/** A large picture with thumbnails; arrow keys move through them, and a swipe changes the picture. */
export function Gallery({ images, name, sticker }: Props) {
  const [current, setCurrent] = useState(0);
  const shown = images[current];
  const turned = (steps: number) => (current + steps + images.length) % images.length;
  const swipe = useSwipe((steps) => setCurrent(turned(steps)));

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const next = turned(move);
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <section aria-label={`Fotos de ${name}`} className="product-gallery">
      <div className="product-stage print:max-w-80" {...swipe}>
        {shown && (
          <Picture
            key={shown.src}
            src={shown.src}
            shape="square"
            alt={shown.alt}
            eager
            sizes="(min-width: 48rem) min(50vw, 900px), 100vw"
          />
        )}
        {current === 0 && sticker}
      </div>
      {images.length > 1 && (
        <ul onKeyDown={onKeyDown} className="product-thumbs two-rings print:hidden noscript:hidden">
          {images.map((image, index) => (
            <li key={image.src}>
              <button
                type="button"
                onClick={() => setCurrent(index)}
                aria-label={`Foto ${index + 1} de ${images.length}: ${image.alt}`}
                aria-current={index === current ? 'true' : undefined}
                className="block overflow-hidden rounded-2xl border-4 border-transparent ease aria-current:border-primary-deep"
              >
                <Picture src={image.src} shape="square" alt="" sizes="8rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
