import { type ReactNode, useEffect, useRef } from 'react';
import { mapOfBrazil, PICTURE } from './brazil';
import type { Found } from './use-locations';

type Props = Pick<Found, 'filters' | 'shown' | 'selected' | 'places'>;

/** From how many locations on a pin is larger than one of a few. */
const MANY = 4;

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** Asked for, the whole country is seen. */
const ALL = { uf: '', busca: '', local: '' };

// As wide as the shorter side of what it stands in, and above what is pressed there.
const SQUARE = { width: '100cqmin', height: '100cqmin' };

/** Our own map, there at once, without script and without a network: where the locations are, and a way to each. */
export function BrazilMap({ shown, selected, places, filters }: Props): ReactNode {
  const { addressWith, change, uf, busca } = filters;
  const map = useRef<HTMLElement>(null);
  const pressed = useRef('');
  const { view, pins, states } = mapOfBrazil(shown, selected, places);
  const { left, top, size } = view;
  // One unit of the map is a hundred of the picture's.
  const part = [left, top, size, size].map((unit) => Math.round(unit * 100)).join(' ');
  // What led closer is gone once there is more to see, and the focus would be too.
  useEffect(() => {
    if (!pressed.current || pins.some(({ key }) => key === pressed.current)) return;
    pressed.current = '';
    if (document.activeElement === document.body) map.current?.focus();
  }, [pins]);
  return (
    <>
      <nav ref={map} tabIndex={-1} aria-label="No mapa" className="pins absolute inset-0 m-auto" style={SQUARE}>
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
        <svg aria-hidden viewBox={part} className="pins-states absolute inset-0 size-full">
          {states.map((uf) => (
            <use key={uf} href={`${PICTURE.src}#${uf}`} />
          ))}
        </svg>
        {pins.map(({ key, name, count, label, asks, current, x, y, beside }) => (
          <a
            key={key}
            href={addressWith(asks)}
            aria-label={count > 1 ? `${name}: ${count} unidades` : name}
            aria-current={current || undefined}
            data-name={beside && label}
            data-beside={beside}
            data-many={count >= MANY || undefined}
            style={{ left: percent((x - left) / size), top: percent((y - top) / size) }}
            onClick={(event) => {
              event.preventDefault();
              pressed.current = key;
              void change(asks);
            }}
          >
            {count > 1 && count}
          </a>
        ))}
      </nav>
      {(uf || busca || selected) && (
        <a
          href={addressWith(ALL)}
          className="map-button top-0"
          onClick={(event) => {
            event.preventDefault();
            // It goes with what it leads out of.
            map.current?.focus({ preventScroll: true });
            void change(ALL);
          }}
        >
          Ver o Brasil
        </a>
      )}
    </>
  );
}
