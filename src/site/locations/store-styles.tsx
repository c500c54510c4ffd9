import { addStyles } from '../../lib/add-styles';
import stores from './stores.css?url';

// With the code, which is fetched ahead of a click: what is linked below alone would come after it.
if (!import.meta.env.SSR) addStyles(stores);

/** Links what finds, lists, shows and maps stores, where these stand: on two pages, and in the cart's choice of one. */
export function StoreStyles() {
  return <link rel="stylesheet" href={stores} />;
}
