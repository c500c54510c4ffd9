import type { CategoryFound } from '../../shared/category';
import { formatPrice } from '../../shared/number-text';
import { type Pack, packInvitation } from '../../shared/pack';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import { countLabel } from './product-grid';

type Line = CategoryFound & { productCount: number; fromCents: number | null; pack?: Pack | undefined };

type CardProps = {
  category: Omit<Line, 'key'>;
  eager: boolean;
  /** It fills its row on phones. */
  isLarge: boolean;
};

/** A line on the page of all products. */
export function CategoryCard({ category, eager, isLarge }: CardProps) {
  const { address, name, description, image, imageAlt, productCount, fromCents, pack } = category;
  return (
    <article className="card world line-card" style={worldOf(image)}>
      <div className="overflow-hidden">
        <Picture
          src={image}
          shape="wide"
          alt={imageAlt}
          eager={eager}
          sizes={`(min-width: 64rem) min(46vw, 43rem), (min-width: 40rem) 46vw, ${isLarge ? 90 : 50}vw`}
          className="zoom"
        />
      </div>
      <div className="flex flex-1 flex-col">
        <h2>
          <Link to={`/produtos/${address}`} className="card-link">
            {name}
          </Link>
        </h2>
        <p className="mt-2 flex-1 snug">
          <Text>{description}</Text>
        </p>
        <p className="line-offer">
          <span>
            {fromCents === null ? (
              'Novidades a caminho'
            ) : (
              <Text>{`${countLabel(productCount)}, a\u00A0partir\u00A0de ${formatPrice(fromCents)}`}</Text>
            )}
          </span>
          {pack && productCount > 0 && (
            <Link to={`/produtos/${address}/caixa`} className="chip relative z-1">
              {packInvitation(pack)}
            </Link>
          )}
        </p>
      </div>
    </article>
  );
}
