import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { writeParameters } from '../../lib/page-parameters';
import { buttonClass } from '../../ui/button';

/** Returns whether a link of the site loaded the page before the application had taken over. */
function isFollowed(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    load?.type === 'navigate' &&
    document.referrer.startsWith(`${location.origin}/`) &&
    load.name.startsWith(`${location.origin}/busca`)
  );
}

/** A native form; after hydration it navigates without reloading the page. */
export function SearchForm({ query }: { query: string }) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isPushed = useNavigationType() === 'PUSH';
  const { key, search: asked } = useLocation();
  const shown = useRef(query);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the header's link also leads from this page to itself.
  useEffect(() => {
    if (!query && (isPushed || isFollowed())) field.current?.focus();
  }, [key]);
  useEffect(() => {
    if (field.current && shown.current !== query) field.current.value = query;
    shown.current = query;
  }, [query]);

  function search(event: FormEvent) {
    event.preventDefault();
    // On phones the on-screen keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
    const wanted = writeParameters('search/search', { q: field.current?.value ?? '' });
    // The same search again is requested anew, without a new history entry.
    void navigate({ search: wanted }, { replace: wanted === asked });
  }
  return (
    <form action="/busca" role="search" onSubmit={search} className="grid max-w-2xl gap-2">
      <label htmlFor="busca" className="font-medium text-ink">
        O que você procura?
      </label>
      <div className="search-fields">
        <input
          ref={field}
          id="busca"
          data-focus={query ? undefined : ''}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="chip border-muted"
        />
        <button type="submit" className={buttonClass()}>
          <Search aria-hidden size={20} />
          Buscar
        </button>
      </div>
    </form>
  );
}
