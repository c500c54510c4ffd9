import { readableText } from './readable-text';
import { isAddress } from './web-address';
import { z } from './zod';

const UNFIT = 'Use um endereço que comece com https:// ou uma imagem da Mídia.';

/**
 * An address of a picture as an editor may type it: a path of this site (`/images/…`, `/media/…`) or an `https:` address.
 * Anything else (`javascript:`, `data:`, `//host`) is refused.
 */
export const imageAddress = z
  .string()
  .trim()
  .max(2048, 'O endereço da imagem é longo demais.')
  .regex(/^(?:\/(?![/\\])|https:\/\/)[^\s"'<>\\]*$/, UNFIT)
  .refine(isAddress, UNFIT);

/** A picture inside a gallery: where it is and what it shows. */
export const image = z.strictObject({
  src: imageAddress,
  alt: readableText().max(200, 'O texto alternativo passa de 200 caracteres.'),
});
export type Image = z.infer<typeof image>;
