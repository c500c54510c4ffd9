import { keep } from '../../lib/kept';
import { FAVOURITES_KEPT, parseKeys, SEEN_KEPT } from '../../shared/kept-products';

/** This browser's favourite products. */
export const favourites = keep('soul-favourites', (stored) => parseKeys(stored, FAVOURITES_KEPT));

/** Recently viewed products in this browser. */
export const seen = keep('soul-seen', (stored) => parseKeys(stored, SEEN_KEPT));
