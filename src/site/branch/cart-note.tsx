import { asChosenStore } from '../../shared/chosen-store';
import type { Location } from '../../shared/location';
import { Text } from '../../ui/text';
import { chosenStore } from '../cart/chosen-store';

/** Where the cart's orders go to from here, told to whoever has chosen a store, and changed if that is another. */
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
