import { useEffect, useState } from 'react';
import { browserApi, unwrap } from '../../lib/api';
import type { ChosenStore } from '../../shared/chosen-store';
import type { OrderTerms } from '../../shared/order-terms';

/** Returns the store's order terms; `null` while unknown, when the chat settles the details. */
export function useTerms(store: ChosenStore | null): OrderTerms | null {
  const [loaded, setLoaded] = useState<{ id: number; terms: OrderTerms } | null>(null);
  const id = store?.id;
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    const { locations } = browserApi();
    unwrap(locations[':id'].terms.$get({ param: { id: String(id) } })).then(
      (terms) => isWanted && setLoaded({ id, terms }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return loaded && loaded.id === id ? loaded.terms : null;
}
