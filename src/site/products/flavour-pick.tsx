import { Minus, Plus } from 'lucide-react';
import { formatPrice } from '../../shared/number-text';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Text } from '../../ui/text';
import { worldOf } from '../../ui/world';
import { useCategoryPath } from '../layout/document';
import type { Box, Flavour } from './use-box';

export const PACK_STEP =
  'grid size-[44px] shrink-0 place-items-center rounded-full bg-line text-primary-deep aria-disabled:opacity-40';

type Props = { product: Flavour; box: Box };

/** A flavour and its quantity in the box. A disabled button stays in place and keeps keyboard focus. */
export function FlavourPick({ product, box }: Props) {
  const { category, number, name, priceCents, image, hasPage, allergens } = product;
  const pathOf = useCategoryPath();
  const count = box.countOf(number);
  return (
    <li className="pack-flavour world ease shadow-card" style={worldOf(image?.src)} data-chosen={count > 0}>
      <div className="pack-picture">
        {image && <Picture src={image.src} shape="square" alt={image.alt} sizes="(min-width: 48rem) 12rem, 7rem" />}
      </div>
      <div className="pack-words">
        <h2 className="text-[1.1em] snug wrap-anywhere">
          {hasPage ? (
            <Link to={`${pathOf(category)}/${number}`} className="inline-block py-0.5">
              <Text>{name}</Text>
            </Link>
          ) : (
            <Text>{name}</Text>
          )}
        </h2>
        <p>{formatPrice(priceCents)}</p>
        {allergens && <p className="text-sm snug">{allergens}</p>}
      </div>
      <fieldset className="pack-count noscript:hidden" aria-label={`${name} na caixa`}>
        <button
          type="button"
          aria-label={`Tirar 1 ${name}`}
          aria-disabled={count === 0}
          onClick={() => count > 0 && box.take(number)}
          className={PACK_STEP}
        >
          <Minus aria-hidden size={20} />
        </button>
        <span className="text-center font-semibold text-ink tabular">
          {count}
          <span className="sr-only"> na caixa</span>
        </span>
        <button
          type="button"
          aria-label={`Colocar 1 ${name}`}
          aria-disabled={box.isFull}
          onClick={() => box.put(number)}
          className={PACK_STEP}
        >
          <Plus aria-hidden size={20} />
        </button>
      </fieldset>
    </li>
  );
}
