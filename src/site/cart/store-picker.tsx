import { useState } from 'react';
import { cityLine } from '../../shared/address';
import { asChosenStore, type ChosenStore } from '../../shared/chosen-store';
import { openNow } from '../../shared/opening-hours';
import { dashesTogether } from '../../shared/typography';
import { Button } from '../../ui/button';
import { NearMeButton } from '../locations/near-me-button';
import { OpenState } from '../locations/open-state';
import { StoreStyles } from '../locations/store-styles';
import { useNearMe } from '../locations/use-near-me';
import { useNow } from '../locations/use-now';
import { chosenStore } from './chosen-store';
import { useStores } from './use-stores';

/** Returns what a search found; with more than are listed, only that these are the first. */
function foundText(count: number, hasMore: boolean): string {
  if (count === 0) return 'Nenhuma loja encontrada. Tente outro nome, cidade ou CEP.';
  if (hasMore) return `As primeiras ${count} lojas.`;
  return count === 1 ? '1 loja encontrada.' : `${count} lojas encontradas.`;
}

export type PickerProps = { onChoose: (store: ChosenStore) => void };

/** The stores that take orders, searchable and nearest first. A press chooses one. */
export default function StorePicker({ onChoose }: PickerProps) {
  const chosen = chosenStore.use();
  const now = useNow();
  const nearMe = useNearMe();
  const [search, setSearch] = useState('');
  const { stores, hasMore, message, failed, readAgain } = useStores(search, nearMe);
  return (
    <>
      <StoreStyles />
      <div className="grid gap-3 px-5 pb-2">
        <label>
          <span className="font-medium text-ink">Nome, cidade ou CEP</span>
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            autoComplete="off"
            className="control block h-12"
          />
        </label>
        <NearMeButton {...nearMe} />
        <p role="status" className="text-sm">
          {message}
          {!stores && !failed && 'Carregando lojas...'}
          {stores && search && foundText(stores.length, hasMore)}
        </p>
      </div>
      {failed && (
        <div role="alert" className="grid gap-4 p-5 text-center">
          <p>Não conseguimos carregar as lojas agora.</p>
          <Button onClick={readAgain}>Tentar de novo</Button>
        </div>
      )}
      <ul className="location-list grid flex-1 content-start gap-1 overflow-y-auto px-5 pb-8">
        {stores?.map((location) => {
          const { id, name, city, uf, type, distance } = location;
          const store = asChosenStore(location);
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => store && onChoose(store)}
                aria-current={id === chosen?.id || undefined}
                data-type={type}
              >
                <b>{name}</b>
                <em>{distance}</em>
                <span>{dashesTogether(cityLine(city, uf))}</span>
                <span>
                  <OpenState state={now && openNow(location, now)} />
                </span>
              </button>
            </li>
          );
        })}
        {hasMore && <li className="p-3">Estas são as primeiras. Busque pela sua cidade para achar outras.</li>}
      </ul>
    </>
  );
}
