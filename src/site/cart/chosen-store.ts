import { keep } from '../../lib/kept';
import { parseChosenStore } from '../../shared/chosen-store';

/** The store that receives the visitor's orders; without one they go to the brand. */
export const chosenStore = keep('soul-store', parseChosenStore);
