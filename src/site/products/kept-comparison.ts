import { keep } from '../../lib/kept';
import { COMPARED_MAX } from '../../shared/catalogue/compared';
import { parseKeys } from '../../shared/kept-products';

/** What this browser has chosen to put side by side, from line to line. */
export const chosenToCompare = keep('soul-compared', (stored) => parseKeys(stored, COMPARED_MAX));
