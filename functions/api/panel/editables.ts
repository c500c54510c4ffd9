import { editableSlides } from '../../db/panel/slides';
import { type Undoable, undoable } from '../../db/panel/undo';

/** Every noun whose writes can be taken back: one line each. */
export const editables: Undoable[] = [undoable(editableSlides)];
