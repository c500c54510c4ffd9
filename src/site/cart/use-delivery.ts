import { useEffect, useState } from 'react';
import { createApi, unwrap } from '../../lib/api';
import type { ChosenStore } from '../../shared/chosen-store';
import type { DeliveryTerms } from '../../shared/location';
import type { Receiving } from '../../shared/order';

/** What the store says of deliveries, once one is wanted; nothing while nobody can tell, and the talk with it settles the rest. */
export function useDelivery(store: ChosenStore | null, { way }: Receiving): DeliveryTerms | null {
  const [told, setTold] = useState<{ id: number; terms: DeliveryTerms } | null>(null);
  const id = way === 'delivery' ? store?.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    const { locations } = createApi(location.origin, (input, init) => fetch(input, init));
    unwrap(locations[':id'].delivery.$get({ param: { id: String(id) } })).then(
      (terms) => isWanted && setTold({ id, terms }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return told && told.id === id ? told.terms : null;
}
