import { grouped } from './number-text';
import { readableText } from './readable-text';

/**
 * Returns the schema of an optional line; an empty one becomes `null`. `what` is its name with the article: `O resumo`.
 * Normalized (NFC): records are grouped by such texts, and some computers encode accents differently.
 */
export function optionalText(max: number, what: string) {
  return readableText()
    .normalize()
    .max(max, `${what} passa de ${grouped(max)} caracteres.`)
    .transform((text) => text || null)
    .nullable();
}
