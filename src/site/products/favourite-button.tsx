import { Heart } from 'lucide-react';
import { type CartKey, isSame } from '../../shared/cart';
import { withFavourite } from '../../shared/kept-products';
import { Link } from '../../ui/link';
import { favourites } from './kept-state';

export function FavouriteButton({ product }: { product: CartKey }) {
  const isFavourite = favourites.use().some((one) => isSame(one, product));
  return (
    <>
      <button
        type="button"
        onClick={() => favourites.update((all) => withFavourite(all, product))}
        className="onward product-way noscript:hidden"
      >
        <Heart aria-hidden size={20} fill={isFavourite ? 'currentColor' : 'none'} />
        {isFavourite ? 'Tirar dos favoritos' : 'Guardar nos favoritos'}
      </button>
      {isFavourite && (
        <Link to="/favoritos" className="onward">
          Ver favoritos
        </Link>
      )}
    </>
  );
}
