import { Suspense } from 'react';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { api } from '../../lib/context';
import type { PageHandle } from '../../lib/page-handle';
import type { Location } from '../../shared/location';
import { localBusinesses } from '../../shared/structured-data';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import { StoreFinder } from './store-finder';
import { StoresLoading } from './stores-loading';

/** The active locations, or none and why. */
export type Stores = { locations: Location[]; failure: string | null };

/** The edge waits for the locations; in the browser the page shows at once, and they follow. */
export async function loader({ context }: LoaderFunctionArgs): Promise<{ stores: Stores | Promise<Stores> }> {
  const stores = unwrap(api(context).locations.$get()).then(
    (locations) => ({ locations, failure: null }),
    (error) => ({ locations: [], failure: String(error?.data?.error ?? '') }),
  );
  return { stores: import.meta.env.SSR ? await stores : stores };
}

/** Filters and the selection are parameters of the address: they ask for nothing that is not there already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> | undefined = import.meta.env.SSR
  ? {
      structuredData: ({ stores }, { origin }) =>
        stores instanceof Promise || stores.failure !== null ? [] : [localBusinesses(origin, stores.locations)],
    }
  : undefined;

export function Component() {
  const { stores } = useLoaderData<typeof loader>();
  return (
    <>
      <Head
        title="Onde estamos"
        description="Encontre a loja ou o revendedor Soul mais perto de você: endereço, horário, telefone e como chegar."
      />
      <PageHeader
        title="Onde estamos"
        text="Lojas e revendedores Soul pelo Brasil. Busque pela sua cidade ou veja o que está mais perto."
      />
      <Suspense fallback={<StoresLoading />}>
        <StoreFinder stores={stores} />
      </Suspense>
    </>
  );
}
