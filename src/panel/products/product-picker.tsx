import { PackageOpen, Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { formatPrice } from '../../shared/number-text';
import type { ProductRow } from '../../shared/product';
import { products } from '../lists/lists';
import { usePanelList } from '../lists/use-panel-list';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { EmptyState } from '../parts/empty-state';
import { ListCount } from '../parts/list-count';
import { Pager } from '../parts/pager';
import { goThroughResults } from '../parts/result-keys';
import { SkeletonRows } from '../parts/skeleton';
import { Thumbnail } from '../parts/thumbnail';
import { useRested } from '../parts/use-rested';
import { MentionState } from './mention-state';
import { nameFirst } from './name-first';

type Props = {
  title?: string;
  /** Ids of products that cannot be chosen. */
  without: readonly number[];
  /** Whether inactive products can be chosen, too: a text is written before its product is for sale. */
  withInactive?: boolean;
  onChoose: (product: ProductRow) => void;
  onClose: () => void;
};

/** Chooses a product, with a search. */
export function ProductPicker({ title = 'Escolher produto', without, withInactive, onChoose, onClose }: Props) {
  const [text, setText] = useState('');
  const search = useRested(text).trim();
  const list = usePanelList(products({ ...(!withInactive && { shown: 'active' }), ...(search && { search }) }));
  const found = list.rows?.filter(({ id }) => !without.includes(id));
  const rows = found && nameFirst(search, found);
  // The keys ignore rows of an earlier search: Enter would choose a product that the user did not search for.
  const isCurrent = search === text.trim() && !list.isOutdated;
  return (
    <Dialog title={title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the field and its results. */}
      <div onKeyDown={goThroughResults}>
        <search className="relative my-4 block">
          <Search aria-hidden size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
          <input
            type="search"
            data-autofocus
            aria-label="Buscar produto"
            placeholder="Buscar por nome ou descrição"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="control my-0 pl-9"
          />
        </search>
        <div className="-m-1 h-[min(26rem,50dvh)] overflow-y-auto p-1">
          <ListCount rows={rows} isUnread={list.isUnread} />
          {list.isUnread ? (
            <EmptyState icon={PackageOpen} text="Não conseguimos ler os produtos agora.">
              <Button onClick={list.readAgain}>Tentar de novo</Button>
            </EmptyState>
          ) : !rows ? (
            <SkeletonRows text="Carregando produtos..." rows={5} />
          ) : rows.length === 0 && !list.more ? (
            <EmptyState
              icon={SearchX}
              text={`Nenhum produto ${withInactive ? '' : 'ativo '}corresponde a essa busca.`}
            />
          ) : (
            <>
              <ul className="grid gap-1">
                {rows.map((row) => (
                  <li key={row.id}>
                    <button
                      type="button"
                      data-result={isCurrent ? '' : undefined}
                      onClick={() => onChoose(row)}
                      className="flex w-full items-center gap-3 rounded-lg p-1.5 text-left text-sm hover:bg-sunken"
                    >
                      <Thumbnail src={row.image?.src ?? null} square />
                      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
                        <span className="font-medium text-ink wrap-anywhere">{row.name}</span>
                        {withInactive && <MentionState row={row} />}
                      </span>
                      <span className="pr-1 text-muted tabular-nums">{formatPrice(row.priceCents)}</span>
                    </button>
                  </li>
                ))}
              </ul>
              <Pager list={list} shown={rows.length} />
            </>
          )}
        </div>
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
      </DialogActions>
    </Dialog>
  );
}
