import { SlidersHorizontal, X } from 'lucide-react';
import { type FormEvent, type RefObject, type ToggleEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { capitalized } from '../../shared/capitalized';
import { chosenFilters } from '../../shared/catalogue/chosen-filters';
import {
  type Filters,
  NO_FILTERS,
  ORDERS,
  orderLabels,
  readFilters,
  writeFilters,
} from '../../shared/catalogue/filters';
import type { Allergen } from '../../shared/label/regulation';
import { Link } from '../../ui/link';
import { Later } from '../layout/later';
import { FilterFields } from './filter-fields';

/** State of a history entry on which the panel is open. */
const OPEN = 'open';

type Props = {
  filters: Filters;
  /** Allergens that occur in the products. */
  allergens: readonly Allergen[];
  /** Options that would leave no product, as `name=word` pairs of the address. */
  deadEnds: readonly string[];
  line?: string | undefined;
  /** Number of products as text: `7 produtos`. */
  count: string;
};

/** Filters and sorts the products below it through the address. Without script its form and links reload the page. */
export function FilterBar({ filters, allergens, deadEnds, line, count }: Props) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const panel = useRef<HTMLDetailsElement>(null);
  usePanelAsLeft(panel);
  const status = useRef<HTMLParagraphElement>(null);
  const chosen = chosenFilters(filters);
  const asked = [
    ...chosen.map(({ label }) => label),
    ...(filters.order ? [`${orderLabels[filters.order].toLowerCase()} primeiro`] : []),
  ].join(', ');
  const addressOf = (wanted: Filters) => pathname + writeFilters(wanted, line);

  function follow(fields: HTMLFormElement) {
    const said = [...new FormData(fields)].map(([name, value]) => [name, String(value)]);
    const wanted = writeFilters(readFilters(said), line);
    if (wanted !== search) void navigate(pathname + wanted, { preventScrollReset: true });
  }
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    follow(event.currentTarget);
    if (panel.current) panel.current.open = false;
    status.current?.focus();
  }
  /** Scrolls the panel into view: if it opened below the fold, nothing would seem to happen. */
  function bringUp({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (currentTarget.open && currentTarget.matches(':focus-within')) currentTarget.closest('search')?.scrollIntoView();
    noteOpen(currentTarget);
  }
  /** The pressed link disappears with its filter, so focus moves to the filter button. */
  const keepFocus = () => panel.current?.querySelector('summary')?.focus({ preventScroll: true });

  return (
    <search id="filtros" className="mb-6 grid grid-cols-1 gap-4">
      <ul className="flex flex-wrap gap-2">
        {/* Its panel opens below all chips, so no chip moves. */}
        <li className="[display:contents]">
          <details
            ref={panel}
            onToggle={bringUp}
            className="[display:contents] details-content:order-1 details-content:basis-full"
          >
            <summary className="chip gap-2">
              <SlidersHorizontal aria-hidden size={18} />
              Filtrar
              {chosen.length > 0 && (
                <span className="grid size-5 place-items-center rounded-full bg-primary text-sm text-white">
                  {chosen.length}
                </span>
              )}
            </summary>
            <Later>
              <FilterFields
                action={`${pathname}#filtros`}
                filters={filters}
                allergens={allergens}
                deadEnds={deadEnds}
                line={line}
                count={count}
                onChoice={follow}
                onSubmit={show}
              />
            </Later>
          </details>
        </li>
        <li className="pushed flex-1">
          <ul aria-label="Ordenar" className="flex gap-2">
            {ORDERS.map((order) => {
              const current = order === filters.order;
              return (
                <li key={order}>
                  <Link
                    to={addressOf({ ...filters, order: current ? null : order })}
                    preventScrollReset
                    aria-current={current ? 'true' : undefined}
                    className="chip"
                  >
                    {orderLabels[order]}
                  </Link>
                </li>
              );
            })}
          </ul>
        </li>
      </ul>
      {chosen.length > 0 && (
        <ul aria-label="Filtros escolhidos" className="flex flex-wrap items-center gap-2">
          {chosen.map(({ label, without }) => (
            <li key={label}>
              <Link
                to={addressOf(without)}
                preventScrollReset
                onClick={keepFocus}
                aria-label={`Remover filtro: ${label}`}
                className="chip gap-2 border-transparent bg-lilac"
              >
                {capitalized(label)}
                <X aria-hidden size={16} />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={addressOf(NO_FILTERS)}
              preventScrollReset
              onClick={keepFocus}
              className="inline-flex min-h-11 items-center px-2 font-medium text-primary-deep hover:underline"
            >
              Limpar filtros
            </Link>
          </li>
        </ul>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-muted">
        {count}
        {/* Only heard: the same number for another choice would not be announced. */}
        <span className="sr-only">{asked && `: ${asked}`}</span>
      </p>
    </search>
  );
}

/** Opens the panel if it was open when the page was left: a step back returns to a position on the page as it was. */
function usePanelAsLeft(panel: RefObject<HTMLDetailsElement | null>) {
  const { key, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state in which the page is entered.
  useLayoutEffect(() => {
    if (panel.current && state === OPEN) panel.current.open = true;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice of a filter has an entry of its own.
  useEffect(() => noteOpen(panel.current), [key]);
}

/**
 * Notes whether the panel is open, where the router keeps the state of a history entry (`usr`). Not through the router, which
 * would load the page again.
 */
function noteOpen(panel: HTMLDetailsElement | null) {
  history.replaceState({ ...history.state, usr: panel?.open ? OPEN : null }, '');
}
