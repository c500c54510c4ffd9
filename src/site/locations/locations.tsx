import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import type { KnownLocations } from '../../shared/location';
import { localBusinesses } from '../../shared/schema-org/locations';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import type { LocationsData, loadLocations } from './loader';
import { LocationFinder } from './location-finder';
import { LocationsLoading } from './locations-loading';
import { shouldRevalidate, useLocationAddress } from './use-location-address';

export { shouldRevalidate };

/** The locations that are listed; where the address selects one, that one. */
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
      <Head
        title={selected ? `${selected.name}, ${selected.city} - ${selected.uf}` : 'Onde estamos'}
        description="Encontre a loja ou o revendedor Soul mais perto de você: endereço, horário, telefone e como chegar."
      />
      <LocationsPage result={result} madeAt={madeAt} />
    </>
  );
}

export function LocationsPage({ result, madeAt }: Omit<LocationsData, 'local'>) {
  return (
    <>
      <PageHeader
        title="Onde estamos"
        text="Lojas e revendedores pelo Brasil. Busque a sua cidade ou veja o que está perto."
      />
      <Suspense fallback={<LocationsLoading />}>
        <LocationFinder result={result} madeAt={madeAt} />
      </Suspense>
    </>
  );
}

function selectedOf({ locations, many }: KnownLocations, local: string) {
  return [...locations, many?.selected].find((location) => String(location?.id) === local);
}
