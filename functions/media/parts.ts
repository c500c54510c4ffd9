import { damaged } from './refused';

/** Maximum number of parts of a file, far above what encoders write: 10 MB in pieces of 1 KB are 10,000. */
const MOST_PARTS = 20_000;

/**
 * Checks how many boxes, chunks or segments were read. Empty ones take few bytes of the file, but more time and memory than
 * an isolate has. Throws `Refused`.
 */
export function checkParts(count: number) {
  if (count > MOST_PARTS) throw damaged();
}
