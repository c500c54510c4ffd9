import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import type { PageHandle } from '../../lib/page-handle';
import { readParameters } from '../../lib/page-parameters';
import { localBusinesses } from '../../shared/schema-org/locations';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import { LocationFinder } from './location-finder';
import { LocationsLoading } from './locations-loading';
import type { LocationsResult } from './locations-result';
import { shouldRevalidate, useLocationAddress } from './use-location-address';

type Data = { result: LocationsResult | Promise<LocationsResult>; local: string };

/** The edge waits for the locations; in the browser the page shows at once, and they follow. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const result = unwrap(api(context).locations.$get()).then(
    (locations) => ({ locations, failure: null }),
    (error) => ({ locations: [], failure: String(error?.data?.error ?? '') }),
  );
  const { local } = readParameters('locations/locations', new URL(request.url).search);
  return { result: import.meta.env.SSR ? await result : result, local };
}

export { shouldRevalidate };

/** Every location; where the address selects one, that one. */
export const handle: PageHandle<Data> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ result, local }, { origin }) => {
        if (result instanceof Promise || result.failure !== null) return [];
        const selected = result.locations.filter(({ id }) => String(id) === local);
        return [localBusinesses(origin, selected.length > 0 ? selected : result.locations)];
      },
    }
  : undefined;

export function Component() {
  const { result } = useLoaderData<typeof loader>();
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
        <LocationFinder result={result} />
      </Suspense>
    </>
  );
}
