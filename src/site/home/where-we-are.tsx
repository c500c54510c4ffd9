import { Suspense, useEffect, useRef } from 'react';
import type { KnownLocations, LocationPin } from '../../shared/location';
import type { Written } from '../../shared/pages/written';
import { Link } from '../../ui/link';
import { FoundLocations } from '../locations/found-locations';
import { SelectedPin } from '../locations/lazy-panels';
import { LocationCount } from '../locations/location-count';
import { LocationFilters } from '../locations/location-filters';
import { LocationList } from '../locations/location-list';
import { useNearMap } from '../locations/location-map';
import { LocationOnMap } from '../locations/location-on-map';
import { LocationTabs } from '../locations/location-tabs';
import { StoreStyles } from '../locations/store-styles';
import type { LocationSearch } from '../locations/use-locations';
import { SectionHeading } from './section-heading';

const ID = 'onde-estamos';

const NONE = { locations: [], many: null };

/** The last line of the list until the browser has the others. */
const ALL = (
  <Link to="/onde-estamos" className="onward">
    Ver todas as unidades
  </Link>
);

type Props = { locations: KnownLocations<LocationPin> | null; written: Written };

export function WhereWeAre({ locations, written }: Props) {
  return (
    <Suspense>
      <StoreStyles />
      <FoundLocations known={locations ?? NONE} fragment={`#${ID}`}>
        {(found) => <Finder {...found} written={written} failed={found.failed || !locations} />}
      </FoundLocations>
    </Suspense>
  );
}

function Finder({
  filters,
  tabs,
  shown,
  isPartial,
  count,
  selected,
  deselected,
  places,
  more,
  failed,
  written,
}: LocationSearch & { failed: boolean; written: Written }) {
  const panel = useSelectedInView(selected?.id);
  const near = useNearMap();

  return (
    <section ref={near} id={ID} aria-labelledby={`${ID}-titulo`} className="bg-lilac">
      <div className="shell section">
        <SectionHeading id={`${ID}-titulo`} written={written} name="homeStores" to="/onde-estamos" />
        <LocationFilters {...filters} />
        <div className="stores-split">
          <div>
            <LocationTabs {...tabs}>
              <div className="mt-4 grid gap-4">
                {!failed && <LocationCount {...filters} count={count} />}
                <LocationList
                  locations={shown}
                  selectedId={selected?.id}
                  failed={failed}
                  isComing={count === null}
                  maxHeight="max-h-[450px]"
                  more={isPartial ? ALL : more}
                />
              </div>
            </LocationTabs>
          </div>
          <div className="stores-side">
            <p role="status" className="sr-only">
              {selected && `Detalhes de ${selected.name}`}
            </p>
            <section ref={panel} id="loja" tabIndex={-1} aria-label="Local selecionado" className="[outline:0]">
              {/* The boundary is mounted early, so a selection waits for the panel's code and both show at once. */}
              <Suspense>
                {selected && (
                  <SelectedPin location={selected} closeTo={deselected} onClose={() => filters.change({ local: '' })} />
                )}
              </Suspense>
            </section>
            <LocationOnMap filters={filters} shown={shown} isPartial={isPartial} selected={selected} places={places} />
          </div>
        </div>
      </div>
    </section>
  );
}

/**
 * On phones the selected location is below the list, so it is scrolled into view when it is selected; an address leads there
 * by itself. When it is closed, focus returns to its line in the list.
 */
function useSelectedInView(id: number | undefined) {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    const previous = shown.current;
    if (previous === id) return;
    shown.current = id;
    if (id !== undefined) panel.current?.scrollIntoView({ block: 'nearest' });
    else if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#${ID} [value="${previous}"]`)?.focus();
  }, [id]);
  return panel;
}
