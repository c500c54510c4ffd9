/** Offer by the box: so many units of a line, of any flavours, at a discount in per cent. */
export type Pack = { line: string; size: number; discount: number };

/** Limits of a box, in units. */
export const PACK_SIZES = { least: 2, most: 24 } as const;
/** In per cent. */
export const DISCOUNT_MAX = 90;

type Line = { name: string; packSize: number | null; packDiscount: number };

/** Returns the offer, or `null` if the line is not sold by the box. */
export function packOf({ name, packSize, packDiscount }: Line): Pack | null {
  return packSize === null ? null : { line: name, size: packSize, discount: packDiscount };
}

/** Returns the discount on a price, rounded to the cent. */
export function savingOn(cents: number, { discount }: Pack): number {
  return Math.round((cents * discount) / 100);
}

/** `Monte sua caixa de 6 com 10% de desconto` */
export const packInvitation = (pack: Pack) =>
  [`Monte sua caixa de ${pack.size}`, packTerms(pack)].filter(Boolean).join(' ');

/** `caixa de 6 Soul Crunch` */
export const packName = ({ line, size }: Pack) => `caixa de ${size} ${line}`;

/** `com 10% de desconto`; empty if there is no discount. */
export const packTerms = ({ discount }: Pack) => (discount > 0 ? `com ${discount}% de desconto` : '');
