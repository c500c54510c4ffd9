import type { Cart, CartItem } from '../../shared/cart';
import { besideBoxes, boxesName, boxesOf } from '../../shared/cart-boxes';
import { formatPrice } from '../../shared/format';
import { cartTotal } from '../../shared/order';
import { BoxHint } from './box-hint';
import { CartLine } from './cart-line';

type Props = {
  cart: Cart;
  /** The same as the store sells it. */
  sold: Cart;
  unsold: Cart;
  onRemove: (line: CartItem) => void;
};

/**
 * The cart's lines, those of one line of products together; where they fill boxes, in these. A list of each stands there in
 * any case, so that no line is drawn anew, and its focus lost, as a box becomes full.
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
