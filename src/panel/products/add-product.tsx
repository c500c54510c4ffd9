import { Plus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { ProductMention } from '../../shared/product-mention';
import { Button } from '../parts/button';
import { ProductPicker } from './product-picker';

type Props = {
  button: RefObject<HTMLButtonElement | null>;
  isFull: boolean;
  /** The ids of those that are not to be chosen. */
  without: readonly number[];
  onAdd: (product: ProductMention) => void;
};

/** Adds a product to those that a record names. */
export function AddProduct({ button, isFull, without, onAdd }: Props) {
  const [picking, setPicking] = useState(false);
  return (
    <span>
      <Button ref={button} disabled={isFull} onClick={() => setPicking(true)}>
        <Plus aria-hidden size={16} />
        Escolher produto
      </Button>
      {picking && (
        <ProductPicker
          without={without}
          onChoose={({ id, name }) => {
            setPicking(false);
            onAdd({ id, name });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </span>
  );
}
