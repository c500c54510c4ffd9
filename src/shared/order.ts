import { cityLine } from './address';
import { availableLines, type Cart, type CartItem } from './cart';
import { boxesOf, boxesTitle, byCategory, savingName } from './cart-boxes';
import type { ChosenStore } from './chosen-store';
import { formatPrice } from './format';
import { isPayment, PAYMENTS, type Payment } from './payment';

/** How the order is to reach the visitor; empty where they leave it to the chat with the store. */
export const WAYS = { '': 'Combinar com a loja', pickup: 'Retirar na loja', delivery: 'Entrega' } as const;
export type Way = keyof typeof WAYS;
const isWay = (said: unknown): said is Way => typeof said === 'string' && Object.hasOwn(WAYS, said);

/** What they may add for the store: each part only if they fill it. The district is for deliveries. */
export type Receiving = { way: Way; name: string; district: string; payment: Payment | '' };
export const NOTHING_SAID: Receiving = { way: '', name: '', district: '', payment: '' };

/** The longest name or district that a message carries. */
export const ANSWER_LENGTH = 60;

/** What was stored by this or another version of the site; what cannot be read was not said. */
export function parseReceiving(stored: string | null): Receiving {
  try {
    const { way, name, district, payment } = JSON.parse(stored ?? '{}');
    const text = (said: unknown) => (typeof said === 'string' ? said.slice(0, ANSWER_LENGTH) : '');
    return {
      way: isWay(way) ? way : '',
      name: text(name),
      district: text(district),
      payment: isPayment(payment) ? payment : '',
    };
  } catch {
    return NOTHING_SAID;
  }
}

/** An order for a store: both call it by the code. */
type StoreOrder = { store: ChosenStore; code: string; receiving: Receiving };

/** In cents, before anything is taken off. */
export function cartSubtotal(cart: Cart): number {
  return availableLines(cart).reduce((total, line) => total + lineTotal(line), 0);
}

/** What its boxes take off; nothing where a box costs as much as its units. */
export const cartSavings = (cart: Cart) => boxesOf(cart).filter(({ savingCents }) => savingCents > 0);

/** In cents. */
export function cartTotal(cart: Cart): number {
  return cartSavings(cart).reduce((total, { savingCents }) => total - savingCents, cartSubtotal(cart));
}

const lineTotal = (line: CartItem) => line.quantity * line.priceCents;

/**
 * The order as a chat message: one line per product, those of boxes under the name of theirs, then the total. For a store
 * the lines are numbered, and its name, the code and what the visitor said stand above them. What boxes take off stands
 * before the total.
 */
export function orderText(cart: Cart, order?: StoreOrder): string {
  const lines = byCategory(availableLines(cart)).map((line, index) => ({
    category: line.category,
    text: `${order ? `${index + 1}.` : '•'} ${line.quantity}x ${line.name} — ${formatPrice(lineTotal(line))}`,
  }));
  const savings = cartSavings(cart).map((boxes) => `${savingName(boxes)}: −${formatPrice(boxes.savingCents)}`);
  return [
    'Olá! Quero fazer este pedido: 🛒',
    '',
    ...(order ? [...storeLines(order), ''] : []),
    ...inBoxes(lines, cart),
    '',
    ...(savings.length > 0 ? [`Subtotal: ${formatPrice(cartSubtotal(cart))}`, ...savings] : []),
    `Total: ${formatPrice(cartTotal(cart))}`,
  ].join('\n');
}

/** What fills boxes stands apart, under their name. */
function inBoxes(lines: { category: string; text: string }[], cart: Cart): string[] {
  const titles = new Map(boxesOf(cart).map((boxes) => [boxes.category, boxesTitle(boxes)]));
  return lines.flatMap(({ category, text }, index) => {
    const before = lines[index - 1]?.category;
    if (before === category) return [text];
    const title = titles.get(category);
    const isApart = before !== undefined && (title || titles.get(before));
    return [...(isApart ? [''] : []), ...(title ? [`📦 ${title}:`] : []), text];
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

/** As typed, on one line, so that nobody writes lines of the order by a name. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, ANSWER_LENGTH).trim();
}

/** Figures and letters that are not taken for one another, read or heard; without vowels they make no words. */
const CODE_SIGNS = '34679CDFGHJKMNPQRTWXY';
const CODE_LENGTH = 4;

/**
 * `K7QM`: the same for the same lines, another once they change, so that hardly two orders are called alike. `seed` tells
 * one visitor's lines from another's. (FNV-1a, 32 bits: G. Fowler, L. C. Noll, K.-P. Vo.)
 */
export function orderCode(cart: Cart, seed: number): string {
  let hash = 0x811c9dc5;
  for (const sign of `${seed} ${availableLines(cart).map(nameOf)}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  let code = '';
  while (code.length < CODE_LENGTH) {
    code += CODE_SIGNS[hash % CODE_SIGNS.length];
    hash = Math.floor(hash / CODE_SIGNS.length);
  }
  return code;
}

const nameOf = ({ category, number, quantity, priceCents }: CartItem) =>
  `${category}/${number}:${quantity}x${priceCents}`;
