import { editableCategories } from '../../db/panel/categories';
import { editableLocations } from '../../db/panel/locations';
import { editableMedia } from '../../db/panel/media';
import { editablePosts } from '../../db/panel/posts';
import { editableProducts } from '../../db/panel/products';
import { editableSettings } from '../../db/panel/settings';
import { editableSlides } from '../../db/panel/slides';
import { type Undoable, undoable } from '../../db/panel/undo';

/** Every noun whose writes can be taken back: one line each. */
export const editables: Undoable[] = [
  undoable(editableLocations),
  undoable(editableMedia),
  undoable(editablePosts),
  undoable(editableSettings),
  undoable(editableSlides),
  undoable(editableProducts),
  undoable(editableCategories),
];
