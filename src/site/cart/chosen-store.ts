import { keep } from '../../lib/kept';
import { parseChosenStore } from '../../shared/chosen-store';

/** The store that the visitor's orders go to; without one they go to the brand. */
export const chosenStore = keep('soul-store', parseChosenStore);
