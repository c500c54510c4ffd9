import type { MouseEvent } from 'react';
import { addBox, looseUnits } from '../../shared/add-box';
import type { Cart } from '../../shared/cart';
import { packIn } from '../../shared/cart-boxes';
import { type Pack, packName, packTerms } from '../../shared/pack';
import { Link } from '../../ui/link';
import { useCategoryPath } from '../layout/document';
import { updateCart } from './cart-state';
import { TextButton } from './text-button';

/** What the loose units of each line lack for a discounted box; enough of them can become one. */
export default function BoxHints({ cart }: { cart: Cart }) {
  return [...new Set(cart.map(({ category }) => category))].map((category) => {
    const pack = packIn(cart.filter((line) => line.category === category));
    return pack?.discount ? <BoxHint key={category} {...{ cart, category, pack }} /> : null;
  });
}

/** The live region exists before its text, so the text is announced. */
function BoxHint({ cart, category, pack }: { cart: Cart; category: string; pack: Pack }) {
  const pathOf = useCategoryPath();
  const loose = looseUnits(cart, category);
  const missing = pack.size - loose.length;
  const offer = `uma ${packName(pack)} ${packTerms(pack)}.`;

  function close({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button goes with its text.
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
    updateCart((now) => addBox(now, [], pack, looseUnits(now, category).slice(0, pack.size)));
  }

  return (
    <div role="status">
      {loose.length > 0 && (
        <p className="rounded-2xl bg-blush p-4 snug">
          {missing > 0 ? (
            <>
              {missing === 1 ? 'Falta 1 unidade' : `Faltam ${missing} unidades`} para {offer}{' '}
              <Link to={`${pathOf(category)}/caixa`} className="onward">
                Completar a caixa
              </Link>
            </>
          ) : (
            <>
              {pack.size} destas unidades fecham {offer} <TextButton onClick={close}>Fechar a caixa</TextButton>
            </>
          )}
        </p>
      )}
    </div>
  );
}
