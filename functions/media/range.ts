export type Range = { offset: number; length: number };

/**
 * The part of a file of `size` bytes that a Range header asks for: `null` when all of it is to be sent (no range, more
 * than one, or one that makes no sense), `none` when the file has no such part.
 */
export function readRange(header: string | undefined, size: number): Range | 'none' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '') {
    if (to === '') return null;
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { offset: size - length, length };
  }
  const offset = Number(from);
  if (to !== '' && Number(to) < offset) return null;
  if (offset >= size) return 'none';
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return { offset, length: end - offset + 1 };
}
