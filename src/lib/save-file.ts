import { MINUTE } from '../shared/duration';

/** Time after which a browser has begun to read a download, in ms. */
const BEGUN = MINUTE;

/** Saves a file to the browser's downloads. */
export function saveFile(name: string, content: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Safari reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN);
}
