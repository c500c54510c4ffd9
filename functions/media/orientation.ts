import { ascii, type Bytes, slice, u16, u32 } from './bytes';

const ORIENTATION = 0x0112;
const SHORT = 3;

/** Reads the orientation from EXIF's TIFF, 1 (not turned) to 8. Returns 1 if it cannot be read. */
export function orientationOf(tiff: Bytes): number {
  try {
    const little = ascii(tiff, 0, 2) === 'II';
    if (!little && ascii(tiff, 0, 2) !== 'MM') return 1;
    const directory = u32(tiff, 4, little);
    const entries = u16(tiff, directory, little);
    for (let index = 0; index < entries; index += 1) {
      const entry = slice(tiff, directory + 2 + 12 * index, 12);
      if (u16(entry, 0, little) !== ORIENTATION || u16(entry, 2, little) !== SHORT) continue;
      const value = u16(entry, 8, little);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // Unreadable metadata has no orientation, and is removed like any other.
  }
  return 1;
}

/** Returns EXIF with only the orientation, as a segment of a JPEG. */
export function orientationSegment(orientation: number): Bytes {
  // biome-ignore format: one line per part of the file.
  return new Uint8Array([
    0xff, 0xe1, 0, 34,
    0x45, 0x78, 0x69, 0x66, 0, 0,
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8,
    0, 1,
    0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0,
    0, 0, 0, 0,
  ]);
}
