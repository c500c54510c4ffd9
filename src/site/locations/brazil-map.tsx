import { type ReactNode, useRef } from 'react';
import { mapOfBrazil, PICTURE } from './brazil';
import type { Found } from './use-locations';

type Props = Pick<Found, 'filters' | 'shown' | 'selected' | 'places'>;

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

// As wide as the shorter side of what it stands in, and above what is pressed there.
const SQUARE = { width: '100cqmin', height: '100cqmin' };

/** Our own map, there at once, without script and without a network: where the locations are, and a way to each. */
export function BrazilMap({ shown, selected, places, filters: { addressWith, change } }: Props): ReactNode {
  const map = useRef<HTMLElement>(null);
  const { view, pins } = mapOfBrazil(shown, selected, places);
  const { left, top, size } = view;
  return (
    <nav
      ref={map}
      tabIndex={-1}
      aria-label="No mapa"
      className="pins two-rings absolute inset-0 mx-auto"
      style={SQUARE}
    >
      <img
        src={PICTURE.src}
        alt=""
        loading="lazy"
        className="absolute max-w-none"
        style={{
          left: percent(-left / size),
          top: percent(-top / size),
          width: percent(PICTURE.width / size),
          // Before it is there, too: of no height it would lie far above the window, and be put off for ever.
          height: percent(PICTURE.height / size),
        }}
      />
      {pins.map(({ key, name, count, asks, current, x, y }) => (
        <a
          key={key}
          href={addressWith(asks)}
          aria-label={count > 1 ? `${name}: ${count} unidades` : name}
          aria-current={current || undefined}
          className={current ? 'bg-night' : undefined}
          style={{ left: percent((x - left) / size), top: percent((y - top) / size) }}
          onClick={async (event) => {
            event.preventDefault();
            await change(asks);
            // What led closer is gone, and the focus would be too.
            if (document.activeElement === document.body) map.current?.focus();
          }}
        >
          {count > 1 && count}
        </a>
      ))}
    </nav>
  );
}
