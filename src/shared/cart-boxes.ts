import { availableLines, type Cart, type CartItem } from './cart';
import { listed } from './listed';
import { DISCOUNT_MAX, PACK_SIZES, type Pack, savingOn } from './pack';

/** How far a cart fills the boxes of one line. */
export type Boxes = {
  category: string;
  pack: Pack;
  full: number;
  /** Units that the next box wants; 0 where the last one is full. */
  missing: number;
  savingCents: number;
};

/**
 * Of each line that is sold by the box and that the cart holds. Where units are left over, the dearest are those in the
 * boxes: whoever orders pays as little as the rule allows.
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

/** The units of a line that are in no full box: the cheapest of it, one by one; of as cheap ones those of which most fill no box by themselves. */
export function looseUnits(cart: Cart, category: string): CartItem[] {
  const size = boxesOf(cart).find((boxes) => boxes.category === category)?.pack.size ?? 1;
  const units = availableLines(cart)
    .filter((line) => line.category === category)
    .toSorted((a, b) => a.priceCents - b.priceCents || (b.quantity % size) - (a.quantity % size))
    .flatMap((line) => Array.from({ length: line.quantity }, () => line));
  return units.slice(0, units.length % size);
}

/** In cents, what so many of the units cost at most. */
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

/** The lines of a cart with those of one line of products together, as its boxes hold them; otherwise as they were added. */
export function byCategory(cart: Cart): Cart {
  const place = ({ category }: CartItem) => cart.findIndex((line) => line.category === category);
  return cart.toSorted((a, b) => place(a) - place(b));
}

/** `Caixa de 6 Soul Crunch`, `2 caixas de 6 Soul Crunch` */
export const boxesName = ({ pack, full }: Boxes) =>
  `${full === 1 ? 'Caixa' : `${full} caixas`} de ${pack.size} ${pack.line}`;

/** `Caixa de 6 Soul Crunch (10% de desconto)`, `2 caixas de 6 Soul Crunch (10% de desconto)` */
export const savingName = (boxes: Boxes) => `${boxesName(boxes)} (${boxes.pack.discount}% de desconto)`;

/**
 * In words what a line has beside its full boxes, and what it costs: `1 Soul Crunch Café`; nothing where no box is full, or
 * no unit left over.
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

/** What stands in an order above the lines that fill boxes: `2 caixas de 6 Soul Crunch e mais 1 unidade`; empty where none is full. */
export function boxesTitle(boxes: Boxes | undefined): string {
  if (!boxes?.full) return '';
  const loose = boxes.missing && boxes.pack.size - boxes.missing;
  return `${boxesName(boxes)}${loose ? ` e mais ${loose} ${loose === 1 ? 'unidade' : 'unidades'}` : ''}`;
}

/** What a browser kept of a pack, by whatever version of the site. */
function readPack(kept: unknown): Pack | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { line, size, discount } = kept as Record<string, unknown>;
  const isWithin = (value: unknown, least: number, most: number): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  if (typeof line !== 'string' || !isWithin(size, PACK_SIZES.least, PACK_SIZES.most)) return null;
  return isWithin(discount, 0, DISCOUNT_MAX) ? { line, size, discount } : null;
}
