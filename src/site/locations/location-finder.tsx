import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../lib/use-failure-toast';
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
import type { Found } from './use-locations';
import { MINUTE, useNow } from './use-now';

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

type FinderProps = Found<Location> & { madeAt: number; failed: boolean };

/** Filters above; the list beside the selected location and the map, or on phones one of the two at a time. */
function Finder({ filters, tabs, shown, count, selected, deselected, places, more, madeAt, failed }: FinderProps) {
  const [view, setView] = useState<View>(selected ? 'map' : 'list');
  const { list, panel } = useFocusOfSelection(selected?.id);
  // Where only a part of them is sent, nobody could say which of the others are open.
  const isWhole = !more && !places;
  const [openAt, setOpenAt] = useOpenAt();
  const listed = openAt && isWhole ? shown.filter((location) => isOpenAt(location, openAt)) : shown;

  /** Where one of two is seen at a time, a selection is seen on the map. */
  function change(changes: Parameters<typeof filters.change>[0]) {
    if (changes.local) setView('map');
    return filters.change(changes);
  }

  function showOpen(instant: Date | null) {
    wantMap();
    setOpenAt(instant);
  }

  function deselect() {
    setView('list');
    filters.change({ local: '' });
  }

  return (
    <div className="shell pb-20">
      <LocationFilters {...filters} change={change} />
      <div className="mt-6">
        <LocationTabs {...tabs}>
          <div className="stores-count print:hidden">
            {!failed && <LocationCount count={listed === shown ? count : listed.length} />}
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
            <fieldset aria-label="Ver como" className="flex gap-2 md:hidden">
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
                    onReset={() => setOpenAt(null)}
                    selectedId={selected?.id}
                    failed={failed}
                    maxHeight="max-h-[700px]"
                    more={more}
                    stateOf={(location) => (now ? openNow(location, now) : undefined)}
                  />
                )}
              </AtThisMoment>
            </div>
            <div className="stores-side">
              <section
                ref={panel}
                id="loja"
                tabIndex={-1}
                aria-live="polite"
                aria-label="Local selecionado"
                className="[outline:0]"
              >
                {/* It stands here already, so that a selection waits for what tells of it: both show at once. */}
                <Suspense>
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

/** The moment at which locations are to be open, which goes on by the minute; none where all are shown. */
function useOpenAt() {
  const [openAt, setOpenAt] = useState<Date | null>(null);
  const isWanted = openAt !== null;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => setOpenAt(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, [isWanted]);
  return [openAt, setOpenAt] as const;
}

/**
 * What is told of this moment, apart from the map: that waits until it comes near the screen, and all that is drawn anew
 * together with it would wait with it.
 */
function AtThisMoment({ children }: { children: (now: Date | null) => ReactNode }) {
  return children(useNow());
}

function ViewButton({ label, current, onClick }: { label: string; current: boolean; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} aria-current={current ? 'true' : undefined} className="chip">
      {label}
    </button>
  );
}

/**
 * What tells of a selection comes into view. Focus is never lost with what disappears: where the list gives way to the
 * selected location, that one is focused; once it is closed, its line in the list.
 */
function useFocusOfSelection(id: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    const previous = shown.current;
    if (previous === id) return;
    shown.current = id;
    panel.current?.querySelector('.store-words')?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement !== document.body && list.current?.offsetParent) return;
    if (id !== undefined) panel.current?.focus();
    else list.current?.querySelector<HTMLElement>(`[value="${previous}"]`)?.focus();
  }, [id]);
  return { list, panel };
}
