import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { addressLine, cityLine } from '../../shared/address';
import type { KnownLocations, LocationPin } from '../../shared/location';
import type { HomeTexts } from '../../shared/pages/home-texts';
import { Link } from '../../ui/link';
import { Text } from '../../ui/text';
import { FoundLocations } from '../locations/found-locations';
import { LocationCount } from '../locations/location-count';
import { LocationFilters } from '../locations/location-filters';
import { LocationList } from '../locations/location-list';
import { LocationOnMap } from '../locations/location-on-map';
import { LocationTabs } from '../locations/location-tabs';
import { CloseDetails, DirectionsLink } from '../locations/panel-links';
import type { Found } from '../locations/use-locations';
import { useNow } from '../locations/use-now';
import { SectionHeading } from './section-heading';

const ID = 'onde-estamos';

/** Fetched when a location is selected. Where that fails, the link to its page stands all the same. */
const SelectedHours = lazy(() => import('./selected-hours').catch(() => ({ default: () => null })));

const NONE = { locations: [], many: null };

type Props = { locations: KnownLocations<LocationPin> | null; texts: HomeTexts };

export function WhereWeAre({ locations, texts }: Props) {
  return (
    <Suspense>
      <FoundLocations known={locations ?? NONE} fragment={`#${ID}`}>
        {(found) => <Finder {...found} texts={texts} failed={found.failed || !locations} />}
      </FoundLocations>
    </Suspense>
  );
}

function Finder({
  filters,
  tabs,
  shown,
  count,
  selected,
  deselected,
  places,
  more,
  failed,
  texts,
}: Found & { failed: boolean; texts: HomeTexts }) {
  const panel = useSelectedInView(selected?.id);

  return (
    <section id={ID} aria-labelledby={`${ID}-titulo`} className="bg-lilac">
      <div className="shell section">
        <SectionHeading
          id={`${ID}-titulo`}
          title={texts.homeStoresTitle}
          text={texts.homeStores}
          link={{ to: '/onde-estamos', label: texts.homeStoresLink }}
        />
        <div className="mb-8 rounded-card bg-surface p-5 shadow-card">
          <LocationFilters {...filters} />
        </div>
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-[2fr_3fr]">
          <div className="flex min-w-0 flex-col gap-4">
            <LocationTabs {...tabs}>
              <div className="grid gap-4">
                {!failed && <LocationCount count={count} />}
                <LocationList
                  locations={shown}
                  selectedId={selected?.id}
                  failed={failed}
                  maxHeight="max-h-[450px]"
                  more={more}
                />
              </div>
            </LocationTabs>
          </div>
          <div className="flex min-w-0 flex-col">
            <section ref={panel} aria-live="polite" aria-label="Local selecionado">
              {selected && (
                <SelectedPin location={selected} closeTo={deselected} onClose={() => filters.change({ local: '' })} />
              )}
            </section>
            <LocationOnMap filters={filters} shown={shown} selected={selected} places={places} />
          </div>
        </div>
      </div>
    </section>
  );
}

type SelectedPinProps = { location: LocationPin; closeTo: string; onClose: () => void };

function SelectedPin({ location, closeTo, onClose }: SelectedPinProps) {
  const { id, name, address, city, uf } = location;
  const now = useNow();
  return (
    <article className="relative mb-5 grid gap-4 rounded-card bg-surface p-6 shadow-card">
      <CloseDetails to={closeTo} onClose={onClose} />
      <div className="pr-10 snug">
        <h3 className="text-heading">{name}</h3>
        <p className="mt-1">
          <Text>{addressLine(address)}</Text>
          <br />
          <Text>{cityLine(city, uf)}</Text>
        </p>
        <div className="mt-2 min-h-12">
          {now && (
            <Suspense fallback="Carregando...">
              <SelectedHours id={id} now={now} />
            </Suspense>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <DirectionsLink location={location} />
        <Link
          to={`/onde-estamos?local=${id}`}
          className="inline-flex min-h-11 items-center font-medium text-primary-deep underline underline-offset-4"
        >
          Horário e contato
        </Link>
      </div>
    </article>
  );
}

/**
 * On phones the selected location stands below the list: it comes into view when it is chosen, or linked to. Once it is
 * closed, its line in the list has the focus that stood in it.
 */
function useSelectedInView(id: number | undefined) {
  const { hash } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(hash === `#${ID}` ? undefined : id);
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
