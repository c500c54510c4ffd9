import { useId } from 'react';
import { PAIRINGS_MAX } from '../../shared/pairing';
import type { ProductMention } from '../../shared/product-mention';
import { GroupProblem } from '../parts/group-problem';
import { ItemButtons, ItemGrip } from '../parts/item-buttons';
import { Thumbnail } from '../parts/thumbnail';
import { useItems } from '../parts/use-items';
import { AddProduct } from './add-product';
import { MentionState } from './mention-state';
import { useNamedProducts } from './use-named-products';

type Props = {
  value: ProductMention[];
  error: string | undefined;
  onChange: (pairings: ProductMention[]) => void;
  /** Id of the edited product, which is excluded. */
  own: number | undefined;
};

/** Edits the pairings in the order of the page. If there are none, the site chooses. */
export function PairingsField({ value, error, onChange, own }: Props) {
  const { list, adding, add, move, remove } = useItems(value, onChange);
  const errorId = useId();
  const ids = value.map(({ id }) => id);
  const { isRead, rowOf, nameOf } = useNamedProducts(value);

  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium text-ink">Combina com</legend>
      <p className="text-sm text-muted">
        {value.length === 0
          ? 'Sem escolha sua, o site sugere pela linha: casquinha com sorvete, sorvete com shake.'
          : `Nesta ordem, no fim da página do produto. Até ${PAIRINGS_MAX}.`}
      </p>
      <ul ref={list} data-rows className="grid gap-2 empty:hidden">
        {value.map((one, index) => {
          const row = rowOf(one);
          const name = nameOf(one);
          return (
            <li
              key={one.id}
              className="flex items-center gap-2 rounded-lg border border-line bg-surface py-1.5 data-dragging:relative data-dragging:z-10 data-dragging:shadow-lift"
            >
              <ItemGrip index={index} onMove={move} />
              <span className="max-[24rem]:hidden">
                <Thumbnail src={row?.image?.src ?? null} square />
              </span>
              <span className="min-w-0 flex-1 text-sm wrap-anywhere">
                <span className="font-medium text-ink">{name}</span> {isRead && <MentionState row={row} />}
              </span>
              <ItemButtons
                name={name}
                index={index}
                count={value.length}
                onMove={move}
                onRemove={() => remove(index)}
              />
            </li>
          );
        })}
      </ul>
      <GroupProblem id={errorId} text={error} />
      <AddProduct
        button={adding}
        isFull={value.length >= PAIRINGS_MAX}
        without={own === undefined ? ids : [...ids, own]}
        onAdd={add}
      />
    </fieldset>
  );
}
