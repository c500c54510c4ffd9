import { type ReactNode, useEffect, useRef } from 'react';
import { mapOfBrazil, nameOfPin, PICTURE } from './brazil';
import type { LocationSearch } from './use-locations';

type Props = Pick<LocationSearch, 'filters' | 'shown' | 'selected' | 'places'>;

/** Number of locations from which a pin is drawn larger. */
const MANY = 4;

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** Parameters that show the whole country. */
const ALL = { uf: '', busca: '', local: '' };

// A square with the shorter side of its parent, above the elements that could be pressed there.
const SQUARE = { width: '100cqmin', height: '100cqmin' };

/** Our own map, shown at once, without script or network: a pin, with a link, for each place with locations. */
export function BrazilMap({ shown, selected, places, filters }: Props): ReactNode {
  const { addressWith, change, uf, busca } = filters;
  const map = useRef<HTMLElement>(null);
  const pressed = useRef('');
  const { view, pins, states } = mapOfBrazil(shown, selected, places);
  const { left, top, size } = view;
  // The SVG has 100 units per map unit.
  const part = [left, top, size, size].map((unit) => Math.round(unit * 100)).join(' ');
  // After zooming in, the pressed pin is gone: focus moves to the map so that it is not lost.
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
            // Needed before the picture loads: without height it would lie far above the window and never load.
            height: percent(PICTURE.height / size),
          }}
        />
        <svg aria-hidden viewBox={part} className="pins-states absolute inset-0 size-full">
          {states.map((uf) => (
            <use key={uf} href={`${PICTURE.src}#${uf}`} />
          ))}
        </svg>
        {pins.map((pin) => (
          <a
            key={pin.key}
            href={addressWith(pin.asks)}
            aria-label={nameOfPin(pin)}
            aria-current={pin.current || undefined}
            data-name={pin.beside && pin.label}
            data-beside={pin.beside}
            data-many={pin.count >= MANY || undefined}
            style={{ left: percent((pin.x - left) / size), top: percent((pin.y - top) / size) }}
            onClick={(event) => {
              event.preventDefault();
              pressed.current = pin.key;
              void change(pin.asks);
            }}
          >
            {pin.count > 1 && pin.count}
          </a>
        ))}
      </nav>
      {(uf || busca || selected) && (
        <a
          href={addressWith(ALL)}
          className="map-button top-0"
          onClick={(event) => {
            event.preventDefault();
            // The link disappears with the zoomed view, so focus moves to the map.
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
