import type { Page } from '@playwright/test';
import { expect } from './browser';

/** The form's message once the server has stored the changes. */
export const kept = (page: Page) => page.getByText(/guardadas às \d\d:\d\d/);

/** Returns the address of the form's preview link. */
export async function previewLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Link de prévia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link de prévia' });
  await expect(dialog.getByLabel('Endereço')).toHaveValue(/\/previa\//);
  const address = await dialog.getByLabel('Endereço').inputValue();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  return address;
}
