import { ShoppingBag } from 'lucide-react';
import { addToCart, type CartItem } from '../../shared/cart';
import { Button } from '../../ui/button';
import { openCart, updateCart } from './kept-cart';

type Props = { product: Omit<CartItem, 'quantity'>; quantity?: number; compact?: boolean };

/** Puts so many of a product in the cart and shows the cart. */
export function addAndShow(item: CartItem) {
  updateCart((cart) => addToCart(cart, item));
  openCart();
}

export function AddToCartButton({ product, quantity = 1, compact = false }: Props) {
  const add = () => addAndShow({ ...product, quantity });
  if (!compact) {
    return (
      <Button onClick={add} className="grow basis-32 sm:min-w-60">
        <ShoppingBag aria-hidden size={20} className="max-sm:hidden" />
        Adicionar ao Carrinho
      </Button>
    );
  }
  return (
    <button
      type="button"
      onClick={add}
      aria-label={`Adicionar ${product.name} ao carrinho`}
      // Above the link that covers its card, which comes before it, and below every bar at the window's foot.
      className="relative grid size-12 place-items-center rounded-full bg-primary text-white ease hover:bg-press"
    >
      <ShoppingBag aria-hidden size={20} />
    </button>
  );
}
