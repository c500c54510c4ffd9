import type { ComponentProps, ReactNode } from 'react';
import type { OrderedNoun } from '../../shared/nouns';
import { ActBar } from '../acts/act-bar';
import { useSelection } from '../acts/use-selection';
import { PositionCell } from '../parts/position-cell';
import { DeleteButton, EditLink } from '../parts/row-actions';
import { type Column, Table } from '../parts/table';
import { ListRows } from './list-rows';
import { type Keyed, keyOf } from './rows';
import type { useOrderedList } from './use-ordered-list';

type Positioned = Keyed & { version: number; position: number };

type Props<Row extends Positioned, Input> = {
  noun: OrderedNoun | 'categories';
  list: ReturnType<typeof useOrderedList<Row>>;
  /** Rows that pass the filters; undefined means all rows. */
  shown?: Row[] | undefined;
  /** Whether some rows are filtered out. Then rows cannot be moved, because neighbours are missing. */
  isNarrowed?: boolean;
  /** Returns the rows among which a row has its position; all by default. */
  peersOf?: (row: Row) => Row[];
  titleOf: (row: Row) => string;
  /** Address of a row's editor. */
  editor: (row: Row) => string;
  onDelete: (row: Row) => void;
  /** Columns between a row's position and its actions. */
  columns: Column<Row>[];
  /** Content above the table, while there are rows. */
  children?: ReactNode;
} & Pick<ComponentProps<typeof Table<Row>>, 'caption' | 'groupOf' | 'isMuted'> &
  Pick<ComponentProps<typeof ActBar<Row, Input>>, 'acts' | 'send'> &
  Pick<ComponentProps<typeof ListRows<Row>>, 'loading' | 'empty'>;

/** Renders rows with an order of their own: positions, moves, and the actions on several rows. */
export function OrderedTable<Row extends Positioned, Input>(props: Props<Row, Input>) {
  const { noun, list, shown = list.rows, isNarrowed = false, titleOf, editor, onDelete, columns, children } = props;
  const { caption, groupOf, isMuted, acts, send, loading, empty } = props;
  const { peersOf = () => list.rows ?? [] } = props;
  const selection = useSelection(shown);

  const position: Column<Row> = {
    title: 'Ordem',
    brief: true,
    className: 'md:w-44',
    cell: (row) => {
      const peers = peersOf(row);
      const place = peers.indexOf(row);
      if (isNarrowed) return <span className="tabular-nums">{place + 1}</span>;
      const moveTo = (to: number) => {
        const description = `${titleOf(row)}: agora na posição ${to + 1} de ${peers.length}.`;
        void list.move(row, peers[to]?.position ?? row.position, description);
      };
      return (
        <PositionCell
          title={titleOf(row)}
          position={place}
          last={peers.length - 1}
          onStep={(by) => moveTo(place + by)}
          onDrop={moveTo}
        />
      );
    },
  };
  const actions: Column<Row> = {
    title: 'Ações',
    role: 'actions',
    className: 'md:w-24',
    cell: (row) => (
      <>
        <EditLink to={editor(row)} name={titleOf(row)} />
        <DeleteButton name={titleOf(row)} onClick={() => onDelete(row)} />
      </>
    ),
  };

  return (
    <div className="[&_tr[data-dragging]]:relative [&_tr[data-dragging]]:z-10 [&_tr[data-dragging]]:bg-lilac [&_tr[data-dragging]]:shadow-lift">
      <ListRows list={{ ...list, rows: shown }} {...{ loading, empty }}>
        {(rows) => (
          <>
            {children}
            <Table
              {...{ caption, rows, keyOf, groupOf }}
              {...(isMuted && { isMuted })}
              columns={[position, ...columns, actions]}
              choosing={{ noun, selection, titleOf }}
            />
            <ActBar {...{ noun, acts, send, selection, rows, titleOf }} />
          </>
        )}
      </ListRows>
    </div>
  );
}
