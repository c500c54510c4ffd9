/** Characters that are not visible, or that turn the direction of the text around them. */
const UNSEEN = /[\p{C}\p{Z}]/gu;

/**
 * Returns an address as people read it: `/promoção` for `/promo%C3%A7%C3%A3o`. An escape stays if the address would change
 * without it, or if its character is not visible. An address that cannot be decoded is returned unchanged.
 */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address.replaceAll('%25', '%2525')).replace(UNSEEN, encodeURIComponent);
  } catch {
    return address;
  }
}
