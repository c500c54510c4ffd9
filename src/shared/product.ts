import { categoryKey } from './category';
import { image } from './image';
import { type Claiming, claimProblems } from './label/claim-check';
import { declarationFields, declarationProblems } from './label/contract';
import type { Declaration } from './label/statements';
import { nutrition } from './nutrition-facts';
import { pairings } from './pairing';
import { readableText } from './readable-text';
import type { SearchAppearance, SharedAppearance } from './search-appearance';
import { searchAppearanceFields } from './search-appearance-input';
import { z } from './zod';

const number = z.int('Use um número inteiro.').max(1_000_000, 'O número é alto demais.');

/** Maximum number of characters of a name. */
export const NAME_LENGTH = 120;
export const MAX_PRICE_CENTS = 10_000_000;

const fields = z.strictObject({
  category: categoryKey,
  /** The product's number inside its category, as in `/produtos/{category}/{number}`. */
  number: number.min(1, 'O número começa em 1.'),
  name: readableText()
    .min(1, 'Informe o nome do produto.')
    .max(NAME_LENGTH, `O nome passa de ${NAME_LENGTH} caracteres.`),
  priceCents: z
    .int('Informe o preço com até duas casas decimais.')
    .min(0, 'O preço não pode ser negativo.')
    .max(MAX_PRICE_CENTS, 'O preço é alto demais.'),
  /** One or two sentences for cards and for the top of the product's page. */
  description: readableText().max(300, 'A descrição curta passa de 300 caracteres.'),
  images: z.array(image).max(12, 'No máximo 12 imagens por produto.'),
  /** Paragraphs separated by a blank line. */
  longDescription: readableText().max(5000, 'A descrição longa passa de 5.000 caracteres.').nullable(),
  benefits: z
    .array(readableText().min(1, 'Escreva o benefício ou remova-o.').max(160, 'O benefício passa de 160 caracteres.'))
    .max(12, 'No máximo 12 benefícios por produto.'),
  nutrition: nutrition.nullable(),
  ...declarationFields,
  /** Products that go with it, in this order. If there are none, a rule chooses. */
  pairings,
  ...searchAppearanceFields,
  featured: z.boolean(),
  active: z.boolean(),
});

/** Reports fields that contradict each other. */
function agree(product: Declaration & Claiming, { addIssue }: z.RefinementCtx) {
  for (const { field, message } of [...declarationProblems(product), ...claimProblems(product)]) {
    addIssue({ code: 'custom', path: [field], message });
  }
}

export const productInput = fields.superRefine(agree);
export type ProductInput = z.infer<typeof productInput>;

/** The input as the panel sends it: without a number, or with 0, a product takes the next one of its category. */
export const numberedProductInput = fields
  .extend({ number: number.min(0, 'O número começa em 1.').default(0) })
  .superRefine(agree);

/** Any product as the panel edits it. */
export type ProductRecord = ProductInput & { id: number; version: number };

type Sheet = { longDescription: string | null; benefits: readonly string[]; nutrition: object | null };
export type WithSheet<Of extends Sheet> = Of & { longDescription: string; nutrition: NonNullable<Of['nutrition']> };

export type SheetPart = keyof Sheet;

/** Returns the parts of the data sheet that are not filled in, in the order of the form. */
export function missingParts({ longDescription, benefits, nutrition }: Sheet): SheetPart[] {
  const missing: SheetPart[] = [];
  if (longDescription === null) missing.push('longDescription');
  if (benefits.length === 0) missing.push('benefits');
  if (nutrition === null) missing.push('nutrition');
  return missing;
}

/** Returns whether the whole data sheet is filled in: only then a product has a page (`hasPage` in the database). */
export function hasWholeSheet<Of extends Sheet>(product: Of): product is WithSheet<Of> {
  return missingParts(product).length === 0;
}

/** A row of the panel's list. `hasPage` is false while the data sheet is incomplete. */
export type ProductRow = Pick<ProductInput, 'category' | 'number' | 'name' | 'priceCents' | 'featured' | 'active'> & {
  id: number;
  version: number;
  image: z.infer<typeof image> | null;
  hasPage: boolean;
  /** Parts of the data sheet that a page still needs. */
  missing: SheetPart[];
  updatedAt: string;
  /** Whether it has a working copy that is not saved yet. */
  changed: boolean;
};

/** A product that another record names, with the facts of its card. */
export type NamedProduct = ProductRow & Pick<ProductCard, 'facts'>;

/** Content of a card. `hasPage` is false while the data sheet is incomplete: the card then says `Em breve`. */
export type ProductCard = Pick<ProductInput, 'category' | 'number' | 'name' | 'priceCents' | 'description'> & {
  /** Facts that help to choose: `24 g de proteína`, `Sem glúten`. */
  facts: string[];
  image: z.infer<typeof image> | null;
  hasPage: boolean;
};

/** Current card of a product requested by its address. `formerly` is that address, if the product has moved since. */
export type CurrentCard = ProductCard & { formerly?: Pick<ProductCard, 'category' | 'number'> };

/** An active product with its complete data sheet. `statements` are the label's lines after the ingredients. */
export type Product = Omit<
  ProductInput,
  | 'longDescription'
  | 'nutrition'
  | 'pairings'
  | 'active'
  | 'featured'
  | Exclude<keyof Declaration, 'ingredients'>
  | keyof SearchAppearance
> &
  Partial<SharedAppearance> & {
    longDescription: string;
    nutrition: NonNullable<ProductInput['nutrition']>;
    statements: string[];
    /** The label's lines below the statements: `Cafeína: 80 mg por porção.` */
    notes: string[];
  };

/** A product among those of its line. `color` is the colour of its first picture, `#rrggbb`, if known. */
export type Flavour = Pick<ProductInput, 'number' | 'name'> & { color: string | null };
