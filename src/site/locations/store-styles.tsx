import stores from './stores.css?url';

/** Fetches what finds, lists, shows and maps stores, where these stand: on two pages, and in the cart's choice of one. */
export function StoreStyles() {
  return <link rel="stylesheet" href={stores} />;
}
