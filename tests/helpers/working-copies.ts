import type { Page } from '@playwright/test';
import { expect } from './browser';

/** What a form says once the server has what was typed. */
export const kept = (page: Page) => page.getByText(/guardadas às \d\d:\d\d/);

/** The address of the link that the form gives out. */
export async function previewLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Link de prévia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link de prévia' });
  await expect(dialog.getByLabel('Endereço')).toHaveValue(/\/previa\//);
  const address = await dialog.getByLabel('Endereço').inputValue();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  return address;
}
