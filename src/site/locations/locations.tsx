import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import { localBusinesses } from '../../shared/schema-org/locations';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import type { LocationsData, loadLocations } from './loader';
import { LocationFinder } from './location-finder';
import { LocationsLoading } from './locations-loading';
import { shouldRevalidate, useLocationAddress } from './use-location-address';

export { shouldRevalidate };

/** Every location; where the address selects one, that one. */
export const handle: PageHandle<LocationsData> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ result, local, madeAt }, { origin }) => {
        if (result instanceof Promise || result.failure !== null) return [];
        const selected = result.locations.filter(({ id }) => String(id) === local);
        return [localBusinesses(origin, selected.length > 0 ? selected : result.locations, new Date(madeAt))];
      },
    }
  : undefined;

export function Component() {
  const { result, madeAt } = useLoaderData<typeof loadLocations>();
  const { local } = useLocationAddress();
  const selected = result instanceof Promise ? undefined : result.locations.find(({ id }) => String(id) === local);
  return (
    <>
      <Head
        title={selected ? `${selected.name}, ${selected.city} - ${selected.uf}` : 'Onde estamos'}
        description="Encontre a loja ou o revendedor Soul mais perto de você: endereço, horário, telefone e como chegar."
      />
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
