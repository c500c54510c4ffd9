import { addStyles } from '../../lib/add-styles';
import stores from './stores.css?url';

// Added with the code, which is prefetched: the link below alone would load after the click.
if (!import.meta.env.SSR) addStyles(stores);

/** Styles for finding, listing, showing and mapping stores: on two pages, and in the cart's store picker. */
export function StoreStyles() {
  return <link rel="stylesheet" href={stores} />;
}
