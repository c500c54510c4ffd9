/** Base URL for paths; it never appears in a result. */
const HERE = 'https://site.invalid';

/** Returns whether browsers accept it as an address: not `https://`, `https://a:b` or `https://1.1.1.1.1`. */
export function isAddress(text: string): boolean {
  return URL.canParse(text, HERE);
}
