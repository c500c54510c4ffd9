import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import type { PageHandle } from '../../lib/page-handle';
import type { Location } from '../../shared/location';
import { localBusinesses } from '../../shared/location-data';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import { StoreFinder } from './store-finder';
import { StoresLoading } from './stores-loading';
import { shouldRevalidate, useStoreAddress } from './use-store-address';

/** The active locations, or none and why. */
export type Stores = { locations: Location[]; failure: string | null };

type Data = { stores: Stores | Promise<Stores>; local: string | null };

/** The edge waits for the locations; in the browser the page shows at once, and they follow. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const stores = unwrap(api(context).locations.$get()).then(
    (locations) => ({ locations, failure: null }),
    (error) => ({ locations: [], failure: String(error?.data?.error ?? '') }),
  );
  const local = new URL(request.url).searchParams.get('local');
  return { stores: import.meta.env.SSR ? await stores : stores, local };
}

export { shouldRevalidate };

/** Every location; where the address selects one, that one. */
export const handle: PageHandle<Data> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ stores, local }, { origin }) => {
        if (stores instanceof Promise || stores.failure !== null) return [];
        const selected = stores.locations.filter(({ id }) => String(id) === local);
        return [localBusinesses(origin, selected.length > 0 ? selected : stores.locations)];
      },
    }
  : undefined;

export function Component() {
  const { stores } = useLoaderData<typeof loader>();
  const { local } = useStoreAddress();
  const selected = stores instanceof Promise ? undefined : stores.locations.find(({ id }) => String(id) === local);
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
      <Suspense fallback={<StoresLoading />}>
        <StoreFinder stores={stores} />
      </Suspense>
    </>
  );
}
