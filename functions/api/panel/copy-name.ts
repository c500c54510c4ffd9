const COPY = ' (cópia)';

/** What the copy of a record is called, in no more characters than it may have. */
export function nameOfCopy(name: string, length: number): string {
  return name.slice(0, length - COPY.length).trimEnd() + COPY;
}
