import { type Boxes, boxesName, boxesPrice, boxName, contentOf, MAX_BOXES, setBoxCount } from '../../shared/cart-boxes';
import { formatPrice } from '../../shared/number-text';
import { Picture } from '../../ui/picture';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { updateCart } from './cart-state';
import { RemoveButton } from './remove-button';

/** Boxes of the same content, as they were put together: they are counted, and removed, as a whole. */
export function BoxLine({ boxes, onRemove }: { boxes: Boxes; onRemove: () => void }) {
  const { count, lines } = boxes;
  const name = boxName(boxes);
  return (
    <li className="rounded-card bg-surface p-3 shadow-card">
      <div className="flex items-start justify-between gap-2">
        <h3 className="py-0.5 font-medium snug text-ink">{boxesName(boxes)}</h3>
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      {count > 1 && <p className="text-sm">Em cada uma:</p>}
      <ul className="grid gap-2 py-2 text-sm">
        {contentOf(boxes).map((flavour, index) => (
          <li key={flavour} className="flex items-center gap-3">
            <div className="size-12 shrink-0 overflow-hidden rounded-2xl bg-lilac">
              {lines[index]?.image && <Picture src={lines[index].image} shape="square" alt="" sizes="3rem" />}
            </div>
            <span className="min-w-0 snug wrap-anywhere">{flavour}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <QuantityStepper
          label={`quantidade de ${name}`}
          value={count}
          max={MAX_BOXES}
          onChange={(wanted) => updateCart((cart) => setBoxCount(cart, boxes, wanted))}
          onZero={onRemove}
        />
        <span className="font-medium text-ink">{formatPrice(boxesPrice(boxes))}</span>
      </div>
    </li>
  );
}
