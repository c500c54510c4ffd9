import { canonicalPath, isReadable } from './canonical-path';
import { CATEGORY_KEY } from './category-key';
import { version } from './editing';
import { isAddress } from './web-address';
import { z } from './zod';

/** What the API, the panel, stored pictures and the site's own files are served from: no page stands there. */
const NO_PAGES = /^\/(?:api|assets|dev|fonts|images|media|painel|previa)(?:\/|$)|\.(?:css|ico|js|png|svg|webmanifest)$/;
const UNFIT = 'Use só o caminho, que começa com “/”, como /produtos: sem domínio, espaços, “?” ou “#”.';
const NOT_MANY = 'Cada endereço antigo leva a um só: “*” não vale por vários. Crie um redirecionamento para cada.';
const LONGEST = 200;

/** A path of the site, in the one spelling that it has there. */
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
        .refine((path) => !NO_PAGES.test(path), 'Neste endereço não fica nenhuma página.'),
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
/** The address that leads on stays what it was. */
export const redirectEdit = z.strictObject({ to: fields.to, version });
export type RedirectInput = z.infer<typeof redirectInput>;

/** Whose address it was: a product's or a category's that has moved, or one that somebody of the panel named. */
export type RedirectOrigin = 'product' | 'category' | 'hand';

/**
 * As it is written: `to` of a product or a category is where that stood when it was seen, and null where there is none any
 * more.
 */
export type RedirectWritten = {
  from: string;
  to: string | null;
  product?: number | null;
  category?: string | null;
};

/** One of the list. `leads` is false while the product has no page that visitors see. */
export type RedirectRecord = RedirectWritten & {
  key: string;
  product: number | null;
  category: string | null;
  version: number;
  since: string;
  /** Of the product or the category. */
  ownerName: string | null;
  leads: boolean;
};

/** By what a product's former address is known: `soulshake-9`. */
const PRODUCT_KEY = /^(.{1,60})-([1-9]\d{0,9})$/;
/** A category's: `category:soulshake`. */
const LINE_KEY = /^category:([a-z0-9-]{1,60})$/;
/** And by what others are: twenty hexadecimal digits, which are made of the path. */
const HAND_KEY = /^[0-9a-f]{20}$/;

export type ProductAddress = { category: string; number: number };

/** The product's former address that a key names, if it names one. */
export function productAddressOf(key: string): ProductAddress | null {
  const [, category = '', number] = PRODUCT_KEY.exec(key) ?? [];
  return CATEGORY_KEY.test(category) ? { category, number: Number(number) } : null;
}

/** The category's former address that a key names, if it names one. */
export function categoryAddressOf(key: string): string | null {
  return LINE_KEY.exec(key)?.[1] ?? null;
}

export const handKey = z.string().regex(HAND_KEY);
export const redirectKey = z
  .string()
  .refine((key) => HAND_KEY.test(key) || productAddressOf(key) !== null || categoryAddressOf(key) !== null);
