import { ShoppingBag } from 'lucide-react';
import { asChosenStore } from '../../shared/chosen-store';
import type { Location } from '../../shared/location';
import { Button } from '../../ui/button';
import { openCart } from '../cart/cart-state';
import { chosenStore } from '../cart/chosen-store';

/** Chooses the store for the visitor's orders and opens the cart, which shows the choice. */
export function OrderHere({ location }: { location: Location }) {
  const store = asChosenStore(location);
  if (!store) return null;
  function choose() {
    chosenStore.update(() => store);
    openCart();
  }
  return (
    <Button look="soft" onClick={choose} className="print:hidden noscript:hidden">
      <ShoppingBag aria-hidden size={18} />
      Pedir nesta loja
    </Button>
  );
}
