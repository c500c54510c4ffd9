import { cut } from '../../../src/shared/cut';

const COPY = ' (cópia)';

/** What the copy of a record is called, in no more characters than it may have. */
export function nameOfCopy(name: string, length: number): string {
  return cut(name, length - COPY.length).trimEnd() + COPY;
}
