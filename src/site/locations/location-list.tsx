import type { ReactNode } from 'react';
import { addressLine, cityLine } from '../../shared/address';
import type { LocationPin } from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import { dashesTogether } from '../../shared/typography';
import { Button } from '../../ui/button';
import type { Listed } from './distance';
import { FILTERS } from './location-filters';

type Props<Pin extends LocationPin> = {
  locations: Listed<Pin>[];
  selectedId: number | undefined;
  failed: boolean;
  maxHeight: 'max-h-[450px]' | 'max-h-[700px]';
  /** What is known of it at this moment. */
  stateOf?: (location: Pin) => string | undefined;
  /** The list's last line. */
  more?: ReactNode;
};

export function LocationList<Pin extends LocationPin>({
  locations,
  selectedId,
  failed,
  maxHeight,
  stateOf,
  more,
}: Props<Pin>) {
  if (failed) return <Unreadable />;
  if (locations.length === 0)
    return (
      <p className="rounded-card bg-blush p-8 text-center">Nenhuma unidade encontrada com os filtros selecionados.</p>
    );
  return (
    <ul
      className={`location-list grid content-start gap-1 overflow-y-auto rounded-card bg-surface p-3 shadow-card ${maxHeight}`}
    >
      {locations.map((location) => (
        <li key={location.id}>
          <LocationLine location={location} selected={location.id === selectedId} state={stateOf?.(location)} />
        </li>
      ))}
      {more && <li key="more">{more}</li>}
    </ul>
  );
}

type LineProps = { location: Listed; selected: boolean; state: string | undefined };

function LocationLine({ location, selected, state }: LineProps) {
  const { id, name, address, city, uf, type, distance } = location;
  const facts = [cityLine(city, uf), locationTypeLabels[type], distance, state];
  return (
    <button type="submit" form={FILTERS} name="local" value={id} aria-current={selected || undefined}>
      <b>{name}</b>
      <span>{dashesTogether(addressLine(address))}</span>
      <span>{dashesTogether(facts.filter(Boolean).join(' · '))}</span>
    </button>
  );
}

function Unreadable() {
  return (
    <div className="grid gap-4 rounded-card bg-blush p-8 text-center">
      <p>Não conseguimos carregar os locais agora.</p>
      <p>
        <Button onClick={() => location.reload()}>Tentar de novo</Button>
      </p>
    </div>
  );
}
