import { useEffect, useRef } from 'react';
import { cityLine } from '../../shared/address';
import type { ChosenStore } from '../../shared/chosen-store';
import type { OpeningHours } from '../../shared/location';
import { describeOpenState, timeZoneOf } from '../../shared/opening-hours';
import { Text } from '../../ui/text';
import { useSite } from '../layout/document';
import { useNow } from '../locations/use-now';
import { chosenStore } from './chosen-store';
import { TextButton } from './text-button';

type Props = {
  store: ChosenStore | null;
  hours: OpeningHours[] | null;
  /** Focus returns here from the choice of a store. */
  focused: boolean;
  onChoose: () => void;
};

/** Where the order goes to, and whether that is open now. */
export function OrderDestination({ store, hours, focused, onChoose }: Props) {
  const { brandName } = useSite().settings;
  const now = useNow();
  const choose = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (focused) choose.current?.focus();
  }, []);

  function remove() {
    chosenStore.update(() => null);
    choose.current?.focus();
  }

  const state = store && hours && now && describeOpenState(hours, now, timeZoneOf(store.uf));
  return (
    <section aria-label="Para onde vai o pedido" className="flex flex-wrap items-center gap-x-4 text-sm leading-snug">
      <div className="min-w-60 flex-1">
        <p>
          Seu pedido vai para <strong className="text-ink">{store ? store.name : `o WhatsApp da ${brandName}`}</strong>
        </p>
        {store && (
          <p>
            <Text>{[cityLine(store.city, store.uf), state].filter(Boolean).join(' · ')}</Text>
          </p>
        )}
      </div>
      <p className="flex gap-4">
        <TextButton ref={choose} onClick={onChoose}>
          {store ? 'Trocar' : 'Escolher loja'}
        </TextButton>
        {store && <TextButton onClick={remove}>Remover</TextButton>}
      </p>
    </section>
  );
}
