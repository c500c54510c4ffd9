import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CornerDownRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { unwrap } from '../../lib/api';
import { nouns } from '../../shared/nouns';
import { UNKNOWN_DAYS, type UnknownPage } from '../../shared/unknown-page';
import { api } from '../api';
import { Button, LinkButton } from '../parts/button';
import { SkeletonRows } from '../parts/skeleton';

/** Number of addresses shown at first: the list below is the main content. */
const FIRST = 5;

/** Shows addresses that visitors request in vain, with links to redirect them. Renders nothing if they fail to load. */
export function UnknownPages() {
  const { data, isPending } = useQuery({
    queryKey: ['redirects', 'unknown'],
    queryFn: ({ signal }) => unwrap(api.panel.redirects.unknown.$get({}, { init: { signal } })),
  });
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  /** Shows all and focuses the first added row, because the button disappears. */
  function showAll() {
    flushSync(() => setWhole(true));
    list.current?.children[FIRST]?.querySelector('a')?.focus();
  }
  if (isPending) {
    return (
      <div className="mb-6">
        <SkeletonRows text="Carregando endereços não encontrados..." rows={3} />
      </div>
    );
  }
  if (!data || data.rows.length === 0) return null;
  const { rows } = data;
  return (
    <section aria-labelledby="unknown" className="panel-card mb-6">
      <div className="px-4 pt-4 pb-3">
        <h2 id="unknown" className="text-base font-semibold text-ink">
          Endereços não encontrados
        </h2>
        <p className="text-sm text-muted">Os mais pedidos nos últimos {UNKNOWN_DAYS} dias que não levam a nada.</p>
      </div>
      <ul ref={list} className="divide-y divide-line border-t border-line">
        {rows.slice(0, isWhole ? undefined : FIRST).map((page) => (
          <Unknown key={page.path} page={page} />
        ))}
      </ul>
      {!isWhole && rows.length > FIRST && (
        <div className="border-t border-line p-2">
          <Button look="ghost" className="w-full" onClick={showAll}>
            <ChevronDown aria-hidden size={16} />
            Mostrar mais {rows.length - FIRST}
          </Button>
        </div>
      )}
    </section>
  );
}

function Unknown({ page: { path, times, near } }: { page: UnknownPage }) {
  const filled = new URLSearchParams({ de: path, ...(near && { para: near }) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium wrap-anywhere text-ink">{path}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="tabular-nums">{times === 1 ? '1 vez' : `${times.toLocaleString('pt-BR')} vezes`}</span>
          {near && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <CornerDownRight aria-hidden size={14} className="shrink-0" />
              <span className="wrap-anywhere">talvez {near}</span>
            </span>
          )}
        </p>
      </div>
      <LinkButton to={`${nouns.redirects.creation}?${filled}`} aria-label={`Redirecionar ${path}`}>
        Redirecionar
      </LinkButton>
    </li>
  );
}
