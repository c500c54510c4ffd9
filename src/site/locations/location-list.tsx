import { lazy, type ReactNode, Suspense } from 'react';
import { placeLines } from '../../shared/address';
import type { LocationPin } from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import { dashesTogether } from '../../shared/typography';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import type { WithDistance } from './distance';
import { FILTERS } from './location-filters';
import { OpenState } from './open-state';
import { DETAILS } from './use-location-address';

export type ListProps<Pin extends LocationPin = LocationPin> = {
  locations: WithDistance<Pin>[];
  selectedId: number | undefined;
  failed: boolean;
  /** Whether what was asked for is still to come: until then the list is dimmed. */
  isComing?: boolean;
  maxHeight: 'max-h-[450px]' | 'max-h-[700px]';
  /** Returns the location's open state now. */
  stateOf?: (location: Pin) => string | undefined;
  /** The list's last line. */
  more?: ReactNode;
  /** Resets filters that are not in the address. */
  onReset?: () => void;
};

/** Distance in km from which the nearest location is reported as too far. */
const TOO_FAR = 100;

/** If it cannot be fetched, the list still shows each distance. */
const Far = lazy(() => import('./far').catch(() => ({ default: () => <></> })));

export function LocationList<Pin extends LocationPin>({
  locations,
  selectedId,
  failed,
  isComing,
  maxHeight,
  stateOf,
  more,
  onReset,
}: ListProps<Pin>) {
  if (failed) return <Unreadable />;
  const none = locations.length === 0 && <None onReset={onReset} />;
  const { away = 0, distance } = locations[0] ?? {};
  return (
    <>
      {away > TOO_FAR && (
        <Suspense>
          <Far distance={distance} />
        </Suspense>
      )}
      {!none && (
        <ul
          aria-busy={isComing}
          style={isComing ? { opacity: 0.5 } : undefined}
          className={`location-list grid content-start gap-1 overflow-y-auto rounded-card bg-surface p-3 shadow-card ${maxHeight}`}
        >
          {locations.map((location) => (
            <li key={location.id}>
              <LocationLine location={location} selected={location.id === selectedId} state={stateOf?.(location)} />
            </li>
          ))}
          {more && <li key="more">{more}</li>}
        </ul>
      )}
      {/* Here before it has words: a status that appears with them is not announced. */}
      <div role="status" className={none ? 'stores-none' : 'sr-only'}>
        {none}
      </div>
    </>
  );
}

/** Shown if nothing matches, with links to continue. */
function None({ onReset }: Pick<ListProps, 'onReset'>) {
  /** The link disappears with what it resets, so the focus moves to the filters. */
  function reset() {
    onReset?.();
    document.querySelector<HTMLElement>(`#${FILTERS} select`)?.focus();
  }

  return (
    <>
      <p>Nenhuma unidade encontrada com os filtros selecionados.</p>
      <p className="flex flex-wrap justify-center gap-x-6">
        <Link to="?" preventScrollReset onClick={reset} className="onward">
          Ver todas
        </Link>
        <Link to="/produtos" className="onward">
          Ver os produtos
        </Link>
      </p>
    </>
  );
}

type LineProps = { location: WithDistance; selected: boolean; state: string | undefined };

function LocationLine({ location, selected, state }: LineProps) {
  const { id, name, type, distance } = location;
  const [place, street] = placeLines(location);
  return (
    <button
      type="submit"
      form={FILTERS}
      // Without script it leads to the details.
      formAction={DETAILS}
      name="local"
      value={id}
      aria-current={selected || undefined}
      data-type={type}
    >
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
    <div role="alert" className="grid gap-4 rounded-card bg-blush p-8 text-center">
      <p>Não conseguimos carregar os locais agora.</p>
      <p>
        <Button onClick={() => location.reload()}>Tentar de novo</Button>
      </p>
    </div>
  );
}
