import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useFailureToast } from '../../lib/use-failure-toast';
import { MINUTE } from '../../shared/duration';
import type { Location } from '../../shared/location';
import { isOpenAt, openNow } from '../../shared/opening-hours';
import { FoldedList } from './folded-list';
import { FoundLocations } from './found-locations';
import { LocationPanel } from './lazy-panels';
import type { LocationsData } from './loader';
import { LocationCount } from './location-count';
import { LocationFilters } from './location-filters';
import { wantMap } from './location-map';
import { LocationOnMap } from './location-on-map';
import { LocationTabs } from './location-tabs';
import type { LocationSearch } from './use-locations';
import { useNow } from './use-now';

type View = 'list' | 'map';

export function LocationFinder({ result, madeAt }: Omit<LocationsData, 'local'>) {
  const known = result instanceof Promise ? use(result) : result;
  const { failure } = known;
  useFailureToast(failure !== null, 'Erro ao carregar locais', failure ?? undefined);
  return (
    <FoundLocations known={known}>
      {(found) => <Finder {...found} madeAt={madeAt} failed={found.failed || failure !== null} />}
    </FoundLocations>
  );
}

type FinderProps = LocationSearch<Location> & { madeAt: number; failed: boolean };

/** Filters on top; the list beside the selected location and the map. Phones show one of the two at a time. */
function Finder({ filters, tabs, shown, count, selected, deselected, places, more, madeAt, failed }: FinderProps) {
  const id = selected?.id;
  const [view, setView] = useState<View>(selected ? 'map' : 'list');
  const [lastId, setLastId] = useState(id);
  // Also Back closes the details.
  if (id !== lastId) {
    setLastId(id);
    setView(id === undefined ? 'list' : 'map');
  }
  const { list, panel, follow } = useFocusOfSelection(id);
  // If only a part is sent, the client cannot know which of the others are open.
  const isWhole = !more && !places;
  const [openAt, showOpen] = useOpenAt();
  const listed = openAt && isWhole ? shown.filter((location) => isOpenAt(location, openAt)) : shown;

  /** On phones, where the details take the place of the list, a selection is a step that Back undoes. */
  function change(changes: Parameters<typeof filters.change>[0]) {
    const isStep = Boolean(changes.local) && !selected && matchMedia('(width < 48rem)').matches;
    if (changes.local) setView('map');
    return filters.change(changes, isStep);
  }

  function deselect() {
    setView('list');
    if (filters.stepBack) void filters.stepBack();
    else filters.change({ local: '' });
  }

  return (
    <div className="shell pb-20">
      <LocationFilters {...filters} change={change} />
      <div className="mt-6">
        <LocationTabs {...tabs}>
          <div className="stores-count print:hidden">
            {!failed && <LocationCount {...filters} count={listed === shown ? count : listed.length} />}
            {!failed && isWhole && (
              <button
                type="button"
                aria-pressed={openAt !== null}
                onClick={() => showOpen(openAt ? null : new Date())}
                className="chip noscript:hidden"
              >
                Abertas agora
              </button>
            )}
            <fieldset aria-label="Ver como" className="flex gap-2 md:hidden noscript:hidden">
              <ViewButton label="Lista" current={view === 'list'} onClick={() => setView('list')} />
              <ViewButton label="Mapa" current={view === 'map'} onClick={() => setView('map')} />
            </fieldset>
          </div>
          <div className="stores-split print:block" data-view={view}>
            <div ref={list}>
              <AtThisMoment>
                {(now) => (
                  <FoldedList
                    locations={listed}
                    onReset={() => showOpen(null)}
                    selectedId={selected?.id}
                    failed={failed}
                    isComing={count === null}
                    maxHeight="max-h-[700px]"
                    more={more}
                    stateOf={(location) => (now ? openNow(location, now) : undefined)}
                  />
                )}
              </AtThisMoment>
            </div>
            <div className="stores-side">
              <p role="status" className="sr-only">
                {selected && `Detalhes de ${selected.name}`}
              </p>
              <section ref={panel} id="loja" tabIndex={-1} aria-label="Local selecionado" className="[outline:0]">
                {/* The boundary is mounted early, so a selection waits for the panel's code and both show at once. */}
                <Suspense>
                  <OnceShown key={id} then={follow} />
                  {selected && (
                    <AtThisMoment>
                      {(now) => (
                        <LocationPanel
                          location={selected}
                          now={now}
                          madeAt={madeAt}
                          closeTo={deselected}
                          onClose={deselect}
                        />
                      )}
                    </AtThisMoment>
                  )}
                </Suspense>
              </section>
              <LocationOnMap filters={filters} shown={listed} selected={selected} places={places} />
            </div>
          </div>
        </LocationTabs>
      </div>
    </div>
  );
}

/**
 * Moment for the "open" filter, updated every minute; `null` if the filter is off. The history entry notes it, for a reload
 * or a step back. Not the address: a cached page cannot know which stores are open.
 */
function useOpenAt() {
  const [openAt, setOpenAt] = useState<Date | null>(null);
  const isWanted = openAt !== null;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => {
    if (history.state?.openNow) showOpen(new Date());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of the history entry.
  useEffect(() => {
    history.replaceState({ ...history.state, openNow: isWanted }, '');
  }, [isWanted, key]);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => setOpenAt(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, [isWanted]);
  function showOpen(instant: Date | null) {
    wantMap();
    setOpenAt(instant);
  }

  return [openAt, showOpen] as const;
}

/**
 * Isolates re-renders by the clock. The map stays suspended until it nears the screen, and an update rendered together with
 * it would wait as long.
 */
function AtThisMoment({ children }: { children: (now: Date | null) => ReactNode }) {
  return children(useNow());
}

/** Calls once the boundary around it is no longer suspended: until then, its effects wait. */
function OnceShown({ then }: { then: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(then, []);
  return null;
}

function ViewButton({ label, current, onClick }: { label: string; current: boolean; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} aria-current={current ? 'true' : undefined} className="chip">
      {label}
    </button>
  );
}

/**
 * Returns what to call once the details of a selection are shown: it scrolls them into view, also those of a link to `#loja`,
 * to which the router scrolls before the stores are drawn. It keeps focus: if the list is hidden by the selection, the panel
 * gets focus; when it is closed, focus returns to its line in the list.
 */
function useFocusOfSelection(id: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isLoaded = useNavigationType() === 'POP';
  const shown = useRef(hash === '#loja' && !isLoaded ? undefined : id);
  function follow() {
    const previous = shown.current;
    if (previous === id) return;
    shown.current = id;
    const isBeside = list.current?.offsetParent;
    (isBeside ? panel.current?.querySelector('.store-words') : panel.current)?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement !== document.body && isBeside) return;
    if (id !== undefined) panel.current?.focus({ preventScroll: true });
    else list.current?.querySelector<HTMLElement>(`[value="${previous}"]`)?.focus();
  }
  return { list, panel, follow };
}
