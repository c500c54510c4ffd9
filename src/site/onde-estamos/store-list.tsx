import { formatDistance } from '../../shared/distance';
import type { Location } from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import { openState, timeZoneOf } from '../../shared/opening-hours';
import { Button } from '../../ui/button';
import { FILTERS } from './store-filters';

/** A location, and how many km away it is when that is known. */
export type ListedStore = Location & { distance?: number | undefined };

type Props = { stores: ListedStore[]; selectedId: number | undefined; now: Date | null; failed: boolean };

export function StoreList({ stores, selectedId, now, failed }: Props) {
  if (failed) return <Unreadable />;
  if (stores.length === 0)
    return (
      <p className="rounded-card bg-lilac p-8 text-center">Nenhuma unidade encontrada com os filtros selecionados.</p>
    );
  return (
    <ul className="grid max-h-[700px] content-start gap-1 overflow-y-auto rounded-card bg-white p-3 shadow-card">
      {stores.map((store) => (
        <li key={store.id}>
          <StoreLine store={store} selected={store.id === selectedId} now={now} />
        </li>
      ))}
    </ul>
  );
}

function StoreLine({ store, selected, now }: { store: ListedStore; selected: boolean; now: Date | null }) {
  const { id, name, address, city, uf, type, hours, distance } = store;
  const facts = [locationTypeLabels[type]];
  if (distance !== undefined) facts.push(formatDistance(distance));
  if (hours && now) facts.push(openState(hours, now, timeZoneOf(uf)).open ? 'Aberto agora' : 'Fechado');
  return (
    <button type="submit" form={FILTERS} name="local" value={id} aria-current={selected || undefined} className="place">
      <b>{name}</b>
      <span>{address}</span>
      <span>{`${city} - ${uf}`}</span>
      <span>{facts.join(' · ')}</span>
    </button>
  );
}

function Unreadable() {
  return (
    <div className="grid gap-4 rounded-card bg-lilac p-8 text-center">
      <p>Não conseguimos carregar os locais agora.</p>
      <p>
        <Button onClick={() => location.reload()}>Tentar de novo</Button>
      </p>
    </div>
  );
}
