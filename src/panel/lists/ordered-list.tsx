import { EyeOff } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Answer } from '../../lib/answer';
import type { ActInput } from '../../shared/acts';
import { fieldLabel } from '../../shared/field-labels';
import { nouns, type OrderedNoun, recordPath, wordsOf } from '../../shared/nouns';
import { type Filters, lists, readFilters } from '../../shared/panel-lists';
import { isCopied } from '../../shared/working-copy';
import { api } from '../api';
import { Notice } from '../form/notice';
import { ActiveSwitch, STATUS_WIDTH } from '../parts/active-switch';
import { ChangedBadge } from '../parts/badge';
import { choicesOf, Filter } from '../parts/filter';
import { FoldedFilters } from '../parts/folded-filters';
import { matches } from '../parts/matches';
import { PageHeader } from '../parts/page-header';
import { RecordLink } from '../parts/row-actions';
import { SearchField } from '../parts/search-field';
import { SkeletonRows } from '../parts/skeleton';
import type { Column } from '../parts/table';
import { Begun } from './begun';
import { byGroup, type Groups, peersOf } from './groups';
import { orderedRows } from './lists';
import { NewLink } from './new-link';
import { NoRows } from './no-rows';
import { orderedDeletion } from './ordered-deletion';
import { OrderedTable } from './ordered-table';
import { switched } from './switches';
import { TransferLink } from './transfer-link';
import { useOrderedList } from './use-ordered-list';

type Status = NonNullable<Filters<OrderedNoun>['status']>;
const IS_IN: Record<Status, (row: OrderedRow) => boolean> = {
  active: ({ active }) => active,
  inactive: ({ active }) => !active,
  changed: ({ changed = false }) => changed,
};

const ACTS = ['activate', 'deactivate', 'delete'] as const;

/** `changed` is true if there is an unsaved working copy; undefined for nouns without working copies. */
type OrderedRow = { id: number; version: number; position: number; active: boolean; changed?: boolean };

type Props<Row extends OrderedRow> = {
  noun: OrderedNoun;
  title: string;
  /** Description of the list, in a sentence. */
  text: string;
  titleOf: (row: Row) => string;
  /** Address of a row's editor, if it is not the noun's own. */
  editor?: (row: Row) => string;
  /** Effect on the site while no row is active. */
  noneActive: string;
  /** Columns between a row's position and its title. */
  before?: Column<Row>[];
  /** Groups as visitors see them. A row moves within its group. */
  groups?: Groups<Row>;
  /** Detail of a row under its title, two lines at most. */
  detailOf?: (row: Row) => string;
  /** Further text that the search covers. */
  textOf?: (row: Row) => string;
};

/** Renders the screen of an ordered noun: its rows with the positions that visitors see, and the actions on them. */
export function OrderedList<Row extends OrderedRow>({ noun, title, text, ...props }: Props<Row>) {
  const [params] = useSearchParams();
  const { plural, article } = wordsOf(noun);
  const { status } = lists[noun].filters;
  const filters = readFilters(noun, params);
  const choices = choicesOf(status, {
    active: `Ativ${article}s`,
    inactive: `Inativ${article}s`,
    ...(isCopied(noun) && { changed: 'Com alterações em andamento' }),
  });
  return (
    <>
      <PageHeader isList title={title} text={text}>
        <TransferLink noun={noun} />
        <NewLink noun={noun} />
      </PageHeader>
      <Begun noun={noun} />
      <div className="mb-4 flex flex-wrap gap-2">
        <FoldedFilters of={[status]} search={<SearchField label={`Buscar ${plural}`} />}>
          <Filter
            of={status}
            label="Filtrar por status"
            all={`Tod${article}s ${article}s ${plural}`}
            options={choices}
          />
        </FoldedFilters>
      </div>
      <Rows<Row>
        {...props}
        noun={noun}
        title={title}
        filters={filters}
        empty={<NoRows noun={noun} filters={filters} />}
      />
    </>
  );
}

type RowsProps<Row extends OrderedRow> = Omit<Props<Row>, 'text'> & {
  filters: Filters<OrderedNoun>;
  empty: ReactNode;
};
type Moved<Row> = Answer & { ok: true; json: () => Promise<{ rows: Row[] }> };

/** Holds all rows, shown or not. While some are filtered out, rows cannot be moved: their neighbours are missing. */
function Rows<Row extends OrderedRow>({ noun, title, titleOf, noneActive, filters, empty, ...props }: RowsProps<Row>) {
  const { status: only, search: sought } = filters;
  const { before = [], groups, detailOf, textOf, editor = ({ id }) => recordPath(noun, id) } = props;
  const { plural, article } = wordsOf(noun);
  const route: (typeof api.panel)[OrderedNoun] = api.panel[noun];
  const list = useOrderedList<Row>(orderedRows<Row>(noun), {
    // The generic code cannot know the type of the rows; each list declares it.
    send: ({ id }, to) =>
      route[':id'].moves.$post({ param: { id: String(id) }, json: { to } }) as unknown as Promise<Moved<Row>>,
    failure: `Erro ao reordenar ${plural}`,
    narrowed: filters,
  });
  const { rows = [] } = list;
  const isFound = (row: Row) =>
    !sought || matches(sought, { title: titleOf(row), hint: [detailOf?.(row), textOf?.(row)].join(' ') });
  const isNarrowed = Boolean(only || sought);
  const found = list.rows?.filter((row) => (!only || IS_IN[only](row)) && isFound(row));
  const shown = found && byGroup(found, groups);
  const [leaving, setLeaving] = useState<Row | null>(null);
  const deletion = useMemo(() => orderedDeletion(noun), [noun]);

  const columns: Column<Row>[] = [
    ...before,
    {
      title: fieldLabel(noun, nouns[noun].titled),
      role: 'lead',
      // On phones it fills the line beside the picture (7 rem): a short position would take room from the name.
      className: before.length > 0 ? 'max-md:order-first max-md:basis-[calc(100%-7.75rem)]!' : 'max-md:order-first',
      cell: (row) => (
        <>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <RecordLink to={editor(row)}>{titleOf(row)}</RecordLink>
            {row.changed && <ChangedBadge isLive={row.active} />}
          </span>
          {detailOf && <span className="line-clamp-2 text-sm text-muted">{detailOf(row)}</span>}
        </>
      ),
    },
    {
      title: 'Status',
      brief: true,
      className: STATUS_WIDTH,
      cell: (row) => (
        <ActiveSwitch
          name={titleOf(row)}
          active={row.active}
          ending={article}
          isPending={list.isBusy(row)}
          onChange={() => void list.write(row, switched<Row>(noun, row, !row.active))}
        />
      ),
    },
  ];

  return (
    <>
      <OrderedTable
        {...{ noun, list, shown, isNarrowed, titleOf, editor, columns, empty }}
        caption={title}
        peersOf={(row) => peersOf(row, rows, groups)}
        groupOf={groups && ((row) => groups.titles[groups.of(row)] ?? '')}
        isMuted={({ active }) => !active}
        onDelete={setLeaving}
        acts={ACTS}
        send={(json: ActInput<'ordered'>) => route.acts.$post({ json })}
        loading={<SkeletonRows text="Carregando..." rows={3} />}
      >
        {rows.every(({ active }) => !active) && <Notice icon={EyeOff} text={noneActive} />}
      </OrderedTable>
      {leaving && (
        <deletion.Question
          noun={noun}
          row={leaving}
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void list.remove(leaving, deletion);
          }}
        />
      )}
    </>
  );
}
