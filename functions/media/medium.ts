import type { Medium } from '../../src/shared/media';
import { focusedOn, originalAddress } from '../../src/shared/media-address';

/** A row as the panel knows it: its address with the focal point, and where the original stands. */
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
