import type { Page } from '@playwright/test';
import type { ProductInput, ProductRecord } from '../../src/shared/product';
import { callApi } from './panel';
import { SHEET } from './product-sheet';
import { uniqueName } from './unique-name';

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
