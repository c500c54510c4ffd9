import type { Page } from '@playwright/test';
import type { CategoryRecord } from '../../src/shared/category';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';

/** Matches cards of the seed's categories: panel tests create others beside them. */
export const SEEDED = /Soul|Suplementos|Toppins/;

/** The links that filter by a line of the seed, after the one to all lines. */
export const seededChips = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Filtrar por linha' })
    .getByRole('link')
    .filter({ hasText: new RegExp(`Todos|${SEEDED.source}`) });

/** Builds a fictional category as the panel lists it. */
export function category(key: string, position: number, productCount = 0): CategoryRecord {
  return {
    key,
    address: key,
    name: key.toUpperCase(),
    description: '',
    image: '/images/a.webp',
    imageAlt: '',
    highlighted: false,
    packSize: null,
    packDiscount: 0,
    ...NO_SEARCH_APPEARANCE,
    position,
    version: 1,
    productCount,
  };
}
