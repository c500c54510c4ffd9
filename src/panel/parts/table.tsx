// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop table semantics when rows are laid out as cards
import type { ReactNode } from 'react';
import type { Noun } from '../../shared/nouns';
import type { Selection } from '../acts/use-selection';
import { chooseAllText } from '../acts/words';
import { Choice } from './choice';

export type Column<Row> = {
  /** Text of the header. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** `lead` is the row's name and heads its card on phones; `actions` is at the card's end. */
  role?: 'lead' | 'actions' | undefined;
  /** Needs no header: on phones it shares a line with others. */
  brief?: true | undefined;
  className?: string;
};

type Props<Row> = {
  /** Accessible name of the table. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  /** Returns the group's title for a row. Rows of a group are listed together. */
  groupOf?: ((row: Row) => string) | undefined;
  /** Selection of rows: their noun, the selected ones, and the name of each. */
  choosing?: { noun: Noun; selection: Selection<Row>; titleOf: (row: Row) => string };
  /** Returns whether a row is inactive and dimmed. */
  isMuted?: (row: Row) => boolean;
};

/** Renders a table with a sticky header; on narrow screens each row is a card. */
export function Table<Row>({ caption, columns, rows, keyOf, groupOf, choosing, isMuted }: Props<Row>) {
  const groups = Map.groupBy(rows, (row) => groupOf?.(row) ?? '');
  return (
    <div className="md:panel-card">
      <table role="table" className="w-full max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {choosing && <ChoiceHead rows={rows} {...choosing} />}
            {columns.map(({ title, role, className = '' }) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                className={`sticky top-0 z-10 border-b border-line bg-surface px-2 py-2.5 text-sm font-medium text-muted first:rounded-tl-card first:pl-4 xl:px-3 last:rounded-tr-card last:pr-4 ${role === 'actions' ? 'text-right' : 'text-left'} ${className}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {[...groups].map(([group, together]) => (
          <tbody
            key={group}
            role="rowgroup"
            className="max-md:grid max-md:gap-3 max-md:[tbody+&]:mt-6 md:divide-y md:divide-line md:not-last:border-b md:not-last:border-line"
          >
            {group && (
              <tr role="row" data-group="">
                <th
                  role="rowheader"
                  scope="rowgroup"
                  colSpan={columns.length + (choosing ? 1 : 0)}
                  className="text-left font-semibold text-ink md:bg-sunken/60 md:px-4 md:py-2"
                >
                  {group}
                </th>
              </tr>
            )}
            {together.map((row) => (
              <tr
                key={keyOf(row)}
                role="row"
                className={`max-md:panel-card max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-2 max-md:p-4 ${isMuted?.(row) ? 'text-muted' : ''} ${choosing?.selection.isChosen(row) ? 'bg-lilac/50 max-md:bg-lilac/50' : 'hover:bg-sunken/50'} ${choosing ? 'relative max-md:[&_[data-lead]]:pr-9' : ''}`}
              >
                {choosing && (
                  <td role="cell" className="max-md:absolute max-md:top-2 max-md:right-2 md:w-10 md:pl-2.5">
                    <Choice
                      label={`Selecionar ${choosing.titleOf(row)}`}
                      checked={choosing.selection.isChosen(row)}
                      onToggle={(withRange) => choosing.selection.toggle(row, withRange)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell key={column.title} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type HeadProps<Row> = { rows: Row[]; noun: Noun; selection: Selection<Row> };

/** Selects all visible rows; on phones the action bar does. */
function ChoiceHead<Row>({ rows, noun, selection }: HeadProps<Row>) {
  const { length } = selection.chosen;
  return (
    <td role="cell" className="sticky top-0 z-10 rounded-tl-card border-b border-line bg-surface pl-2.5 max-md:hidden">
      <Choice
        label={chooseAllText(noun)}
        checked={length === rows.length}
        isPartial={length > 0 && length < rows.length}
        onToggle={() => (length === rows.length ? selection.clear() : selection.choose(rows))}
      />
    </td>
  );
}

function Cell<Row>({ column: { title, cell, role, brief, className = '' }, row }: { column: Column<Row>; row: Row }) {
  const padding = 'md:px-2 xl:px-3 md:py-2.5 md:first:pl-4 md:last:pr-4';
  if (role === 'lead') {
    return (
      <th
        role="rowheader"
        scope="row"
        data-lead=""
        className={`text-left font-normal max-md:basis-full ${padding} ${className}`}
      >
        {cell(row)}
      </th>
    );
  }
  const isNamed = !role && !brief;
  const inCard = isNamed
    ? 'max-md:flex max-md:basis-full max-md:items-center max-md:justify-between max-md:gap-4'
    : role && 'max-md:ml-auto';
  return (
    <td role="cell" className={`${padding} ${inCard || ''} ${className}`}>
      {isNamed && (
        <span aria-hidden className="text-sm text-muted md:hidden">
          {title}
        </span>
      )}
      {role === 'actions' ? (
        <div className="flex flex-wrap items-center max-md:-mr-2 md:flex-nowrap md:justify-end md:gap-1">
          {cell(row)}
        </div>
      ) : (
        cell(row)
      )}
    </td>
  );
}
