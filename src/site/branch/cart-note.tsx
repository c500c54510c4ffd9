import { asChosenStore } from '../../shared/chosen-store';
import type { Location } from '../../shared/location';
import { Text } from '../../ui/text';
import { chosenStore } from '../cart/chosen-store';

/** Shows where the cart's orders go if a store is chosen, and offers to switch if it is another one. */
export function CartNote({ location }: { location: Location | null }) {
  const kept = chosenStore.use();
  const own = location && asChosenStore(location);
  if (!kept || !own) return null;
  return (
    <div className="bio-cart two-rings">
      <p role="status">
        <Text>{`No site, seu carrinho vai para ${kept.name}.`}</Text>
      </p>
      {kept.id !== own.id && (
        <button type="button" onClick={() => chosenStore.update(() => own)}>
          Trocar para {own.name}
        </button>
      )}
    </div>
  );
}
