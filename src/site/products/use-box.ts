import { useState } from 'react';
import { addBox, looseUnits } from '../../shared/add-box';
import type { Cart } from '../../shared/cart';
import type { Gluten } from '../../shared/label/gluten';
import type { Pack } from '../../shared/pack';
import type { ProductCard } from '../../shared/product';
import { openCart, updateCart, useCart } from '../cart/cart-state';
import { boxes, type Choice, filledUp, priceOf, without } from './box-choice';

export type Box = ReturnType<typeof useBox>;

/** A product as the box's page gets it. */
export type Flavour = ProductCard & { allergens: string; gluten: Gluten | null };

/**
 * State of the line's box that the visitor is filling, stored in the browser until it is in the cart. If full boxes are
 * discounted, loose units of the line that are in the cart already count towards this box.
 */
export function useBox(line: string, pack: Pack, products: Flavour[]) {
  const cart = useCart();
  const [said, say] = useState('');
  const [isOverfull, setOverfull] = useState(false);
  const [emptied, setEmptied] = useState<Choice>([]);
  /** The choices that surprises have replaced, the last one at the end. */
  const [replaced, setReplaced] = useState<Choice[]>([]);
  const [isSurprise, setSurprise] = useState(false);
  const numbers = products.map(({ number }) => number);
  const inCart = looseIn(cart);
  const wanted = pack.size - inCart.length;
  const fitting = (all: Record<string, Choice>) =>
    (all[line] ?? []).filter((number) => numbers.includes(number)).slice(0, wanted);
  const choice = fitting(boxes.use());
  const productOf = (number: number) => products.find((product) => product.number === number);
  const chosen = choice.flatMap((number) => productOf(number) ?? []);
  const isFull = choice.length === wanted;

  // Updates the stored box, not the rendered one: presses may come faster than renders.
  function change(next: (choice: Choice) => Choice, message: string) {
    setEmptied([]);
    setReplaced([]);
    setSurprise(false);
    setOverfull(false);
    boxes.update((all) => ({ ...all, [line]: next(fitting(all)).slice(0, wanted) }));
    say(message);
  }

  /** Returns the loose units that go into the box: more than a box full of them stay in the cart, where they can fill one. */
  function looseIn(lines: Cart) {
    const units = pack.discount > 0 ? looseUnits(lines, line) : [];
    return units.slice(0, units.length % pack.size);
  }

  function ordered(before: Cart): Cart {
    const units = chosen.map(({ category, number, name, priceCents, image }) => {
      return { category, number, name, priceCents, image: image?.src ?? null };
    });
    return addBox(before, units, pack, looseIn(before));
  }

  return {
    choice,
    /** Pictures of the units, those in the cart first; `undefined` for an empty place. */
    places: [
      ...inCart.map(({ image }) => ({ isInCart: true, src: image ?? undefined })),
      ...choice.map((number) => ({ isInCart: false, src: productOf(number)?.image?.src })),
      ...Array.from({ length: wanted - choice.length }, () => ({ isInCart: false, src: undefined })),
    ],
    inCart: inCart.length,
    missing: wanted - choice.length,
    isFull,
    ...priceOf([...inCart, ...chosen], pack),
    /** Announcement of the last action, for screen readers. */
    said,
    /** The visitor tried to add more than fits. */
    isOverfull,
    countOf: (number: number) => choice.filter((one) => one === number).length,
    put: (number: number) =>
      isFull ? setOverfull(true) : change((before) => [...before, number], `Mais 1 ${productOf(number)?.name}.`),
    take: (number: number) => change((before) => without(before, number), `Menos 1 ${productOf(number)?.name}.`),
    /** The chosen flavours with their numbers, as a sentence. */
    contents: choice.length > 0 ? `Na caixa: ${countedIn(choice, products)}.` : '',
    /** Names the flavours in the box that contain gluten; empty if there are none, or if all of the line contain it. */
    glutenWarning: glutenIn(chosen, products),
    /** The box was filled by a surprise, and not changed since. */
    isSurprise,
    /** Fills the box; if it is already full, with another mixture, which can be undone. */
    fillUp() {
      const filled = filledUp(isFull ? [] : choice, numbers, wanted);
      change(() => filled, `Na caixa: ${countedIn(filled, products)}.`);
      if (isFull) setReplaced([...replaced, choice]);
      setSurprise(true);
    },
    /** Takes back the last surprise that replaced a full box; `null` if there is none, or the box was changed since. */
    undoSurprise:
      replaced.length > 0
        ? () => {
            change(() => replaced.at(-1) ?? [], 'Os sabores de antes voltaram para a caixa.');
            setReplaced(replaced.slice(0, -1));
            setSurprise(replaced.length > 1);
          }
        : null,
    empty() {
      change(() => [], 'Caixa esvaziada.');
      setEmptied(choice);
    },
    /** Restores the box as it was before it was emptied; `null` if that was not the last action. */
    restore: emptied.length > 0 ? () => change(() => emptied, 'Os sabores voltaram para a caixa.') : null,
    /** Moves the box to the cart and opens it; the next box starts empty. */
    order() {
      updateCart(ordered);
      change(() => [], 'A caixa está no carrinho.');
      openCart();
    },
  };
}

function glutenIn(chosen: Flavour[], products: Flavour[]): string {
  const names = new Set(chosen.filter(({ gluten }) => gluten === 'contains').map(({ name }) => name));
  const isMixed = products.some(({ gluten }) => gluten !== 'contains');
  return isMixed && names.size > 0 ? `Contém glúten: ${[...names].join(', ')}.` : '';
}

/** `2 Soul Crunch Coco, 1 Soul Crunch Café` */
function countedIn(choice: Choice, products: ProductCard[]): string {
  return products
    .map(({ number, name }) => ({ name, count: choice.filter((one) => one === number).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name}`)
    .join(', ');
}
