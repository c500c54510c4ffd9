import type { Noun } from '../../../src/shared/nouns';
import { editableCategories } from '../../db/panel/categories';
import { editableLocations } from '../../db/panel/locations';
import { editableMedia } from '../../db/panel/media';
import { editablePosts } from '../../db/panel/posts';
import { editableProducts } from '../../db/panel/products';
import { editableSettings } from '../../db/panel/settings';
import { editableSlides } from '../../db/panel/slides';
import { type Undoable, undoable } from '../../db/panel/undo';

/** How the writes of each noun are taken back; those of people, who may have used what they were given, are not. */
export const editables = {
  posts: undoable(editablePosts),
  products: undoable(editableProducts),
  categories: undoable(editableCategories),
  locations: undoable(editableLocations),
  slides: undoable(editableSlides),
  media: undoable(editableMedia),
  users: null,
  settings: undoable(editableSettings),
} satisfies Record<Noun, Undoable | null>;
