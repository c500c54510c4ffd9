/** Base URL for paths; it never appears in a result. */
const HERE = 'https://site.invalid';

/**
 * Returns whether browsers accept it as an address: not `https://`, `https://a:b` or `https://1.1.1.1.1`. Nor with a name or
 * password before the host, which is a way to make an address look like another one: `https://soul.com.br@example.com`.
 */
export function isAddress(text: string): boolean {
  const url = URL.parse(text, HERE);
  return url !== null && url.username === '' && url.password === '';
}
