import { persisted } from '../../lib/persisted';
import { FAVOURITES_MAX, parseKeys, SEEN_MAX } from '../../shared/kept-products';

/** This browser's favourite products. */
export const favourites = persisted('soul-favourites', (stored) => parseKeys(stored, FAVOURITES_MAX));

/** Recently viewed products in this browser. */
export const seen = persisted('soul-seen', (stored) => parseKeys(stored, SEEN_MAX));
