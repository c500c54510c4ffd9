import type { ReactNode } from 'react';
import { type CartKey, isSame } from '../../shared/cart';
import type { ChosenStore } from '../../shared/chosen-store';
import { Text } from '../../ui/text';
import { useTerms } from '../cart/use-terms';

type Props = { store: ChosenStore; product: CartKey };

/** Warns that the chosen store does not sell the product, before it is in the cart; otherwise renders nothing. */
export default function StoreNote({ store, product }: Props): ReactNode {
  const terms = useTerms(store);
  const isUnsold = terms?.unsold.some((one) => isSame(one, product)) ?? false;
  return (
    <p role="status" className={isUnsold ? 'rounded-2xl bg-surface p-4 text-ink' : undefined}>
      {isUnsold && (
        <Text>{`${store.name}, a sua loja, não vende este produto. Outra loja pode ter: troque no carrinho.`}</Text>
      )}
    </p>
  );
}
