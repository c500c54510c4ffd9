import { addToCart } from '../../shared/cart';
import { type Pack, savingOn } from '../../shared/pack';
import type { ProductCard } from '../../shared/product';
import { openCart, updateCart } from '../cart/cart-store';
import { boxes, type Choice, filledUp, without } from './box-choice';

export type Box = ReturnType<typeof useBox>;

/** The box that the visitor puts together of a line, kept by her browser until it is in the cart. */
export function useBox(line: string, pack: Pack, products: ProductCard[]) {
  const numbers = products.map(({ number }) => number);
  const fitting = (all: Record<string, Choice>) =>
    (all[line] ?? []).filter((number) => numbers.includes(number)).slice(0, pack.size);
  const choice = fitting(boxes.use());
  const priceOf = (number: number) => products.find((product) => product.number === number)?.priceCents ?? 0;
  const sumCents = choice.reduce((sum, number) => sum + priceOf(number), 0);
  const isFull = choice.length === pack.size;
  // Of what is in the box by then: presses may come faster than the page is drawn.
  const change = (next: (choice: Choice) => Choice) => boxes.update((all) => ({ ...all, [line]: next(fitting(all)) }));

  return {
    choice,
    isFull,
    sumCents,
    /** What a full box takes off. */
    savingCents: isFull ? savingOn(sumCents, pack) : 0,
    countOf: (number: number) => choice.filter((one) => one === number).length,
    put: (number: number) => change((before) => [...before, number].slice(0, pack.size)),
    take: (number: number) => change((before) => without(before, number)),
    fillUp: () => change((before) => filledUp(before, numbers, pack.size)),
    empty: () => change(() => []),
    /** Shows it in the cart; the next box begins empty. */
    order() {
      updateCart((cart) =>
        choice.reduce((all, chosen) => {
          const product = products.find(({ number }) => number === chosen);
          if (!product) return all;
          const { category, number, name, priceCents, image } = product;
          return addToCart(all, { category, number, name, priceCents, image: image?.src ?? null, quantity: 1, pack });
        }, cart),
      );
      change(() => []);
      openCart();
    },
  };
}
