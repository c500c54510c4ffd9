import type { Cart, CartItem } from '../../shared/cart';
import { besideBoxes, boxesName, boxesOf } from '../../shared/cart-boxes';
import { formatPrice } from '../../shared/number-text';
import { cartTotal } from '../../shared/order';
import { BoxHint } from './box-hint';
import { CartLine } from './cart-line';

type Props = {
  cart: Cart;
  /** The cart with the chosen store's availability. */
  sold: Cart;
  unsold: Cart;
  onRemove: (line: CartItem) => void;
};

/**
 * The cart's items grouped by product line, with full boxes marked. Each line always has a list of its own: when a box fills
 * up, no item remounts and loses focus.
 */
export function BoxedLines({ cart, sold, unsold, onRemove }: Props) {
  return [...new Set(cart.map(({ category }) => category))].map((category) => {
    const isOfCategory = (line: CartItem) => line.category === category;
    const ofLine = sold.filter(isOfCategory);
    const [boxes] = boxesOf(ofLine);
    const title = boxes?.full ? boxesName(boxes) : '';
    const beside = besideBoxes(ofLine, boxes);
    return (
      <section key={category}>
        <div className={title && 'rounded-card bg-lilac px-1 py-3'}>
          {title && (
            <h3 className="flex flex-wrap justify-between gap-x-4 px-3 pb-3">
              {title} <span>{formatPrice(cartTotal(ofLine) - (beside?.cents ?? 0))}</span>
            </h3>
          )}
          <ul className="grid gap-4">
            {cart.filter(isOfCategory).map((item) => (
              <CartLine
                key={item.number}
                item={item}
                isUnsold={unsold.includes(item)}
                onRemove={() => onRemove(item)}
              />
            ))}
          </ul>
        </div>
        {beside && (
          <p className="flex flex-wrap justify-between gap-x-4 px-3 pt-3 font-medium text-ink">
            Fora da caixa: {beside.text} <span>{formatPrice(beside.cents)}</span>
          </p>
        )}
        <BoxHint boxes={boxes} />
      </section>
    );
  });
}
