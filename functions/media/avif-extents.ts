import { type Bytes, u8, u16, u32 } from './bytes';
import { damaged } from './refused';

type Extent = { offset: number; length: number };

/** Maximum extents of a file. Each is a picture, or one of the tiles of a grid. */
const MOST_EXTENTS = 256;

/**
 * Returns the extents in the file of the items of an AVIF, by its `iloc` box, without those stored in the meta box. They
 * are limited in number, because an extent may take no bytes of the box: a small file could announce millions.
 */
export function extentsOf(location: Bytes): Extent[] {
  const version = u8(location, 0);
  if (version > 2) throw damaged();
  let at = 4;
  const read = (size: number): number => {
    const [value, length] = size === 0 ? [0, 0] : size === 2 ? [u16(location, at), 2] : [u32(location, at), 4];
    // No accepted file is large enough for offsets of eight bytes.
    if (![0, 2, 4].includes(size)) throw damaged();
    at += length;
    return value;
  };
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const idSize = version === 2 ? 4 : 2;

  const extents: Extent[] = [];
  let left = MOST_EXTENTS;
  for (let items = read(idSize); items > 0; items -= 1) {
    read(idSize);
    const inFile = version === 0 || (read(2) & 15) === 0;
    read(2);
    const base = read(baseSize);
    const count = read(2);
    left -= count;
    if (left < 0) throw damaged();
    for (let index = 0; index < count; index += 1) {
      read(indexSize);
      const extent = { offset: base + read(offsetSize), length: read(lengthSize) };
      if (inFile) extents.push(extent);
    }
  }
  return extents;
}
