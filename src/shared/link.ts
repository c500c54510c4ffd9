import { isAddress } from './web-address';
import { z } from './zod';

const UNFIT = 'Use um caminho do site (/produtos) ou um endereço que comece com https://.';

/** Target of a button: a path of this site, or an `https:`, `mailto:` or `tel:` address. */
export const linkAddress = z
  .string()
  .trim()
  .max(2048, 'O link é longo demais.')
  .regex(/^(?:\/(?![/\\])[^\s"'<>\\]*|#[\w-]+|https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>]+|tel:\+?\d+)$/, UNFIT)
  .refine(isAddress, UNFIT);

/** Files of the site and editors' pictures, which are not pages. */
const FILES = /^\/(?:assets|fonts|images|media)\//;

/** Returns the path of the page that a link leads to, or `null` if that is not a page of this site. */
export function linkedPath(address: string): string | null {
  const isHere = /^\/(?![/\\])/.test(address) && !FILES.test(address);
  const url = isHere ? URL.parse(address, 'https://site.invalid') : null;
  return url?.pathname ?? null;
}
