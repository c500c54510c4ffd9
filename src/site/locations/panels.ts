/** What tells of the selected location, here and on the home: one file, fetched when one is selected. */
export { LocationPanel } from './location-panel';
export { SelectedPin } from './selected-pin';
