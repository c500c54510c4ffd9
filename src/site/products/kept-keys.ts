import { keep } from '../../lib/kept';
import { FAVOURITES_KEPT, parseKeys, SEEN_KEPT } from '../../shared/kept-products';

/** The products that this browser has a heart for. */
export const favourites = keep('soul-favourites', (stored) => parseKeys(stored, FAVOURITES_KEPT));

/** Those that were looked at in it last. */
export const seen = keep('soul-seen', (stored) => parseKeys(stored, SEEN_KEPT));
