import { persisted } from '../../lib/persisted';
import { parseChosenStore } from '../../shared/chosen-store';

/** The store that receives the visitor's orders; without one they go to the brand. */
export const chosenStore = persisted('soul-store', parseChosenStore);
