import { type Cart, type CartItem, isSameLine, MAX_QUANTITY, validQuantity } from './cart';
import { grouped } from './number-text';
import { DISCOUNT_MAX, PACK_SIZES, type Pack, savingOn } from './pack';

/** Boxes of the same content in a cart. Their lines, one per flavour, count the units of all of them together. */
export type Boxes = {
  box: string;
  category: string;
  pack: Pack;
  count: number;
  lines: CartItem[];
  savingCents: number;
};

/** A part of a cart as it is shown and ordered: boxes, or a line of loose units. */
type Entry = Boxes | CartItem;
export const isBoxes = (entry: Entry): entry is Boxes => 'lines' in entry;

/**
 * Returns the parts of a cart, product line by product line, otherwise in their order. Boxes stay as they were put together;
 * they fall apart into their flavours if one of these cannot be had, or if the product line is no longer sold in their size.
 */
export function entriesOf(cart: Cart): Entry[] {
  return byCategory(cart).flatMap((line, _, lines): Entry[] => {
    const boxes = boxesWith(line, lines);
    if (!boxes) return [line];
    return boxes.lines[0] === line ? [boxes] : [];
  });
}

export const boxesOf = (cart: Cart): Boxes[] => entriesOf(cart).filter(isBoxes);

function boxesWith({ box, category }: CartItem, cart: Cart): Boxes | null {
  const lines = cart.filter((line) => line.box === box && line.category === category);
  const pack = packIn(lines);
  if (box === undefined || !pack || lines.some(({ unavailable }) => unavailable)) return null;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const count = units / pack.size;
  if (!Number.isInteger(count) || lines.some(({ quantity }) => quantity % count !== 0)) return null;
  return { box, category, pack, count, lines, savingCents: savingOn(sumOf(lines), pack) };
}

const sumOf = (lines: Cart) => lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);

/** Returns the price of boxes in cents, before the discount. */
export const boxesPrice = ({ lines }: Boxes) => sumOf(lines);

/** Returns the offer by the box that a cart knows of a product line: as soon as one of its products has been asked. */
export function packIn(lines: Cart): Pack | null {
  return lines.map(({ pack }) => readPack(pack)).find((known) => known !== null) ?? null;
}

/** Maximum number of equal boxes: of the largest ones of a single flavour, a line can hold no more. */
export const MAX_BOXES = Math.floor(MAX_QUANTITY / PACK_SIZES.most);

/** Returns the cart with so many of these boxes, at least one. */
export function setBoxCount(cart: Cart, { count, lines }: Boxes, wanted: number): Cart {
  const next = Math.min(MAX_BOXES, validQuantity(wanted));
  return cart.map((line) => {
    const own = lines.find((one) => isSameLine(one, line));
    return own ? { ...line, quantity: (own.quantity / count) * next } : line;
  });
}

/** Groups the lines of a cart by product line. Otherwise keeps their order. */
function byCategory(cart: Cart): Cart {
  const place = ({ category }: CartItem) => cart.findIndex((line) => line.category === category);
  return cart.toSorted((a, b) => place(a) - place(b));
}

/** `Caixa de 6 Soul Crunch`, `2 caixas de 6 Soul Crunch` */
export const boxesName = ({ pack, count }: Pick<Boxes, 'pack' | 'count'>) =>
  `${count === 1 ? 'Caixa' : `${grouped(count)} caixas`} de ${pack.size} ${pack.line}`;

/** `Caixa de 6 Soul Crunch`, however many there are. */
export const boxName = ({ pack }: Boxes) => boxesName({ pack, count: 1 });

/** `Caixa de 6 Soul Crunch (10% de desconto)`, `2 caixas de 6 Soul Crunch (10% de desconto)` */
export const savingName = (boxes: Boxes) => `${boxesName(boxes)} (${boxes.pack.discount}% de desconto)`;

/** Returns what one of the boxes holds, a text per flavour: `2x Soul Crunch Café` */
export function contentOf({ lines, count }: Boxes): string[] {
  return lines.map(({ name, quantity }) => `${grouped(quantity / count)}x ${name}`);
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
