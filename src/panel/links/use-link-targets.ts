import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText, type LucideIcon } from 'lucide-react';
import { unwrap } from '../../lib/api';
import { productPath } from '../../shared/category-path';
import { fixedPages, pageWords } from '../../shared/fixed-pages';
import { nounLabel } from '../../shared/nouns';
import { within } from '../../shared/within';
import { api } from '../api';
import { panelNouns } from '../nouns';
import { matches, wordsOf } from '../parts/matches';
import { useRested } from '../parts/use-rested';

/** A page of the site to link to. */
export type LinkTarget = { address: string; title: string; hint: string; icon: LucideIcon };

/** Minimum length; shorter words match too much. */
const SHORTEST = 2;
const MOST = 8;
/** How long to wait for the page of a typed name, in ms. */
const PATIENCE = 4000;
/** Input that starts as an address and is not searched as a name: `/produtos`, `https://…`, `mailto:…`, `exemplo.com`. */
const ADDRESS = /^(?:[/#]|[a-z]+:)|^\S+\.\S+$/i;

type Found = { targets: LinkTarget[]; isName: boolean; searching: boolean; isUnread: boolean };

const isNameTyped = (words: string) => words.length >= SHORTEST && !ADDRESS.test(words);

const recordsNamed = (q: string) =>
  queryOptions({ queryKey: ['link-targets', q], queryFn: ({ signal }) => recordsFound(q, signal) });

/** Returns functions for the one fitting page whose whole name is typed, with or without accents and capitals. */
export function useNamedTarget(isFit: (address: string) => boolean = () => true) {
  const client = useQueryClient();
  return {
    /** Returns the page, or `null` if there is none; undefined if the search for it has not ended yet. */
    known(typed: string): LinkTarget | null | undefined {
      const words = typed.trim();
      if (!isNameTyped(words)) return null;
      const records = client.getQueryData(recordsNamed(words).queryKey);
      return records && onlyNamed(words, records, isFit);
    },
    /** Searches for the page. A search that fails or takes long finds none. */
    async search(typed: string): Promise<LinkTarget | null> {
      const words = typed.trim();
      const searching = client.fetchQuery(recordsNamed(words)).catch(() => null);
      const records = await within(PATIENCE, searching, () => null);
      return records && onlyNamed(words, records, isFit);
    },
  };
}

function onlyNamed(words: string, records: LinkTarget[], isFit: (address: string) => boolean): LinkTarget | null {
  const name = wordsOf(words).join(' ');
  const targets = [...fixedPages.map(({ to, label }) => target(to, label)), ...records];
  const named = targets.filter(({ title, address }) => wordsOf(title).join(' ') === name && isFit(address));
  const [first, ...others] = new Map(named.map((each) => [each.address, each])).values();
  return first && others.length === 0 ? first : null;
}

/**
 * Returns the pages of the site whose name matches the input, found by the visitors' search, with an address that fits.
 * Returns none if the input is an address.
 */
export function useLinkTargets(typed: string, isFit: (address: string) => boolean = () => true): Found {
  const words = typed.trim();
  const q = useRested(words);
  const isName = isNameTyped(words);
  const { data, isFetching, isError } = useQuery({
    ...recordsNamed(q),
    enabled: isName && q.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  if (!isName) return { targets: [], isName, searching: false, isUnread: false };
  const pages = fixedPages.filter(({ to, label }) => matches(words, { title: label, hint: pageWords[to] }));
  const isTitled = ({ title }: LinkTarget) => matches(words, { title });
  const records = data ?? [];
  const targets = [
    ...pages.map(({ to, label }) => target(to, label)),
    ...records.filter(isTitled),
    ...records.filter((one) => !isTitled(one)),
  ]
    .filter(({ address }) => isFit(address))
    .slice(0, MOST);
  return { targets, isName, searching: isFetching || q !== words, isUnread: isError };
}

async function recordsFound(q: string, signal: AbortSignal): Promise<LinkTarget[]> {
  const { categories, products, posts, locations, moved } = await unwrap(
    api.search.$get({ query: { q } }, { init: { signal } }),
  );
  return [
    ...categories.map(({ address, name }) => target(`/produtos/${address}`, name, 'categories')),
    ...products
      .filter(({ hasPage }) => hasPage)
      .map((product) => target(productPath(product, moved), product.name, 'products')),
    ...posts.map(({ id, title }) => target(`/blog/${id}`, title, 'posts')),
    ...locations.map(({ id, name }) => target(`/onde-estamos?local=${id}#loja`, name, 'locations')),
  ];
}

function target(address: string, title: string, noun?: 'categories' | 'products' | 'posts' | 'locations'): LinkTarget {
  const [hint, icon] = noun ? [nounLabel(noun), panelNouns[noun].icon] : ['Página', FileText];
  return { address, title, hint, icon };
}
