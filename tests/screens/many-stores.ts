import type { Page } from '@playwright/test';
import type { KnownLocations, LocationPlace } from '../../src/shared/location.ts';
import { CAPITALS } from '../helpers/many.ts';
import { answers, goTo } from './acts.ts';
import type { Screen } from './screen.ts';

const STORES = 10_024;
const CITIES = 60;
const LINES = 24;

/** Some in every state, most in the most populous one. */
const states: LocationPlace[] = CAPITALS.map(([name, , latitude, longitude], index) => ({
  name,
  count: index === 0 ? 2480 : 18 + ((index * 131) % 540),
  latitude,
  longitude,
}));

/** The capital and cities in rings around it. */
const citiesOf = ([, city, latitude, longitude]: (typeof CAPITALS)[number]): LocationPlace[] =>
  Array.from({ length: CITIES }, (_, index) => ({
    name: index === 0 ? city : `${city} ${index}`,
    count: 1 + Math.floor(420 / (index + 1)),
    latitude: latitude + Math.sin(index * 2.4) * 0.22 * Math.sqrt(index),
    longitude: longitude + Math.cos(index * 2.4) * 0.3 * Math.sqrt(index),
  }));

/** Answers as if the API had more stores than it sends, based on the seeded ones. */
async function many(page: Page, places: LocationPlace[]) {
  const { locations }: KnownLocations = await (await page.request.get('/api/locations')).json();
  const json: KnownLocations = {
    locations: locations.slice(0, LINES),
    many: {
      asked: { search: '', uf: '', kind: '', after: '' },
      total: STORES,
      next: '["retailer","Loja 24",24]',
      states: CAPITALS.map(([uf]) => uf).sort(),
      places,
      selected: null,
    },
  };
  await answers(page, 'GET /api/locations', { json });
}

const ofBrazil = (page: Page) => many(page, states);
const ofOneState = (page: Page) => many(page, citiesOf(CAPITALS[0] as (typeof CAPITALS)[number]));
const map = (page: Page) => page.getByRole('navigation', { name: 'No mapa' });
const finder = (page: Page) => page.getByRole('searchbox', { name: 'Nome, cidade ou CEP' });

async function openStores(page: Page) {
  await goTo(page, 'Onde estamos');
  await page.getByText('10.024 unidades').waitFor();
}

/** Shows the map, where narrow windows show the list or the map. */
async function showMap(page: Page) {
  const button = page.getByRole('button', { name: 'Mapa', exact: true });
  // In wide windows the button exists but is invisible: both are shown.
  await button.dispatchEvent('click');
  await map(page).getByRole('link').first().waitFor();
}

/** The store finder of a large brand: ten thousand stores, of which a page shows a few. */
export const manyStores: Screen[] = [
  { name: 'site: many stores', path: '/blog', before: ofBrazil, reach: openStores },
  {
    name: 'site: many stores, on the map',
    path: '/blog',
    before: ofBrazil,
    reach: async (page) => {
      await openStores(page);
      await showMap(page);
    },
    at: map,
  },
  {
    name: 'site: many stores of one state, on the map',
    path: '/blog',
    before: ofOneState,
    reach: async (page) => {
      await openStores(page);
      await page.getByRole('combobox', { name: 'Estado' }).selectOption('SP');
      await showMap(page);
      await page.getByText('10.024 unidades').waitFor();
    },
    at: map,
  },
  {
    name: 'site: many stores, end of the list',
    path: '/blog',
    before: ofBrazil,
    reach: async (page) => {
      await openStores(page);
      // On phones only the first few are shown.
      const unfold = page.getByRole('button', { name: 'Ver mais unidades' });
      if (await unfold.isVisible()) await unfold.click();
      await page.getByRole('link', { name: 'Ver mais unidades' }).focus();
    },
    at: (page) => page.getByRole('link', { name: 'Ver mais unidades' }),
  },
  {
    name: 'site: home, many stores',
    path: '/blog',
    before: ofBrazil,
    reach: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Soul, página inicial' }).press('Enter');
      await page.getByText('10.024 unidades').waitFor({ state: 'attached' });
    },
    at: finder,
  },
];
