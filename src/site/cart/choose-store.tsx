import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { chosenStore } from './chosen-store';
import type { PickerProps } from './store-picker';
import { TextButton } from './text-button';

/** Fetched when the visitor first chooses a store here. */
const StorePicker = lazy<ComponentType<PickerProps>>(
  async () => (await import('./store-picker').catch(() => null)) ?? { default: PickerOutOfReach },
);

function PickerOutOfReach() {
  return (
    <p role="alert" className="p-5">
      As lojas não abrem agora. Confira a internet e recarregue a página.
    </p>
  );
}

/** Replaces the cart until a store is chosen or the choice is cancelled. */
export function ChooseStore({ onDone }: { onDone: (isChosen: boolean) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="px-5 pb-2">
        <TextButton onClick={() => onDone(false)}>Voltar ao carrinho</TextButton>
        <h3 ref={heading} tabIndex={-1} className="[outline:0]">
          Escolher loja
        </h3>
      </div>
      <Suspense
        fallback={
          <p role="status" className="p-5 text-center">
            Carregando...
          </p>
        }
      >
        <StorePicker
          onChoose={(store) => {
            chosenStore.update(() => store);
            onDone(true);
          }}
        />
      </Suspense>
    </>
  );
}
