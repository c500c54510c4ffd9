import { formatPrice } from '../../shared/format';
import type { ProductCard } from '../../shared/product';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { AddToCartButton } from '../cart/add-to-cart-button';

type Props = { product: ProductCard; heading: 'h2' | 'h3' };

/** The whole card leads to the product; without a data sheet it says so and leads nowhere. */
export function ProductCardView({ product, heading: Heading }: Props) {
  const { category, number, name, description, priceCents, image, hasPage } = product;
  return (
    <article className="card">
      <div className="aspect-square overflow-hidden bg-blush">
        {image && (
          <Picture
            src={image.src}
            alt={image.alt}
            sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 90vw"
            className="zoom"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <Heading className="text-heading">
          {hasPage ? (
            <Link to={`/produtos/${category}/${number}`} className="card-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        <p className="line-clamp-3 leading-snug">{description}</p>
        <div className="mt-auto flex items-center justify-between gap-3 pt-2">
          <span className="font-display text-heading font-semibold text-ink">{formatPrice(priceCents)}</span>
          {hasPage ? (
            <AddToCartButton product={{ category, number, name, priceCents, image: image?.src ?? null }} compact />
          ) : (
            <span className="rounded-full bg-pink px-4 py-1.5 font-medium text-plum">Em breve</span>
          )}
        </div>
      </div>
    </article>
  );
}
