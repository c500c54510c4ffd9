import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { UNSOLD_MAX } from '../../shared/location';
import type { ProductMention } from '../../shared/product-mention';
import { locationLabels as labels } from '../../shared/typed/location';
import { GroupProblem } from '../parts/group-problem';
import { AddProduct } from '../products/add-product';
import { MentionState } from '../products/mention-state';
import { useNamedProducts } from '../products/use-named-products';

type Props = {
  value: ProductMention[];
  error: string | undefined;
  onChange: (unsold: ProductMention[]) => void;
};

/** Edits the products that the store does not sell. It sells all others. */
export function UnsoldField({ value, error, onChange }: Props) {
  const adding = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { isRead, nameOf, rowOf } = useNamedProducts(value);
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}>
      <legend className="font-medium text-ink">{labels.unsold}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {value.length === 0
          ? 'Sem nenhum aqui, o local vende o cardápio todo.'
          : 'No carrinho de quem pede neste local, ficam fora do pedido.'}
      </p>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {value.map((one) => (
          <li
            key={one.id}
            className="flex min-w-0 items-center rounded-lg border border-line bg-surface pl-3 text-sm font-medium text-ink"
          >
            <span className="min-w-0 wrap-anywhere">
              {nameOf(one)} {isRead && <MentionState row={rowOf(one)} />}
            </span>
            <button
              type="button"
              aria-label={`Tirar ${nameOf(one)}`}
              onClick={() => {
                onChange(value.filter((other) => other !== one));
                adding.current?.focus();
              }}
              className="grid size-9 shrink-0 place-items-center text-muted hover:text-danger"
            >
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
      </ul>
      <GroupProblem id={`${id}-error`} text={error} />
      <AddProduct
        button={adding}
        isFull={value.length >= UNSOLD_MAX}
        without={value.map((one) => one.id)}
        onAdd={(product) => onChange([...value, product])}
      />
    </fieldset>
  );
}
