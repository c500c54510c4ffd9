import { VISIT_DAYS, type Visits as VisitsTold } from '../../shared/visits';

const NUMBER = new Intl.NumberFormat('pt-BR');
const FIGURES = [
  ['page', 'páginas vistas'],
  ['order', 'pedidos abertos no WhatsApp'],
  ['chat', 'outras conversas no WhatsApp'],
  ['directions', 'rotas até um local'],
] as const;

/** Shows visits and actions of the last days, as anonymous totals. */
export function Visits({ visits: { totals, pages, searches } }: { visits: VisitsTold }) {
  const most = pages[0]?.times ?? 1;
  return (
    <section aria-labelledby="visitas" className="panel-card p-4">
      <h2 id="visitas" className="text-base">
        Visitas nos últimos {VISIT_DAYS} dias
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
        {FIGURES.map(([what, name]) => (
          <div key={what} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              <strong className="text-2xl font-semibold text-ink tabular-nums">
                {NUMBER.format(totals[what].now)}
              </strong>{' '}
              <span className="text-sm text-muted">{trend(totals[what])}</span>
            </dd>
          </div>
        ))}
      </dl>
      {pages.length === 0 ? (
        <p className="mt-4 text-muted">As páginas mais vistas aparecem aqui assim que houver visitas.</p>
      ) : (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
          <div>
            <h3 className="text-sm font-medium text-muted">Páginas mais vistas</h3>
            <ol className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1">
              {pages.map(({ path, name, times }) => (
                <li key={path} className="relative flex min-h-9 items-center gap-3 rounded-md px-2">
                  <span
                    aria-hidden
                    className="absolute inset-y-0 left-0 rounded-md bg-lilac"
                    style={{ width: `${(times / most) * 100}%` }}
                  />
                  <a
                    href={path}
                    target="_blank"
                    rel="noreferrer"
                    className="relative min-w-0 flex-1 truncate py-1.5 text-ink underline-offset-4 hover:underline"
                  >
                    {name}
                  </a>
                  <span className="relative text-sm text-ink tabular-nums">{NUMBER.format(times)}</span>
                </li>
              ))}
            </ol>
          </div>
          <div>
            <h3 className="text-sm font-medium text-muted">Buscas sem resultado</h3>
            {searches.length === 0 ? (
              <p className="mt-2 text-muted">Nenhuma: quem buscou, achou.</p>
            ) : (
              <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1">
                {searches.map(({ term, times }) => (
                  <li key={term} className="flex min-h-9 items-center gap-3">
                    <span className="min-w-0 flex-1 truncate text-ink">“{term}”</span>
                    <span className="text-sm text-ink tabular-nums">{NUMBER.format(times)}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
      <p className="mt-4 text-sm text-muted">
        Contamos só totais por dia, sem cookies e sem saber quem visita. As visitas de quem edita o site não entram na
        conta.
      </p>
    </section>
  );
}

/** Returns the change against the preceding period; empty if that had no visits. */
function trend({ now, before }: { now: number; before: number }): string {
  if (before === 0) return '';
  const percent = Math.round((now / before - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent}% sobre os ${VISIT_DAYS} dias anteriores`;
}
