import { type ReactNode, useEffect, useRef, useState } from 'react';
import { placeLines } from '../../shared/address';
import type { LocationPin } from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import { dashesTogether } from '../../shared/typography';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import type { Listed } from './distance';
import { FILTERS } from './location-filters';
import { OpenState } from './open-state';

type Props<Pin extends LocationPin> = {
  locations: Listed<Pin>[];
  selectedId: number | undefined;
  failed: boolean;
  maxHeight: 'max-h-[450px]' | 'max-h-[700px]';
  /** What is known of it at this moment. */
  stateOf?: (location: Pin) => string | undefined;
  /** The list's last line. */
  more?: ReactNode;
  /** What chooses among them besides the address is taken back. */
  onReset?: () => void;
  /** Asks where the visitor is, and looks around there for all of them. */
  onNear?: () => void;
};

/**
 * On phones the page of stores shows so many at first, which its greatest height holds: a list in the page that scrolls by
 * itself holds the thumb.
 */
const FOLDED = 4;
/** In km: nobody goes so far for a shake. */
const TOO_FAR = 100;

export function LocationList<Pin extends LocationPin>({
  locations,
  selectedId,
  failed,
  maxHeight,
  stateOf,
  more,
  onReset,
  onNear,
}: Props<Pin>) {
  const list = useRef<HTMLUListElement>(null);
  const canFold = maxHeight === 'max-h-[700px]' && locations.length > FOLDED;
  const [isUnfolded, setUnfolded] = useState(selectedId !== undefined);
  const [isPressed, setPressed] = useState(false);
  // The button goes with what it was pressed for: the focus goes on where the list does.
  useEffect(() => {
    if (isPressed) list.current?.children[FOLDED]?.querySelector('button')?.focus();
  }, [isPressed]);
  if (failed) return <Unreadable />;
  if (locations.length === 0) return <None {...{ onReset, onNear }} />;
  const isFolded = canFold && !isUnfolded;
  return (
    <>
      <Far location={locations[0]} />
      <ul
        ref={list}
        data-folded={canFold ? isFolded : undefined}
        className={`location-list grid content-start gap-1 overflow-y-auto rounded-card bg-surface p-3 shadow-card ${maxHeight}`}
      >
        {locations.map((location) => (
          <li key={location.id}>
            <LocationLine location={location} selected={location.id === selectedId} state={stateOf?.(location)} />
          </li>
        ))}
        {more && <li key="more">{more}</li>}
      </ul>
      {isFolded && (
        <p className="mt-4 text-center md:hidden noscript:hidden">
          <Button
            look="outline"
            onClick={() => {
              setUnfolded(true);
              setPressed(true);
            }}
          >
            Ver mais unidades
          </Button>
        </p>
      )}
    </>
  );
}

type NoneProps = Pick<Props<LocationPin>, 'onReset' | 'onNear'>;

/** Nothing is called so: the ways on. */
function None({ onReset, onNear }: NoneProps) {
  return (
    <div className="stores-none">
      <p>Nenhuma unidade encontrada com os filtros selecionados.</p>
      <p>Ainda não chegamos aí? Peça pelo site e combine a entrega pelo WhatsApp.</p>
      <p className="flex flex-wrap justify-center gap-x-6">
        <Link to="?" preventScrollReset onClick={onReset} className="onward">
          Ver todas
        </Link>
        {onNear && (
          <button type="button" onClick={onNear} className="onward noscript:hidden">
            Ver as mais próximas
          </button>
        )}
        <Link to="/produtos" className="onward">
          Ver os produtos
        </Link>
      </p>
    </div>
  );
}

/** The nearest is too far away: that is said, and what one may do all the same. */
function Far({ location }: { location: Listed | undefined }) {
  if (!location?.away || location.away < TOO_FAR) return null;
  return (
    <div role="status" className="mb-4 rounded-2xl bg-blush p-4">
      <p>
        A unidade mais próxima fica a {location.distance} de você. Enquanto não chegamos mais perto, peça pelo site e
        combine a entrega pelo WhatsApp.
      </p>
      <p className="flex flex-wrap gap-x-6">
        <Link to="/produtos" className="onward">
          Ver os produtos
        </Link>
        <Link to="/licencie" className="onward">
          Levar a Soul para a minha cidade
        </Link>
      </p>
    </div>
  );
}

type LineProps = { location: Listed; selected: boolean; state: string | undefined };

function LocationLine({ location, selected, state }: LineProps) {
  const { id, name, type, distance } = location;
  const [place, street] = placeLines(location);
  return (
    <button type="submit" form={FILTERS} name="local" value={id} aria-current={selected || undefined} data-type={type}>
      <b>{name}</b>
      <em>{distance}</em>
      <span>{dashesTogether(place)}</span>
      <span>{dashesTogether(street)}</span>
      <span>
        <small>{locationTypeLabels[type]}</small>
        <OpenState state={state} />
      </span>
    </button>
  );
}

function Unreadable() {
  return (
    <div className="grid gap-4 rounded-card bg-blush p-8 text-center">
      <p>Não conseguimos carregar os locais agora.</p>
      <p>
        <Button onClick={() => location.reload()}>Tentar de novo</Button>
      </p>
    </div>
  );
}
