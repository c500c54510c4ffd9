import type { Cart } from '../../shared/cart';
import { boxesOf } from '../../shared/cart-boxes';
import { packName, packTerms } from '../../shared/pack';
import { Link } from '../../ui/link';
import { useLinePath } from '../layout/document';

/** What is missing of the boxes that cost less than their units. */
export function BoxHints({ cart }: { cart: Cart }) {
  const pathOf = useLinePath();
  const begun = boxesOf(cart).filter(({ pack, missing }) => pack.discount > 0 && missing > 0);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {begun.map(({ category, pack, full, missing }) => (
        <p key={category} className="rounded-2xl bg-blush p-4 snug">
          {missing === 1 ? 'Falta 1 unidade' : `Faltam ${missing} unidades`} para {full > 0 ? 'mais uma' : 'uma'}{' '}
          {packName(pack)} {packTerms(pack)}.{' '}
          <Link to={`${pathOf(category)}/caixa`} className="inline-block py-1 font-medium text-primary-deep underline">
            Completar a caixa
          </Link>
        </p>
      ))}
    </div>
  );
}
