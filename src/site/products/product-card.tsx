import { formatPrice } from '../../shared/format';
import type { ProductCard } from '../../shared/product';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import { AddToCartButton } from '../cart/add-to-cart-button';

/** Where there is room, a card alone in its row lies in it, the picture beside the words; so do two that share one. */
const LAYOUTS = {
  stacked: { card: '', picture: '', words: '' },
  beside: { card: 'sm:flex-row', picture: 'sm:w-1/3', words: 'sm:justify-center md:p-10' },
  half: { card: 'lg:flex-row', picture: 'lg:w-1/2', words: '' },
};
export type CardLayout = keyof typeof LAYOUTS;

/** The columns of so many cards, which fill their row. */
export const FILLED_ROWS: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

type Props = {
  product: ProductCard;
  heading: 'h2' | 'h3';
  layout?: CardLayout | undefined;
  /** It takes half of its row, however wide the window. */
  isHalf?: boolean;
};

/** The whole card leads to the product; without a data sheet it says so and leads nowhere. */
export function ProductCardView({ product, heading: Heading, layout = 'stacked', isHalf }: Props) {
  const { card, picture, words } = LAYOUTS[layout];
  const { category, number, name, description, priceCents, image, hasPage, facts } = product;
  return (
    <article className={`card world ${card}`} style={worldOf(image?.src)}>
      <div className={`aspect-square overflow-hidden ${picture}`}>
        {image && (
          <Picture
            src={image.src}
            alt={image.alt}
            sizes={`${isHalf ? '' : '(min-width: 64rem) min(31vw, 29rem), '}(min-width: 40rem) 46vw, 90vw`}
            className="zoom"
          />
        )}
      </div>
      <div className={`flex flex-1 flex-col gap-2 p-5 ${words}`}>
        <Heading className="text-heading wrap-anywhere">
          {hasPage ? (
            <Link to={`/produtos/${category}/${number}`} className="card-link" viewTransition>
              <Text>{name}</Text>
            </Link>
          ) : (
            <Text>{name}</Text>
          )}
        </Heading>
        <p className="line-clamp-3 snug">
          <Text>{description}</Text>
        </p>
        {facts[0] && (
          <ul className="facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <div className={`flex items-center justify-between gap-3 pt-2 ${layout === 'beside' ? '' : 'mt-auto'}`}>
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
