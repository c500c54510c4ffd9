import { cityLine } from './address';
import { availableLines, type Cart, type CartItem } from './cart';
import { boxesName, boxesOf, boxesPrice, contentOf, entriesOf, isBoxes, savingName } from './cart-boxes';
import type { ChosenStore } from './chosen-store';
import { formatPrice } from './number-text';
import { isPayment, PAYMENTS, type Payment } from './payment';

/** How the customer receives the order; empty if they agree on it in the chat with the store. */
export const WAYS = { '': 'Combinar com a loja', pickup: 'Retirar na loja', delivery: 'Entrega' } as const;
export type Way = keyof typeof WAYS;
const isWay = (said: unknown): said is Way => typeof said === 'string' && Object.hasOwn(WAYS, said);

/** Optional answers for the store. The district is for deliveries. */
export type Receiving = { way: Way; name: string; district: string; payment: Payment | '' };
export const NOTHING_SAID: Receiving = { way: '', name: '', district: '', payment: '' };

/** Maximum length of a name or district in a message. */
export const ANSWER_LENGTH = 60;

/** Reads stored answers, possibly of another version of the site. Unreadable ones count as not given. */
export function parseReceiving(stored: string | null): Receiving {
  try {
    return readReceiving(JSON.parse(stored ?? '{}'));
  } catch {
    return NOTHING_SAID;
  }
}

/** Returns the readable answers in a stored object. */
export function readReceiving({ way, name, district, payment }: Record<string, unknown>): Receiving {
  const text = (said: unknown) => (typeof said === 'string' ? said.slice(0, ANSWER_LENGTH) : '');
  return {
    way: isWay(way) ? way : '',
    name: text(name),
    district: text(district),
    payment: isPayment(payment) ? payment : '',
  };
}

/** An order for a store. Customer and store identify it by `code`. */
type StoreOrder = { store: ChosenStore; code: string; receiving: Receiving };

/** Returns the price in cents, before discounts. */
export function cartSubtotal(cart: Cart): number {
  return availableLines(cart).reduce((total, line) => total + lineTotal(line), 0);
}

/** Returns the boxes that are cheaper than their units. */
export const cartSavings = (cart: Cart) => boxesOf(cart).filter(({ savingCents }) => savingCents > 0);

/** Returns the price in cents, after discounts. */
export function cartTotal(cart: Cart): number {
  return cartSavings(cart).reduce((total, { savingCents }) => total - savingCents, cartSubtotal(cart));
}

const lineTotal = (line: CartItem) => line.quantity * line.priceCents;

/**
 * Returns the order as a chat message: its products and boxes, then discounts and the total. For a store they are numbered,
 * and the store's name, the code and the customer's answers come first.
 */
export function orderText(cart: Cart, order?: StoreOrder): string {
  const savings = cartSavings(cart).map((boxes) => `${savingName(boxes)}: −${formatPrice(boxes.savingCents)}`);
  return [
    'Olá! Quero fazer este pedido: 🛒',
    '',
    ...(order ? [...storeLines(order), ''] : []),
    ...itemLines(cart, order),
    '',
    ...(savings.length > 0 ? [`Subtotal: ${formatPrice(cartSubtotal(cart))}`, ...savings] : []),
    `Total: ${formatPrice(cartTotal(cart))}`,
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** Returns a line per product, and one per kind of box, with its content below. */
function itemLines(cart: Cart, order?: StoreOrder): string[] {
  const entries = entriesOf(cart).filter((entry) => isBoxes(entry) || !entry.unavailable);
  return entries.flatMap((entry, index) => {
    const mark = order ? `${index + 1}.` : '•';
    if (!isBoxes(entry)) return `${mark} ${entry.quantity}x ${entry.name} — ${formatPrice(lineTotal(entry))}`;
    const each = entry.count > 1 ? '. Em cada uma' : '';
    const title = `${mark} 📦 ${boxesName(entry)} — ${formatPrice(boxesPrice(entry))}${each}:`;
    return [title, ...contentOf(entry).map((flavour) => `    ${flavour}`)];
  });
}

function storeLines({ store, code, receiving }: StoreOrder): string[] {
  const { way, payment } = receiving;
  const district = way === 'delivery' ? oneLine(receiving.district) : '';
  const name = oneLine(receiving.name);
  return [
    `Pedido: ${code}`,
    `Loja: ${store.name} (${cityLine(store.city, store.uf)})`,
    way && `Como receber: ${WAYS[way]}`,
    district && `Bairro: ${district}`,
    name && `Nome: ${name}`,
    payment && `Pagamento: ${PAYMENTS[payment]}`,
  ].filter(Boolean);
}

/** Returns the text on one line. A name could otherwise add lines to the order. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, ANSWER_LENGTH).trim();
}

/** Digits and letters that are not confused with each other, read or heard. Without vowels they form no words. */
const CODE_SIGNS = '34679CDFGHJKMNPQRTWXY';
const CODE_LENGTH = 4;

/**
 * Returns a code like `K7QM`: the same for the same lines at the same store, and another once one of them changes. `seed`
 * differs from visitor to visitor, which makes equal codes unlikely. (FNV-1a, 32 bits: G. Fowler, L. C. Noll, K.-P. Vo.)
 */
export function orderCode(cart: Cart, store: Pick<ChosenStore, 'id'> | null, seed: number): string {
  let hash = 0x811c9dc5;
  for (const sign of `${seed} ${store?.id} ${availableLines(cart).map(nameOf)}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  let code = '';
  while (code.length < CODE_LENGTH) {
    code += CODE_SIGNS[hash % CODE_SIGNS.length];
    hash = Math.floor(hash / CODE_SIGNS.length);
  }
  return code;
}

const nameOf = ({ category, number, quantity, priceCents, box = '' }: CartItem) =>
  `${category}/${number}:${quantity}x${priceCents}${box}`;
