import { persisted } from '../../lib/persisted';
import { COMPARED_MAX } from '../../shared/catalogue/compared';
import { parseKeys } from '../../shared/kept-products';

/** Products chosen for comparison in this browser, across lines. */
export const chosenToCompare = persisted('soul-compared', (stored) => parseKeys(stored, COMPARED_MAX));
