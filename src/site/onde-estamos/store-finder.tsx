import { use, useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../lib/use-failure-toast';
import { distanceBetween } from '../../shared/distance';
import type { Location } from '../../shared/location';
import { filterLocations, statesOf } from '../../shared/location-filter';
import { hasPoint, mapOf, sharedMap } from '../../shared/maps';
import { useSite } from '../layout/document';
import { StoreFilters } from './store-filters';
import { type ListedStore, StoreList } from './store-list';
import { StoreMap } from './store-map';
import { StorePanel } from './store-panel';
import type { Stores } from './stores';
import { useNearMe } from './use-near-me';
import { useNow } from './use-now';
import { addressWith, useStoreAddress } from './use-store-address';

type View = 'list' | 'map';

/** Filters above; the list beside the selected location and the map, or on phones one of the two at a time. */
export function StoreFinder({ stores }: { stores: Stores | Promise<Stores> }) {
  const { locations, failure } = stores instanceof Promise ? use(stores) : stores;
  useFailureToast(failure !== null, 'Erro ao carregar locais', failure ?? undefined);
  const address = useStoreAddress();
  const nearMe = useNearMe();
  const now = useNow();
  const selected = locations.find(({ id }) => String(id) === address.local) ?? null;
  const [view, setView] = useState<View>(selected ? 'map' : 'list');
  const { list, panel } = useFocusOfSelection(selected?.id);

  const states = statesOf(locations);
  const uf = states.includes(address.uf.toUpperCase()) ? address.uf.toUpperCase() : '';
  const shown = nearestFirst(filterLocations(locations, { search: address.busca, uf }), nearMe.point);

  function deselect() {
    setView('list');
    address.change({ local: '' });
  }

  return (
    <div className="shell pb-20">
      <StoreFilters
        busca={address.busca}
        uf={uf}
        states={states}
        nearMe={nearMe}
        onChange={(changes) => {
          if (changes.local) setView('map');
          address.change(changes);
        }}
      />
      <div className="mt-6 mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium text-ink">
          {countLabel(shown.length)}
        </p>
        <fieldset aria-label="Ver como" className="flex gap-2 md:hidden">
          <ViewButton label="Lista" current={view === 'list'} onClick={() => setView('list')} />
          <ViewButton label="Mapa" current={view === 'map'} onClick={() => setView('map')} />
        </fieldset>
      </div>
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-[2fr_3fr]">
        <div ref={list} className={`min-w-0 flex-col md:flex ${view === 'list' ? 'flex' : 'hidden'}`}>
          <StoreList stores={shown} selectedId={selected?.id} now={now} failed={failure !== null} />
        </div>
        <div className={`min-w-0 flex-col md:flex ${view === 'map' ? 'flex' : 'hidden'}`}>
          <section ref={panel} tabIndex={-1} aria-live="polite" aria-label="Local selecionado" className="outline-none">
            {selected && (
              <StorePanel
                location={selected}
                now={now}
                closeTo={addressWith(address.search, { local: '' })}
                onClose={deselect}
              />
            )}
          </section>
          <StoreOnMap location={selected} />
        </div>
      </div>
    </div>
  );
}

function StoreOnMap({ location }: { location: Location | null }) {
  const { settings } = useSite();
  if (!location) return <StoreMap src={sharedMap(settings.mapQuery)} title="Mapa das unidades Soul" />;
  if (hasPoint(location)) return <StoreMap src={mapOf(location)} title={`Mapa: ${location.name}`} />;
  return (
    <p className="rounded-card bg-lilac p-8 text-center">
      Ainda não temos o ponto deste local no mapa. Vá pelo endereço.
    </p>
  );
}

function ViewButton({ label, current, onClick }: { label: string; current: boolean; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} aria-current={current ? 'true' : undefined} className="chip">
      {label}
    </button>
  );
}

/** With the visitor's position known, each store with its distance, those without a point last. */
function nearestFirst(locations: Location[], from: { latitude: number; longitude: number } | null): ListedStore[] {
  if (!from) return locations;
  return locations
    .map((location) => ({ ...location, distance: hasPoint(location) ? distanceBetween(from, location) : undefined }))
    .sort((a, b) => (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY));
}

/**
 * Focus is never lost with what disappears: where the list gives way to the selected location, that one is focused;
 * once it is closed, its line in the list.
 */
function useFocusOfSelection(id: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    const previous = shown.current;
    if (previous === id) return;
    shown.current = id;
    if (document.activeElement !== document.body && list.current?.offsetParent) return;
    if (id !== undefined) panel.current?.focus();
    else list.current?.querySelector<HTMLElement>(`[value="${previous}"]`)?.focus();
  }, [id]);
  return { list, panel };
}

function countLabel(count: number): string {
  return count === 1 ? '1 unidade' : `${count} unidades`;
}
