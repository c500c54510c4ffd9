type Props = {
  /** Rows that are shown; undefined until they are loaded. */
  rows: readonly unknown[] | undefined;
  isUnread?: boolean;
};

/**
 * Announces how many rows a list has after each filter. It stays while rows, error and empty state replace each other:
 * some screen readers ignore a region that appears with its text.
 */
export function ListCount({ rows, isUnread = false }: Props) {
  return (
    <p role="status" className="sr-only">
      {isUnread ? 'Esta lista não pôde ser lida' : rows && countText(rows.length)}
    </p>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Nenhum item na lista';
  return count === 1 ? '1 item na lista' : `${count} itens na lista`;
}
