import { useState } from 'react';
import type { LocationPin } from '../../shared/location';
import { hasPoint, mapOf, sharedMap } from '../../shared/maps';
import { Tabs } from '../../ui/tabs';
import { useSite } from '../layout/document';
import { StoreMap } from '../onde-estamos/store-map';
import { SectionHeading } from './section-heading';

const TABS = [
  { value: 'all', label: 'Todos' },
  { value: 'store', label: 'Lojas' },
  { value: 'retailer', label: 'Revendedores' },
] as const;

type Tab = (typeof TABS)[number]['value'];

/** On the home a flagship counts as a store. */
function belongsTo(tab: Tab, { type }: LocationPin): boolean {
  return tab === 'all' || (type === 'retailer') === (tab === 'retailer');
}

/** Where locations could not be read the list is empty; the edge has logged why. */
export function WhereWeAre({ locations }: { locations: LocationPin[] | null }) {
  const { settings } = useSite();
  const [tab, setTab] = useState<Tab>('all');
  const [selected, setSelected] = useState<LocationPin | null>(null);
  const shown = (locations ?? []).filter((location) => belongsTo(tab, location));
  const map = selected && hasPoint(selected) ? mapOf(selected) : sharedMap(settings.mapQuery);

  return (
    <section id="onde-estamos" aria-labelledby="onde-estamos-titulo" className="bg-lilac">
      <div className="shell section">
        <SectionHeading
          id="onde-estamos-titulo"
          title="Onde estamos"
          text="Lojas e revendedores Soul pelo Brasil. Escolha um local e veja no mapa."
          link={{ to: '/onde-estamos', label: 'Buscar perto de mim' }}
        />
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-[2fr_3fr]">
          <div className="flex min-w-0 flex-col gap-4">
            <Tabs id="locais" label="Tipo de local" tabs={[...TABS]} value={tab} onChange={setTab}>
              {shown.length === 0 ? (
                <p className="rounded-card bg-white p-6">Nenhum local por aqui ainda. Volte logo: estamos crescendo.</p>
              ) : (
                <ul className="grid max-h-[450px] content-start gap-1 overflow-y-auto rounded-card bg-white p-3 shadow-card">
                  {shown.map((location) => (
                    <li key={location.id}>
                      <LocationButton
                        location={location}
                        selected={location.id === selected?.id}
                        onSelect={() => setSelected(location)}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </Tabs>
          </div>
          <StoreMap src={map} title={selected ? `Mapa: ${selected.name}` : 'Mapa das unidades Soul'} />
        </div>
      </div>
    </section>
  );
}

type LocationButtonProps = { location: LocationPin; selected: boolean; onSelect: () => void };

function LocationButton({ location, selected, onSelect }: LocationButtonProps) {
  return (
    <button type="button" onClick={onSelect} aria-current={selected || undefined} className="place">
      <b>{location.name}</b>
      <span>{location.address}</span>
      <span>{`${location.city} - ${location.uf}`}</span>
    </button>
  );
}
