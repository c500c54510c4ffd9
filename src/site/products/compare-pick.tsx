import { type ComponentType, useEffect, useState } from 'react';
import type { ProductCard } from '../../shared/product';
import { Button } from '../../ui/button';

/** The form that the choices of a list belong to, wherever they stand. */
const FORM = 'comparar';

/** Chooses a product of a list to be compared. */
export function ComparePick({ product: { category, number, name } }: { product: ProductCard }) {
  return (
    <label className="chip compare-pick">
      <input
        type="checkbox"
        form={FORM}
        name="produtos"
        // As `productWord` has it, which would bring what reads addresses into every list.
        value={`${category}-${number}`}
        aria-label={`Comparar ${name}`}
        className="sr-only"
      />
      Comparar
    </label>
  );
}

/** Leads to those that are chosen. What counts and remembers them comes once the page lives: without it this is a form. */
export function CompareBar() {
  const [Bar, setBar] = useState<ComponentType<{ id: string }>>();
  useEffect(() => {
    import('./compare-bar').then(
      (found) => setBar(() => found.CompareBar),
      () => undefined,
    );
  }, []);
  if (Bar) return <Bar id={FORM} />;
  return (
    <form id={FORM} action="/comparar" className="compare-bar">
      <Button type="submit">Comparar</Button>
    </form>
  );
}
