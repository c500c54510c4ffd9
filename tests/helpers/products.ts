import type { Page } from '@playwright/test';
import type { ProductInput, ProductRecord } from '../../src/shared/product';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { NOTHING } from './declaration';
import { callApi } from './panel';
import { uniqueName } from './unique-name';

export const SHEET: ProductInput = {
  category: 'suplementos',
  number: 0,
  name: 'Barra de Teste',
  priceCents: 1290,
  description: 'Uma barra para provar.',
  images: [
    { src: '/images/soulshake-1.webp', alt: 'Primeira' },
    { src: '/images/soulshake-2.webp', alt: 'Segunda' },
    { src: '/images/soulshake-3.webp', alt: 'Terceira' },
  ],
  longDescription: 'Um parágrafo.\n\nOutro.',
  benefits: ['Um', 'Dois', 'Três'],
  nutrition: {
    servingSize: 40,
    servingUnit: 'g',
    servingMeasure: '1 barra',
    servingsPerPack: 1,
    calories: 150,
    carbs: 15,
    totalSugars: 4,
    addedSugars: 2,
    proteins: 14,
    fats: 4,
    saturatedFats: null,
    transFats: null,
    fibers: null,
    sodium: null,
  },
  ...NOTHING,
  pairings: [],
  ...NO_SEARCH_APPEARANCE,
  featured: false,
  active: false,
};

/** Creates a product, inactive unless the fields say otherwise. */
export async function createProduct(page: Page, fields: Partial<ProductInput> = {}): Promise<ProductRecord> {
  const product = { ...SHEET, name: uniqueName('Barra'), ...fields };
  return (await callApi<{ record: ProductRecord }>(page, 'POST', '/api/panel/products', product)).record;
}

/** Deletes the test's products, in any state. */
export async function deleteProducts(page: Page, name: string) {
  const found = await page.request.get('/api/panel/products', { params: { search: name }, maxRetries: 2 });
  for (const { id, version } of (await found.json()).rows) {
    await callApi(page, 'DELETE', `/api/panel/products/${id}?version=${version}`);
  }
}
