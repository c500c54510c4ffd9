import { cut } from '../../../src/shared/cut';

const COPY = ' (cópia)';

/** Returns the name of a record's copy, limited to a number of characters. */
export function nameOfCopy(name: string, length: number): string {
  return cut(name, length - COPY.length).trimEnd() + COPY;
}
