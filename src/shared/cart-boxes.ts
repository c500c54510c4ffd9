import { availableLines, type Cart, type CartItem } from './cart';
import { listed } from './listed';
import { grouped } from './number-text';
import { DISCOUNT_MAX, PACK_SIZES, type Pack, savingOn } from './pack';

/** How far a cart fills the boxes of one line. */
export type Boxes = {
  category: string;
  pack: Pack;
  full: number;
  /** Units missing to fill the next box; 0 if the last one is full. */
  missing: number;
  savingCents: number;
};

/**
 * Returns the boxes of each line in the cart that is sold by the box. If units are left over, the dearest ones go into
 * the boxes: the customer pays the lowest price that the rule allows.
 */
export function boxesOf(cart: Cart): Boxes[] {
  const lines = availableLines(cart);
  return [...new Set(lines.map(({ category }) => category))].flatMap((category): Boxes[] => {
    const ofLine = lines.filter((line) => line.category === category);
    const pack = ofLine.map((line) => readPack(line.pack)).find((known) => known !== null);
    if (!pack) return [];
    const units = ofLine.reduce((sum, { quantity }) => sum + quantity, 0);
    const full = Math.floor(units / pack.size);
    return [
      {
        category,
        pack,
        full,
        missing: full * pack.size === units ? 0 : pack.size - (units % pack.size),
        savingCents: savingOn(dearest(ofLine, full * pack.size), pack),
      },
    ];
  });
}

/** Returns the units of a line beyond full boxes: the cheapest; at equal price first those with the larger remainder. */
export function looseUnits(cart: Cart, category: string): CartItem[] {
  const size = boxesOf(cart).find((boxes) => boxes.category === category)?.pack.size ?? 1;
  const units = availableLines(cart)
    .filter((line) => line.category === category)
    .toSorted((a, b) => a.priceCents - b.priceCents || (b.quantity % size) - (a.quantity % size))
    .flatMap((line) => Array.from({ length: line.quantity }, () => line));
  return units.slice(0, units.length % size);
}

/** Returns the price of the dearest `units` of the lines, in cents. */
function dearest(lines: CartItem[], units: number): number {
  let left = units;
  let cents = 0;
  for (const { priceCents, quantity } of lines.toSorted((a, b) => b.priceCents - a.priceCents)) {
    const taken = Math.min(left, quantity);
    cents += taken * priceCents;
    left -= taken;
  }
  return cents;
}

/** Groups the lines of a cart by product line, because a box holds one product line. Otherwise keeps their order. */
export function byCategory(cart: Cart): Cart {
  const place = ({ category }: CartItem) => cart.findIndex((line) => line.category === category);
  return cart.toSorted((a, b) => place(a) - place(b));
}

/** `Caixa de 6 Soul Crunch`, `2 caixas de 6 Soul Crunch` */
export const boxesName = ({ pack, full }: Boxes) =>
  `${full === 1 ? 'Caixa' : `${grouped(full)} caixas`} de ${pack.size} ${pack.line}`;

/** `Caixa de 6 Soul Crunch (10% de desconto)`, `2 caixas de 6 Soul Crunch (10% de desconto)` */
export const savingName = (boxes: Boxes) => `${boxesName(boxes)} (${boxes.pack.discount}% de desconto)`;

/**
 * Returns the units beyond full boxes in words, and their price: `1 Soul Crunch Café`. `null` if no box is full or no
 * unit is left over.
 */
export function besideBoxes(cart: Cart, boxes: Boxes | undefined): { text: string; cents: number } | null {
  if (!boxes?.full || !boxes.missing) return null;
  const units = looseUnits(cart, boxes.category);
  const names = [...new Set(units.map(({ name }) => name))];
  return {
    text: listed(names.map((name) => `${units.filter((unit) => unit.name === name).length} ${name}`)),
    cents: units.reduce((sum, { priceCents }) => sum + priceCents, 0),
  };
}

/** Reads a pack that a browser has stored, possibly by another version of the site. */
function readPack(kept: unknown): Pack | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { line, size, discount } = kept as Record<string, unknown>;
  const isWithin = (value: unknown, least: number, most: number): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  if (typeof line !== 'string' || !isWithin(size, PACK_SIZES.least, PACK_SIZES.most)) return null;
  return isWithin(discount, 0, DISCOUNT_MAX) ? { line, size, discount } : null;
}
