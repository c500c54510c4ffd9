import './buy-bar.css';
import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CartItem } from '../../shared/cart';
import { formatPrice } from '../../shared/number-text';
import { Button } from '../../ui/button';
import { Text } from '../../ui/text';
import { addAndShow } from '../cart/add-to-cart-button';

/** Order bar for narrow windows, after the visitor has scrolled past the order button. It ends above the site's footer. */
export default function BuyBar({ item }: { item: CartItem }): ReactNode {
  const { name, priceCents, quantity } = item;
  return (
    <section aria-label="Pedir este produto" className="buy-bar">
      <p className="min-w-0 text-sm snug">
        <span className="block font-medium text-ink">
          <Text>{name}</Text>
        </span>
        {quantity > 1 && `${quantity} × `}
        {formatPrice(priceCents)}
      </p>
      <Button onClick={() => addAndShow(item)}>
        <ShoppingBag aria-hidden size={20} className="max-sm:hidden" />
        Adicionar
      </Button>
    </section>
  );
}
