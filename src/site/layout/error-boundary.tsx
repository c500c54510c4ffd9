import { type ComponentType, Suspense, use } from 'react';

let fetched: ComponentType | undefined;
let fetching: Promise<ComponentType> | undefined;

/** Fetches the error page, once. */
function fetchErrorPage(): Promise<ComponentType> {
  fetching ??= import('./error-page').then(
    ({ ErrorPage }) => {
      fetched = ErrorPage;
      return ErrorPage;
    },
    () => Unreached,
  );
  return fetching;
}

/**
 * Fetches the error page after all that the first page needs, and before the network may be lost. If that fails, it is
 * fetched again when it is needed.
 */
export async function prefetchErrorPage() {
  await fetchErrorPage();
  if (!fetched) fetching = undefined;
}

if (import.meta.env.SSR) await fetchErrorPage();

/** The router's error boundary of every page. */
export function ErrorBoundary() {
  return (
    <Suspense>
      <FetchedPage />
    </Suspense>
  );
}

function FetchedPage() {
  const Page = fetched ?? use(fetchErrorPage());
  return <Page />;
}

function Unreached() {
  return (
    <h1 className="shell section text-title">
      Não conseguimos carregar esta página. Confira sua internet e tente de novo.
    </h1>
  );
}
