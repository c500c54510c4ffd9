import type { Medium } from '../../src/shared/media';
import { focusedOn, originalAddress } from '../../src/shared/media-address';

/** Returns a row in the panel's form: its address with the focal point, and the address of the original. */
export function mediumOf(row: Omit<Medium, 'original'>): Medium {
  const { id, address, name, alt, folder, focalX, focalY, crops, type, width, height, bytes, createdAt, version } = row;
  return {
    id,
    address: focusedOn(address, { focalX, focalY, crops }),
    original: originalAddress(address, type),
    name,
    alt,
    folder,
    focalX,
    focalY,
    crops,
    type,
    width,
    height,
    bytes,
    createdAt,
    version,
  };
}
