import { ShoppingBag } from 'lucide-react';
import { addToCart, type CartItem } from '../../shared/cart';
import { Button } from '../../ui/button';
import { openCart, updateCart } from './cart-state';

type Props = { product: Omit<CartItem, 'quantity'>; quantity?: number; compact?: boolean };

/** Adds the item with its quantity to the cart and opens the cart. */
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
      // Above the link that covers the card, which precedes it, and below every bar at the bottom of the window.
      className="relative ml-auto grid size-12 place-items-center rounded-full bg-primary text-white ease hover:bg-press noscript:hidden"
    >
      <ShoppingBag aria-hidden size={20} />
    </button>
  );
}
