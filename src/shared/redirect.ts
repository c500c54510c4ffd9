import { canonicalPath, isReadable } from './canonical-path';
import { CATEGORY_KEY } from './category-key';
import { version } from './editing';
import { isAddress } from './web-address';
import { z } from './zod';

/** Paths of the API, the panel, stored pictures and the site's own files, where there are no pages. */
const NO_PAGES = /^\/(?:api|assets|dev|fonts|images|media|painel|previa)(?:\/|$)|\.(?:css|ico|js|png|svg|webmanifest)$/;
const UNFIT = 'Use só o caminho, que começa com “/”, como /produtos: sem domínio, espaços, “?” ou “#”.';
const NOT_MANY = 'Cada endereço antigo leva a um só: “*” não vale por vários. Crie um redirecionamento para cada.';
const LONGEST = 200;

/** Returns the schema of a path of the site, which gets its canonical spelling. */
function pagePath(missing: string) {
  return z
    .string()
    .trim()
    .min(1, missing)
    .regex(/^\/(?![/\\])[^\s?#"'<>\\]*$/, UNFIT)
    .refine((path) => !path.includes('*'), NOT_MANY)
    .refine((path) => isAddress(path) && isReadable(path), UNFIT)
    .transform((path) => canonicalPath(new URL(path, 'https://site.invalid').pathname))
    .pipe(
      z
        .string()
        .max(LONGEST, `O endereço passa de ${LONGEST} caracteres.`)
        .refine((path) => !NO_PAGES.test(path), 'Este endereço é reservado ao sistema. Escolha outro.'),
    );
}

const fields = {
  from: pagePath('Informe o endereço antigo.'),
  to: pagePath('Informe para onde ele leva.'),
};
export const ROUND = 'Este é o próprio endereço antigo.';

export const redirectInput = z
  .strictObject(fields)
  .refine(({ from, to }) => from !== to, { path: ['to'], message: ROUND });
/** The old address cannot be changed. */
export const redirectEdit = z.strictObject({ to: fields.to, version });
export type RedirectInput = z.infer<typeof redirectInput>;

/** Origin of an old address: a product or a category that has moved, or a person of the panel. */
export type RedirectOrigin = 'product' | 'category' | 'hand';

/**
 * A redirect as it is written. For a product or a category, `to` is its address when it was seen, and null if it no
 * longer has one.
 */
export type RedirectWritten = {
  from: string;
  to: string | null;
  product?: number | null;
  category?: string | null;
};

/** A redirect in the list. `leads` is false while the product has no page that visitors see. */
export type RedirectRecord = RedirectWritten & {
  key: string;
  product: number | null;
  category: string | null;
  version: number;
  since: string;
  /** Name of the product or the category. */
  ownerName: string | null;
  leads: boolean;
};

/** Key of a product's former address: `soulshake-9`. */
const PRODUCT_KEY = /^(.{1,60})-([1-9]\d{0,9})$/;
/** Key of a category's former address: `category:soulshake`. */
const LINE_KEY = /^category:([a-z0-9-]{1,60})$/;
/** Key of any other address: twenty hexadecimal digits, derived from the path. */
const HAND_KEY = /^[0-9a-f]{20}$/;

export type ProductAddress = { category: string; number: number };

/** Returns the product's former address that a key names, if it names one. */
export function productAddressOf(key: string): ProductAddress | null {
  const [, category = '', number] = PRODUCT_KEY.exec(key) ?? [];
  return CATEGORY_KEY.test(category) ? { category, number: Number(number) } : null;
}

/** Returns the category's former address that a key names, if it names one. */
export function categoryAddressOf(key: string): string | null {
  return LINE_KEY.exec(key)?.[1] ?? null;
}

export const handKey = z.string().regex(HAND_KEY);
export const redirectKey = z
  .string()
  .refine((key) => HAND_KEY.test(key) || productAddressOf(key) !== null || categoryAddressOf(key) !== null);
