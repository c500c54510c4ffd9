import { Button } from './button';

type Props = { shown: number; total?: number; loading: boolean; onMore: (() => void) | null };

/** More of a long list; `onMore` is null at its end. */
export function Pager({ shown, total, loading, onMore }: Props) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <p role="status" className="text-sm text-muted">
        {total === undefined ? `${shown} na lista` : `${shown} de ${total}`}
      </p>
      {onMore && (
        <Button onClick={onMore} disabled={loading}>
          {loading ? 'Carregando...' : 'Carregar mais'}
        </Button>
      )}
    </div>
  );
}
