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
