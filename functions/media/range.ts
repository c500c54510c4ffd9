type Range = { offset: number; length: number };

/**
 * Returns the part of a file of `size` bytes that a Range header asks for; `null` if the whole file must be sent (no range,
 * more than one, or an invalid one); `none` if the file has no such part.
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
