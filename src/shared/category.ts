import { CATEGORY_KEY } from './category-key';
import { imageAddress } from './image';
import { DISCOUNT_MAX, PACK_SIZES } from './pack';
import { readableText } from './readable-text';
import { fold } from './search';
import type { SearchAppearance, SharedAppearance } from './search-appearance';
import { searchAppearanceFields } from './search-appearance-input';
import { z } from './zod';

/**
 * The permanent key of a category in products, carts, files and the rules of the code. It is also the category's address,
 * `/produtos/{key}`, until an editor moves it.
 */
export const categoryKey = z
  .string()
  .regex(CATEGORY_KEY, 'Use só letras minúsculas, números e hífens.')
  .max(60, 'O endereço passa de 60 caracteres.');

/** Words that routes of the site, the panel or the API have in the place of a key. */
const ROUTE_WORDS = new Set(
  'active acts categorias copies current editar everywhere featured moves nova novo todos'.split(' '),
);

/** Key of a new category. A key that is also a route's word would be unreachable. */
const newCategoryKey = categoryKey.refine((key) => !ROUTE_WORDS.has(key), 'Este endereço é reservado. Escolha outro.');

/** `Pão & Café` → `pao-cafe`; empty if nothing is left. */
export function categoryKeyFrom(name: string): string {
  const words = fold(name).match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 60).replace(/-$/, '');
}

/**
 * Returns the key for a category at an address: the address, or a numbered one if a moved category still has that key. If
 * a category is at the address already, returns its key, so a repeated request refers to the same category.
 */
export function keyFor(address: string, others: readonly { key: string; address: string }[]): string {
  const present = others.find((other) => other.address === address);
  if (present) return present.key;
  const isFree = (key: string) => others.every((other) => other.key !== key);
  const stem = address.slice(0, 55).replace(/-$/, '');
  const numbered = Array.from(others, (_, index) => `${stem}-${index + 2}`);
  return [address, ...numbered].find(isFree) ?? address;
}

export const categoryInput = z.strictObject({
  key: newCategoryKey,
  /** Address of its page: `/produtos/{address}`. */
  address: newCategoryKey,
  name: readableText().min(1, 'Informe o nome da categoria.').max(80, 'O nome passa de 80 caracteres.'),
  description: readableText().max(600, 'A descrição passa de 600 caracteres.'),
  image: z.string().trim().min(1, 'Informe a URL da imagem.').pipe(imageAddress),
  imageAlt: readableText().max(200, 'O texto alternativo passa de 200 caracteres.'),
  /** Whether it is one of the chips of `/produtos` and of the links in the footer. */
  highlighted: z.boolean(),
  /** Units in a box of the line; `null` if it is not sold by the box. */
  packSize: z
    .int('Use um número inteiro de unidades.')
    .min(PACK_SIZES.least, `Uma caixa tem de ${PACK_SIZES.least} a ${PACK_SIZES.most} unidades.`)
    .max(PACK_SIZES.most, `Uma caixa tem de ${PACK_SIZES.least} a ${PACK_SIZES.most} unidades.`)
    .nullable(),
  /** Discount on the units of a full box, in per cent. */
  packDiscount: z
    .int('Use um número inteiro no desconto.')
    .min(0, `O desconto vai de 0 a ${DISCOUNT_MAX}%.`)
    .max(DISCOUNT_MAX, `O desconto vai de 0 a ${DISCOUNT_MAX}%.`),
  ...searchAppearanceFields,
  /** Zero-based position among the categories. */
  position: z.int('Use um número inteiro na ordem.').min(0, 'A ordem começa em 0.'),
});
export type CategoryInput = z.infer<typeof categoryInput>;
/** A category as pages show it. How it is sold by the box is in `Pack`. */
export type Category = Omit<CategoryInput, 'position' | 'packSize' | 'packDiscount' | keyof SearchAppearance>;
/** A category with the search appearance of its page. */
export type FoundCategory = Category & Partial<SharedAppearance>;

/** Fields that a search result shows. */
export type CategoryFound = Pick<Category, 'key' | 'address' | 'name' | 'description' | 'image' | 'imageAlt'>;

/** Any category as the panel edits it. */
export type CategoryRecord = CategoryInput & { version: number; productCount: number };

/** Any category as the panel lists it. `changed`: it has a working copy that is not published. */
export type CategoryItem = CategoryRecord & { changed: boolean };
