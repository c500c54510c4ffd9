import { type ReactNode, useState } from 'react';
import type { LocationItem } from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import { hasPoint } from '../../shared/maps';
import { Link } from '../../ui/link';
import { ActiveBadge, Badge } from '../parts/badge';
import { ConfirmDialog } from '../parts/dialog';
import { Pager } from '../parts/pager';
import { DeleteButton, EditLink } from '../parts/row-actions';
import { type Column, Table } from '../parts/table';
import type { LocationQuery } from './list';
import { LIST } from './screen';
import { type LocationPage, useLocationRows } from './use-location-rows';

const editor = ({ id }: LocationItem) => `${LIST}/${id}`;

const COLUMNS: Column<LocationItem>[] = [
  {
    title: 'Nome',
    role: 'lead',
    cell: (location) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={editor(location)} className="inline-block py-0.5 font-medium text-ink hover:underline">
          {location.name}
        </Link>
        {!hasPoint(location) && <Badge tone="warning">Sem coordenadas</Badge>}
      </span>
    ),
  },
  { title: 'Endereço', cell: ({ address }) => <span className="max-md:text-right">{address}</span> },
  { title: 'Cidade/UF', cell: ({ city, uf }) => <span className="max-md:text-right">{`${city}/${uf}`}</span> },
  { title: 'Tipo', cell: ({ type }) => <span>{locationTypeLabels[type]}</span> },
  { title: 'Status', cell: ({ active }) => <ActiveBadge active={active} /> },
];

type Props = { first: LocationPage; query: LocationQuery; empty: ReactNode };

export function LocationTable({ first, query, empty }: Props) {
  const { locations, loading, more, remove } = useLocationRows(first, query);
  const [leaving, setLeaving] = useState<LocationItem | null>(null);
  const actions: Column<LocationItem> = {
    title: 'Ações',
    role: 'actions',
    className: 'md:w-28',
    cell: (location) => (
      <>
        <EditLink to={editor(location)} name={location.name} />
        <DeleteButton name={location.name} onClick={() => setLeaving(location)} />
      </>
    ),
  };

  if (locations.length === 0) return empty;
  return (
    <>
      <Table
        caption="Locais"
        columns={[...COLUMNS, actions]}
        rows={locations}
        keyOf={({ id }) => id}
        isMuted={({ active }) => !active}
      />
      <Pager shown={locations.length} loading={loading} onMore={more} />
      {leaving && (
        <ConfirmDialog
          title={`Excluir ${leaving.name}`}
          text="Excluir este local?"
          confirm="Excluir"
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void remove(leaving);
          }}
        />
      )}
    </>
  );
}
