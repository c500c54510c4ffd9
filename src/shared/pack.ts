/** What a line sells by the box: so many units of it, of any flavours, for so much per cent less than one by one. */
export type Pack = { line: string; size: number; discount: number };

/** Of a box, in units. */
export const PACK_SIZES = { least: 2, most: 24 } as const;
/** In per cent. */
export const DISCOUNT_MAX = 90;

type Line = { name: string; packSize: number | null; packDiscount: number };

/** `null` where the line is sold one by one. */
export function packOf({ name, packSize, packDiscount }: Line): Pack | null {
  return packSize === null ? null : { line: name, size: packSize, discount: packDiscount };
}

/** What is taken off so many cents, rounded to the cent. */
export function savingOn(cents: number, { discount }: Pack): number {
  return Math.round((cents * discount) / 100);
}

/** `Monte sua caixa de 6 com 10% de desconto` */
export const packInvitation = (pack: Pack) =>
  [`Monte sua caixa de ${pack.size}`, packTerms(pack)].filter(Boolean).join(' ');

/** `caixa de 6 Soul Crunch` */
export const packName = ({ line, size }: Pack) => `caixa de ${size} ${line}`;

/** `com 10% de desconto`; empty where a box costs as much as its units. */
export const packTerms = ({ discount }: Pack) => (discount > 0 ? `com ${discount}% de desconto` : '');
