/** Only what a path is read against; it never shows. */
const HERE = 'https://site.invalid';

/** Whether browsers read it as an address: `https://`, `https://a:b` and `https://1.1.1.1.1` look like one and are none. */
export function isAddress(text: string): boolean {
  return URL.canParse(text, HERE);
}
