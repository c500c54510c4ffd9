import type { ReactNode } from 'react';

export type Column<Row> = {
  /** The head, in words. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** `lead` heads the card on phones; `actions` closes it. */
  role?: 'lead' | 'actions' | undefined;
  className?: string;
};

type Props<Row> = {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  /** A row that is out of use is dimmed. */
  isMuted?: (row: Row) => boolean;
};

/** A list with a head that stays in sight; on narrow screens every row is a card. */
export function Table<Row>({ caption, columns, rows, keyOf, isMuted }: Props<Row>) {
  return (
    <div className="md:panel-card">
      <table className="w-full max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map(({ title, role, className = '' }) => (
              <th
                key={title}
                scope="col"
                className={`sticky top-0 z-10 border-b border-line bg-surface px-3 py-2.5 text-sm font-medium text-muted first:rounded-tl-card first:pl-4 last:rounded-tr-card last:pr-4 ${role === 'actions' ? 'text-right' : 'text-left'} ${className}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3 md:divide-y md:divide-line">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={`hover:bg-sunken/50 max-md:panel-card max-md:grid max-md:gap-2 max-md:p-4 ${isMuted?.(row) ? 'text-muted' : ''}`}
            >
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column: { title, cell, role, className = '' }, row }: { column: Column<Row>; row: Row }) {
  const inCard = role ? '' : 'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4';
  return (
    <td className={`md:px-3 md:py-2.5 md:first:pl-4 md:last:pr-4 ${inCard} ${className}`}>
      {!role && (
        <span aria-hidden className="text-sm text-muted md:hidden">
          {title}
        </span>
      )}
      {role === 'actions' ? (
        <div className="flex flex-wrap items-center gap-1 max-md:-mx-3 max-md:-mb-2 md:justify-end">{cell(row)}</div>
      ) : (
        cell(row)
      )}
    </td>
  );
}
