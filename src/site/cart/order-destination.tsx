import { useEffect, useRef } from 'react';
import { cityLine } from '../../shared/address';
import type { ChosenStore } from '../../shared/chosen-store';
import { Text } from '../../ui/text';
import { useSite } from '../layout/document';
import { chosenStore } from './chosen-store';
import { TextButton } from './text-button';
import type { Timetable } from './use-chosen-store';
import { useMoment } from './use-moment';

type Props = {
  store: ChosenStore | null;
  timetable: Timetable | null;
  /** Takes focus on mount, when the visitor returns from choosing a store. */
  focused: boolean;
  onChoose: () => void;
};

/** The store that receives the order, and whether it is open now. */
export function OrderDestination({ store, timetable, focused, onChoose }: Props) {
  const { brandName } = useSite().settings;
  const moment = useMoment(store, timetable);
  const choose = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only.
  useEffect(() => {
    if (focused) choose.current?.focus();
  }, []);

  function remove() {
    chosenStore.update(() => null);
    choose.current?.focus();
  }

  return (
    <section aria-label="Para onde vai o pedido" className="flex flex-wrap items-center gap-x-4 text-sm snug">
      <p className={store ? 'w-full' : 'flex-1'}>
        Seu pedido vai para <strong className="text-ink">{store ? store.name : `o WhatsApp da ${brandName}`}</strong>
      </p>
      <div className={store ? 'min-w-0 flex-1 basis-24' : ''}>
        {store && (
          <p>
            <Text>{[cityLine(store.city, store.uf), moment?.state].filter(Boolean).join(' · ')}</Text>
          </p>
        )}
        {moment?.isClosed && <p className="font-medium text-ink">A loja responde quando abrir.</p>}
        {moment?.notice && <p className="font-medium text-ink">{moment.notice}</p>}
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
