import { type ComponentType, useEffect, useState } from 'react';
import type { ProductCard } from '../../shared/product';
import { Button } from '../../ui/button';
import { useLater } from '../layout/later';

/** Id of the form that a list's checkboxes belong to, wherever they are in the page. */
const FORM = 'comparar';

/** Checkbox that adds a product of a list to the comparison. */
export function ComparePick({ product: { category, number, name } }: { product: ProductCard }) {
  return (
    <label className="chip compare-pick">
      <input
        type="checkbox"
        form={FORM}
        name="produtos"
        // Same format as `productWord`, whose import would add address parsing to every list's bundle.
        value={`${category}-${number}`}
        aria-label={`Comparar ${name}`}
        className="sr-only"
      />
      Comparar
    </label>
  );
}

/** Leads to the chosen products. A plain form until the code that counts and stores them has loaded. */
export function CompareBar() {
  const [Bar, setBar] = useState<ComponentType<{ id: string }>>();
  const isDue = useLater();
  useEffect(() => {
    if (!isDue) return;
    import('./compare-bar').then(
      (found) => setBar(() => found.CompareBar),
      () => undefined,
    );
  }, [isDue]);
  if (Bar) return <Bar id={FORM} />;
  return (
    <form id={FORM} action="/comparar" className="compare-bar">
      <Button type="submit">Comparar</Button>
    </form>
  );
}
