import { isAddress } from './web-address';
import { z } from './zod';

const UNFIT = 'Use um caminho do site (/produtos) ou um endereço que comece com https://.';

/** Where a button leads: a path of this site, or an `https:`, `mailto:` or `tel:` address. */
export const linkAddress = z
  .string()
  .trim()
  .max(2048, 'O link é longo demais.')
  .regex(/^(?:\/(?![/\\])[^\s"'<>\\]*|#[\w-]+|https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>]+|tel:\+?\d+)$/, UNFIT)
  .refine(isAddress, UNFIT);

/** Files of the site, and pictures of its editors: they are no pages. */
const FILES = /^\/(?:assets|fonts|images|media)\//;

/** The path of the site at which a link's page is to be found; `null` where it leads to no page of it. */
export function linkedPath(address: string): string | null {
  const isHere = /^\/(?![/\\])/.test(address) && !FILES.test(address);
  const url = isHere ? URL.parse(address, 'https://site.invalid') : null;
  return url?.pathname ?? null;
}
