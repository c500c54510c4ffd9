/** Panels of the selected location, here and on the home page: one chunk, fetched on selection. */
export { LocationPanel } from './location-panel';
export { SelectedPin } from './selected-pin';
