import { CalendarClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ActInput } from '../../shared/acts';
import type { LocationItem } from '../../shared/location';
import { locationTypeLabels } from '../../shared/location-type';
import { hasPoint } from '../../shared/maps';
import { timeZoneOf } from '../../shared/opening-hours';
import { readFilters } from '../../shared/panel-lists';
import { ActBar } from '../acts/act-bar';
import { useSelection } from '../acts/use-selection';
import { api } from '../api';
import { ListRows } from '../lists/list-rows';
import { locations } from '../lists/lists';
import { switched } from '../lists/switches';
import { usePanelList } from '../lists/use-panel-list';
import { ActiveSwitch, STATUS_WIDTH } from '../parts/active-switch';
import { Badge, ChangedBadge } from '../parts/badge';
import { Pager } from '../parts/pager';
import { DeleteButton, EditLink, RecordLink } from '../parts/row-actions';
import { SkeletonRows } from '../parts/skeleton';
import { type Column, Table } from '../parts/table';
import { DatesQuestion } from './dates-question';
import { locationDeletion } from './location-deletion';
import { LIST } from './screen';
import { exceptionInShort, nextException, todayIn } from './special-dates';
import { TypeQuestion } from './type-question';

const ACTS = ['activate', 'deactivate', 'type', 'dates', 'delete'] as const;
const titleOf = ({ name }: LocationItem) => name;
const editor = ({ id }: LocationItem) => `${LIST}/${id}`;

const COLUMNS: Column<LocationItem>[] = [
  {
    title: 'Nome',
    role: 'lead',
    // Limits a long name to two lines beside the address, where there is little room.
    className: 'md:min-w-36 xl:min-w-52',
    cell: (location) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <RecordLink to={editor(location)}>{location.name}</RecordLink>
        {!hasPoint(location) && <Badge tone="warning">Sem coordenadas</Badge>}
        {location.changed && <ChangedBadge isLive={location.active} />}
        <NextDate location={location} />
      </span>
    ),
  },
  { title: 'Endereço', brief: true, className: 'max-md:basis-full md:max-xl:text-sm', cell: ({ address }) => address },
  {
    title: 'Cidade/UF',
    brief: true,
    className: 'max-md:basis-full md:max-xl:text-sm',
    cell: ({ city, uf }) => `${city}/${uf}`,
  },
  {
    title: 'Tipo',
    brief: true,
    className: 'md:max-xl:text-sm',
    cell: ({ type }) => <span>{locationTypeLabels[type]}</span>,
  },
];

/** Shows the special hours that come next, so that the list shows which stores have theirs for a holiday. */
function NextDate({ location: { exceptions, uf } }: { location: LocationItem }) {
  const next = nextException(exceptions, todayIn(timeZoneOf(uf)));
  if (!next) return null;
  return (
    <span className="flex basis-full items-baseline gap-1.5 text-sm text-muted">
      <CalendarClock aria-hidden size={13} className="shrink-0 self-center" />
      <span>
        <span className="sr-only">Data especial: </span>
        {exceptionInShort(next)}
      </span>
    </span>
  );
}

type Props = { params: URLSearchParams; empty: ReactNode };

export function LocationTable({ params, empty }: Props) {
  const { remove, write, ...list } = usePanelList(locations(readFilters('locations', params)));
  const selection = useSelection(list.rows);
  const [leaving, setLeaving] = useState<LocationItem | null>(null);
  const status: Column<LocationItem> = {
    title: 'Status',
    brief: true,
    className: STATUS_WIDTH,
    cell: (location) => (
      <ActiveSwitch
        name={location.name}
        active={location.active}
        isPending={list.isBusy(location)}
        onChange={() => void write(location, switched<LocationItem>('locations', location, !location.active))}
      />
    ),
  };
  const actions: Column<LocationItem> = {
    title: 'Ações',
    role: 'actions',
    className: 'md:w-24',
    cell: (location) => (
      <>
        <EditLink to={editor(location)} name={location.name} />
        <DeleteButton name={location.name} onClick={() => setLeaving(location)} />
      </>
    ),
  };

  return (
    <>
      <ListRows list={list} loading={<SkeletonRows text="Carregando locais..." />} empty={empty}>
        {(rows) => (
          <>
            <Table
              caption="Locais"
              columns={[...COLUMNS, status, actions]}
              rows={rows}
              keyOf={({ id }) => id}
              choosing={{ noun: 'locations', selection, titleOf }}
              isMuted={({ active }) => !active}
            />
            <Pager list={list} shown={rows.length} />
            <ActBar
              noun="locations"
              acts={ACTS}
              asking={{ type: TypeQuestion, dates: DatesQuestion }}
              send={(json: ActInput<'locations'>) => api.panel.locations.acts.$post({ json })}
              {...{ selection, rows, titleOf }}
              loadAll={list.loadAll}
            />
          </>
        )}
      </ListRows>
      {leaving && (
        <locationDeletion.Question
          noun="locations"
          row={leaving}
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void remove(leaving, locationDeletion);
          }}
        />
      )}
    </>
  );
}
