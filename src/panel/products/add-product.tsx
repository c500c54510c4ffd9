import { Plus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { ProductMention } from '../../shared/product-mention';
import { Button } from '../parts/button';
import { ProductPicker } from './product-picker';

type Props = {
  button: RefObject<HTMLButtonElement | null>;
  isFull: boolean;
  /** Ids of products that cannot be chosen. */
  without: readonly number[];
  onAdd: (product: ProductMention) => void;
};

/** Adds a product to the list of a record. */
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
