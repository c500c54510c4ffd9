import { Button } from './button';

/** Loads more rows of a long list of `usePanelList`. `ListCount` announces their number. */
export function Pager({ list: { loading, more }, shown }: { list: Paged; shown: number }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <p className="text-sm text-muted">{`${shown} na lista`}</p>
      {more && (
        <Button onClick={more} busy={loading}>
          {loading ? 'Carregando...' : 'Carregar mais'}
        </Button>
      )}
    </div>
  );
}

type Paged = { loading: boolean; more: (() => void) | null };
