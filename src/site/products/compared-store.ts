import { keep } from '../../lib/kept';
import { COMPARED_MAX } from '../../shared/catalogue/compared';
import { parseSeen } from '../../shared/seen-products';

/** What this browser has chosen to put side by side, from line to line. */
export const chosenToCompare = keep('soul-compared', (stored) => parseSeen(stored).slice(0, COMPARED_MAX));
