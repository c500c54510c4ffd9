import { useRef } from 'react';
import { mapOfBrazil, PICTURE } from './brazil';
import type { useLocations } from './use-locations';

type Props = Pick<ReturnType<typeof useLocations>, 'filters' | 'shown' | 'selected'>;

const percent = (part: number) => `${part * 100}%`;

// Here and not in the styles, which all pages carry. The map is as wide as the shorter side of what it stands in.
const SQUARE = { width: '100cqmin', height: '100cqmin' };
const round = (size: string) => ({ width: size, height: size, translate: '-50% -50%', boxShadow: '0 0 0 2px #fff' });
const GROUP = round('clamp(24px, 7cqmin, 40px)');
const SINGLE = round('clamp(24px, 4cqmin, 28px)');

/** Our own map, there at once, without script and without a network: where the locations are, and a way to each. */
export function BrazilMap({ shown, selected, filters: { addressWith, change } }: Props) {
  const map = useRef<HTMLDivElement>(null);
  const { view, pins } = mapOfBrazil(shown, selected);
  const { left, top, size } = view;
  return (
    <div ref={map} tabIndex={-1} className="absolute inset-0 m-auto outline-none" style={SQUARE}>
      <img
        src={PICTURE.src}
        alt=""
        loading="lazy"
        className="absolute max-w-none"
        style={{
          left: percent(-left / size),
          top: percent(-top / size),
          width: percent(PICTURE.width / size),
          height: percent(PICTURE.height / size),
        }}
      />
      <ul aria-label="No mapa">
        {pins.map(({ key, name, count, asks, current, x, y }) => (
          <li
            key={key}
            className="absolute"
            style={{ left: percent((x - left) / size), top: percent((y - top) / size) }}
          >
            <a
              href={addressWith(asks)}
              aria-label={count > 1 ? `${name}: ${count} unidades` : name}
              title={name}
              className={`grid place-items-center rounded-full font-semibold text-sm text-white shadow-lift ${current ? 'bg-ink' : 'bg-primary'}`}
              style={count > 1 ? GROUP : SINGLE}
              aria-current={current || undefined}
              onClick={async (event) => {
                event.preventDefault();
                await change(asks);
                // What led closer is gone, and the focus would be too.
                if (document.activeElement === document.body) map.current?.focus();
              }}
            >
              {count > 1 && count}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
