import { fixedPages, pageWords } from '../../src/shared/fixed-pages';
import type { NavigationLink } from '../../src/shared/navigation';
import { fold } from '../../src/shared/search';

/** A single page of the site, as search results show it. */
export type PageFound = NavigationLink;

/** Returns the fixed pages, and one for each line that is sold by the box. */
export function pagesToSearch(lines: { address: string; name: string; packSize: number | null }[]): PageFound[] {
  const boxes = lines.filter(({ packSize }) => packSize !== null);
  return [
    // Without the home page: a visitor who searches has found the site already.
    ...fixedPages.filter(({ to }) => to !== '/'),
    ...boxes.map(({ address, name }) => ({ to: `/produtos/${address}/caixa`, label: `Monte sua caixa de ${name}` })),
  ];
}

/** Returns the folded search text of a page, its name first. */
export function pageSearchText({ to, label }: PageFound): string {
  return fold(`${label} ${pageWords[to] ?? ''}`);
}
