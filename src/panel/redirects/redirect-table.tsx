import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ActInput } from '../../shared/acts';
import { formatShortDate } from '../../shared/format';
import { nounLabel, recordPath } from '../../shared/nouns';
import type { Filters } from '../../shared/panel-lists';
import { readableAddress } from '../../shared/readable-address';
import type { RedirectRecord } from '../../shared/redirect';
import { Link } from '../../ui/link';
import { ActBar } from '../acts/act-bar';
import { useSelection } from '../acts/use-selection';
import { api } from '../api';
import { ListRows } from '../lists/list-rows';
import { redirects } from '../lists/lists';
import { usePanelList } from '../lists/use-panel-list';
import { Badge } from '../parts/badge';
import { Pager } from '../parts/pager';
import { DeleteButton, EditLink, RecordLink } from '../parts/row-actions';
import { SkeletonRows } from '../parts/skeleton';
import { type Column, Table } from '../parts/table';
import { ownerOf } from './owner';
import { redirectDeletion } from './redirect-deletion';

const ACTS = ['delete'] as const;
const titleOf = ({ from }: RedirectRecord) => readableAddress(from);

/** Returns the editor's address, for manual redirects only. */
const editor = ({ key }: RedirectRecord) => recordPath('redirects', key);

const COLUMNS: Column<RedirectRecord>[] = [
  {
    title: 'De',
    role: 'lead',
    cell: (row) =>
      ownerOf(row) === null ? (
        <RecordLink to={editor(row)}>
          <Address>{row.from}</Address>
        </RecordLink>
      ) : (
        <span className="font-medium text-ink">
          <Address>{row.from}</Address>
        </span>
      ),
  },
  {
    title: 'Para',
    brief: true,
    className: 'max-md:basis-full',
    cell: ({ to, leads }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {/* Phones show no header of the column. */}
        <ArrowRight aria-hidden size={14} className="shrink-0 text-muted md:hidden" />
        {to && <Address>{to}</Address>}
        {!leads && <Badge tone="warning">Sem página agora</Badge>}
      </span>
    ),
  },
  {
    title: 'Origem',
    brief: true,
    className: 'max-md:text-sm',
    cell: (row) => {
      const owner = ownerOf(row);
      if (!owner) return <span>Criado aqui</span>;
      return (
        <span>
          {nounLabel(row.product === null ? 'categories' : 'products')}{' '}
          <Link to={owner} data-record="" className="py-0.5 text-ink underline hover:no-underline">
            {row.ownerName}
          </Link>
        </span>
      );
    },
  },
  {
    title: 'Desde',
    brief: true,
    className: 'max-md:text-sm',
    cell: ({ since }) => (
      <span className="tabular-nums">
        <span className="md:hidden">desde </span>
        {formatShortDate(since)}
      </span>
    ),
  },
];

/** Shows an address decoded, with accents. */
function Address({ children }: { children: string }) {
  return <span className="wrap-anywhere">{readableAddress(children)}</span>;
}

type Props = { filters: Filters<'redirects'>; empty: ReactNode };

export function RedirectTable({ filters, empty }: Props) {
  const { remove, ...list } = usePanelList(redirects(filters));
  const selection = useSelection(list.rows);
  const [leaving, setLeaving] = useState<RedirectRecord | null>(null);
  const actions: Column<RedirectRecord> = {
    title: 'Ações',
    role: 'actions',
    className: 'md:w-28',
    cell: (row) => (
      <>
        {ownerOf(row) === null && <EditLink to={editor(row)} name={titleOf(row)} />}
        <DeleteButton name={titleOf(row)} onClick={() => setLeaving(row)} />
      </>
    ),
  };

  return (
    <>
      <ListRows list={list} loading={<SkeletonRows text="Carregando redirecionamentos..." />} empty={empty}>
        {(rows) => (
          <>
            <Table
              caption="Redirecionamentos"
              columns={[...COLUMNS, actions]}
              rows={rows}
              keyOf={({ key }) => key}
              choosing={{ noun: 'redirects', selection, titleOf }}
              isMuted={({ leads }) => !leads}
            />
            <Pager list={list} shown={rows.length} />
            <ActBar
              noun="redirects"
              acts={ACTS}
              send={(json: ActInput<'redirects'>) => api.panel.redirects.acts.$post({ json })}
              {...{ selection, rows, titleOf }}
              loadAll={list.loadAll}
            />
          </>
        )}
      </ListRows>
      {leaving && (
        <redirectDeletion.Question
          noun="redirects"
          row={leaving}
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void remove(leaving, redirectDeletion);
          }}
        />
      )}
    </>
  );
}
