import './locations.css';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import type { KnownLocations } from '../../shared/location';
import { brasil } from '../../shared/pictures';
import { localBusinesses } from '../../shared/schema-org/locations';
import { Picture } from '../../ui/picture';
import { Wave } from '../../ui/wave';
import { Head } from '../layout/head';
import { LateStyles } from '../layout/late-styles';
import { appearanceOfLocation } from './appearance-of-location';
import type { LocationsData, loadLocations } from './loader';
import { LocationFinder } from './location-finder';
import { LocationsLoading } from './locations-loading';
import { StoreStyles } from './store-styles';
import { shouldRevalidate, useLocationAddress } from './use-location-address';

export { shouldRevalidate };

/** Structured data of the listed locations, or only of the selected one. */
export const handle: PageHandle<LocationsData> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ result, local, madeAt }, { origin }) => {
        if (result instanceof Promise || result.failure !== null) return [];
        const selected = selectedOf(result, local);
        return [localBusinesses(origin, selected ? [selected] : result.locations, new Date(madeAt))];
      },
    }
  : undefined;

export function Component() {
  const { result, madeAt } = useLoaderData<typeof loadLocations>();
  const { local } = useLocationAddress();
  const selected = result instanceof Promise ? undefined : selectedOf(result, local);
  return (
    <>
      {selected ? (
        <Head {...appearanceOfLocation(selected)} search={`?local=${selected.id}`} />
      ) : (
        <Head
          title="Onde estamos"
          description="Encontre a loja ou o revendedor Soul mais perto de você: endereço, horário, telefone e como chegar."
        />
      )}
      <LocationsPage result={result} madeAt={madeAt} />
    </>
  );
}

export function LocationsPage({ result, madeAt }: Omit<LocationsData, 'local'>) {
  return (
    <>
      <header data-hero="light" className="stores-hero">
        <div className="stores-hero-picture">
          <Picture src={brasil} alt="" eager sizes="(min-width: 48rem) 28vw, 12rem" />
        </div>
        <div className="shell">
          <h1 className="text-display">Onde estamos</h1>
          <p>Lojas e revendedores pelo Brasil: qual Soul fica perto de você?</p>
        </div>
        <Wave className="text-page" />
      </header>
      <LateStyles />
      <StoreStyles />
      <Suspense fallback={<LocationsLoading />}>
        <LocationFinder result={result} madeAt={madeAt} />
      </Suspense>
    </>
  );
}

function selectedOf({ locations, many }: KnownLocations, local: string) {
  return [...locations, many?.selected].find((location) => String(location?.id) === local);
}
