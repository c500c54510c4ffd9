import { type CartItem, MAX_QUANTITY } from '../../shared/cart';
import { formatPrice, grouped } from '../../shared/number-text';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { useCategoryPath } from '../layout/document';
import { setQuantity } from './cart-changes';
import { updateCart } from './cart-state';
import { RemoveButton } from './remove-button';

const NAME = 'min-w-0 flex-1 font-medium snug wrap-anywhere';

type Props = {
  item: CartItem;
  /** The chosen store does not sell it. */
  isUnsold: boolean;
  onRemove: () => void;
};

export function CartLine({ item, isUnsold, onRemove }: Props) {
  const pathOf = useCategoryPath();
  const atMost = item.quantity >= MAX_QUANTITY && !item.unavailable;
  return (
    <li className="flex flex-wrap gap-4 rounded-card bg-surface p-3 shadow-card">
      <div className="size-20 shrink-0 overflow-hidden rounded-2xl bg-lilac sm:size-24">
        {item.image && <Picture src={item.image} shape="square" alt="" sizes="6rem" />}
      </div>
      <div className="min-w-0 flex-[1_1_9rem]">
        <div className="flex items-start justify-between gap-2">
          {item.unavailable && !isUnsold ? (
            <span className={NAME}>{item.name}</span>
          ) : (
            <Link to={`${pathOf(item.category)}/${item.number}`} className={`${NAME} py-0.5 text-ink`}>
              {item.name}
            </Link>
          )}
          <RemoveButton name={item.name} onRemove={onRemove} />
        </div>
        {item.unavailable || isUnsold ? (
          <p className="mt-2 text-sm">
            <strong className="font-medium text-primary-deep">
              {isUnsold ? 'Não vendido nesta loja' : 'Indisponível'}
            </strong>
            : {isUnsold ? 'fica fora do pedido' : 'este produto saiu do cardápio'}.
          </p>
        ) : (
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <QuantityStepper
              label={`quantidade de ${item.name}`}
              value={item.quantity}
              max={MAX_QUANTITY}
              onChange={(quantity) => updateCart((cart) => setQuantity(cart, item, quantity))}
              onZero={onRemove}
            />
            <span className="font-medium text-ink">{formatPrice(item.priceCents * item.quantity)}</span>
          </div>
        )}
        <p aria-live="polite" className="text-sm snug not-empty:mt-2">
          {atMost && `São até ${grouped(MAX_QUANTITY)} unidades de cada item. Para mais, combine com a loja.`}
        </p>
      </div>
    </li>
  );
}
