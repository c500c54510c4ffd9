import type { Boxes } from '../../shared/cart-boxes';
import { packName, packTerms } from '../../shared/pack';
import { Link } from '../../ui/link';
import { useCategoryPath } from '../layout/document';

/** The number of units a discounted box still needs. The live region exists before its text, so the text is announced. */
export function BoxHint({ boxes }: { boxes: Boxes | undefined }) {
  const pathOf = useCategoryPath();
  if (!boxes?.pack.discount) return null;
  return (
    <div role="status">
      {boxes.missing > 0 && (
        <p className="mt-3 rounded-2xl bg-blush p-4 snug">
          {boxes.missing === 1 ? 'Falta 1 unidade' : `Faltam ${boxes.missing} unidades`} para{' '}
          {boxes.full > 0 ? 'mais uma' : 'uma'} {packName(boxes.pack)} {packTerms(boxes.pack)}.{' '}
          <Link to={`${pathOf(boxes.category)}/caixa`} className="onward">
            Completar a caixa
          </Link>
        </p>
      )}
    </div>
  );
}
