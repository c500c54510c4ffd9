import { formatPrice } from '../../shared/number-text';
import type { ProductCard } from '../../shared/product';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import { AddToCartButton } from '../cart/add-to-cart-button';
import { useCategoryPath } from '../layout/document';

type Props = {
  product: ProductCard;
  heading: 'h2' | 'h3';
  /** `beside` is for a card alone in its row: the picture beside the text. */
  layout?: 'stacked' | 'beside';
  /** It fills half of its row at any window width. */
  isHalf?: boolean;
  /** On phones it is horizontal (`rows.css`). */
  inRows?: boolean;
};

/** The whole card links to the product; without a data sheet it says so and has no link. */
export function ProductCardView({ product, heading: Heading, layout = 'stacked', isHalf, inRows }: Props) {
  const beside = layout === 'beside';
  const { category, number, name, description, priceCents, image, hasPage, facts } = product;
  const pathOf = useCategoryPath();
  return (
    <article className={`card world ${beside ? 'sm:flex-row' : ''}`} style={worldOf(image?.src)}>
      <div className={`aspect-square overflow-hidden ${beside ? 'sm:w-1/3' : ''}`}>
        {image && (
          <Picture
            src={image.src}
            shape="square"
            alt={image.alt}
            sizes={`${isHalf ? '' : '(min-width: 64rem) min(31vw, 29rem), '}(min-width: 40rem) 46vw, ${inRows ? '8rem' : '90vw'}`}
            className="zoom"
          />
        )}
      </div>
      <div className={`flex flex-1 flex-col gap-2 p-5 ${beside ? 'sm:justify-center md:p-10' : ''}`}>
        <Heading className="text-heading wrap-anywhere">
          {hasPage ? (
            <Link to={`${pathOf(product.category)}/${product.number}`} className="card-link" viewTransition>
              <Text>{name}</Text>
            </Link>
          ) : (
            <Text>{name}</Text>
          )}
        </Heading>
        <p className={`line-clamp-3 snug ${beside ? '' : 'mb-auto'}`}>
          <Text>{description}</Text>
        </p>
        {facts[0] && (
          <ul className="facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center justify-between gap-2 pt-2">
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
