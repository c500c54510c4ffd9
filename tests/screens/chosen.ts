import type { Page } from '@playwright/test';
import { fill, press, somePictures } from './acts.ts';
import type { Screen } from './screen.ts';

const PRODUCTS = '/painel/produtos?categoria=soulcoffee';

/** Lists with selected rows, and the dialogs of acts on them. */
const screens: Screen[] = [
  { name: 'panel: products chosen', path: PRODUCTS, reach: chooseAll },
  {
    name: 'panel: products chosen, another price',
    path: PRODUCTS,
    reach: async (page) => {
      await asked(page, 'Preço...');
      await fill(page, 'Percentual', '7,5');
    },
  },
  { name: 'panel: products chosen, another line', path: PRODUCTS, reach: (page) => asked(page, 'Categoria...') },
  { name: 'panel: products chosen, to be deleted', path: PRODUCTS, reach: (page) => asked(page, 'Excluir') },
  { name: 'panel: posts chosen', path: '/painel/blog', reach: chooseAll },
  { name: 'panel: posts chosen, another category', path: '/painel/blog', reach: (page) => asked(page, 'Categoria...') },
  { name: 'panel: locations chosen', path: '/painel/locations', reach: chooseAll },
  { name: 'panel: locations chosen, another type', path: '/painel/locations', reach: (page) => asked(page, 'Tipo...') },
  {
    name: 'panel: locations chosen, another date',
    path: '/painel/locations',
    reach: async (page) => {
      await asked(page, 'Data especial...');
      await page.getByLabel('Data', { exact: true }).selectOption('Outra data');
      await page.getByText('Outro horário').click();
      await press(page, 'Mudar horário');
    },
  },
  { name: 'panel: slides chosen', path: '/painel/slides', reach: chooseAll },
  { name: 'panel: categories chosen', path: '/painel/produtos/categorias', reach: chooseAll },
  {
    name: 'panel: categories chosen, to be deleted',
    path: '/painel/produtos/categorias',
    reach: (page) => asked(page, 'Excluir'),
  },
  { name: 'panel: pictures chosen', path: '/painel/midia', before: somePictures, reach: chooseAll },
  {
    name: 'panel: pictures chosen, their texts',
    path: '/painel/midia',
    before: somePictures,
    reach: (page) => asked(page, 'Texto alternativo...'),
  },
  {
    name: 'panel: pictures chosen, into a folder',
    path: '/painel/midia',
    before: somePictures,
    reach: (page) => asked(page, 'Pasta...'),
  },
  {
    name: 'panel: pictures chosen, to be deleted',
    path: '/painel/midia',
    before: somePictures,
    reach: (page) => asked(page, 'Excluir'),
  },
];

export const chosen = screens.map((screen): Screen => ({ ...screen, who: 'admin' }));

async function asked(page: Page, act: string) {
  await chooseAll(page);
  await actOn(page, act);
}

/** Selects the first row of a list, then all rows from the bar. */
export async function chooseAll(page: Page) {
  await page
    .getByRole('checkbox', { name: /^Selecionar (?!tod[ao]s)/ })
    .first()
    .check();
  const bar = page.getByRole('region', { name: 'Ações em lote' });
  await bar.getByRole('button', { name: /^Selecionar tod[ao]s$/ }).click();
}

/** Starts an act on the selected rows; in narrow windows it is behind a button. */
export async function actOn(page: Page, name: string) {
  const bar = page.getByRole('region', { name: 'Ações em lote' });
  const more = bar.getByRole('button', { name: 'Ações', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
}
