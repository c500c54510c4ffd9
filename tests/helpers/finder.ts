import type { Locator } from '@playwright/test';

/** Locators for the store search, list and details, within a page or section. */
export function finder(within: Locator) {
  return {
    search: within.getByRole('searchbox', { name: 'Nome, cidade ou CEP' }),
    state: within.getByRole('combobox', { name: 'Estado' }),
    lines: within.getByRole('listitem').getByRole('button'),
    line: (name: string) => within.getByRole('listitem').getByRole('button', { name }),
    panel: within.getByRole('region', { name: 'Local selecionado' }),
    /** Google's map, after it was requested. */
    embedded: within.locator('iframe'),
    pins: within.getByRole('navigation', { name: 'No mapa' }).getByRole('link'),
    pin: (name: string | RegExp) =>
      within.getByRole('navigation', { name: 'No mapa' }).getByRole('link', { name, exact: true }),
    nearMe: within.getByRole('button', { name: 'Perto de mim' }),
  };
}
