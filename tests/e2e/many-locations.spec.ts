import type { Page } from '@playwright/test';
import type { KnownLocations, Location } from '../../src/shared/location';
import { expect, forget, keepInStore, open, test } from '../helpers/browser';
import { finder } from '../helpers/finder';
import { drawerOf, SHAKE } from '../helpers/order';

const PAGE = 10;

/** Answers as if the seeded stores were many: the API sends ten, and the rest on request. */
async function many(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const { locations }: KnownLocations = await (await page.request.get('/api/locations')).json();
  await page.route(/\/api\/locations(\?|$)/, async (route) => {
    const { search, searchParams } = new URL(route.request().url());
    asked.push(search);
    const text = (name: string) => searchParams.get(name) ?? '';
    const of = (place: Location) =>
      (text('uf') === '' || place.uf === text('uf')) && place.city.toLowerCase().includes(text('search').toLowerCase());
    const found = locations.filter(of);
    const start = Number(text('after') || 0);
    const json: KnownLocations = {
      locations: found.slice(start, start + PAGE),
      many: {
        asked: { search: text('search'), uf: text('uf'), kind: '', after: text('after') },
        total: found.length + 10_000,
        next: start + PAGE < found.length ? String(start + PAGE) : null,
        states: ['BA', 'ES', 'SP'],
        places: [
          { name: 'ES', count: 4000, latitude: -20, longitude: -40.5 },
          { name: 'SP', count: 6000, latitude: -23.5, longitude: -46.6 },
        ],
        selected: null,
      },
    };
    await route.fulfill({ json });
  });
  await open(page, '/sobre');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Onde estamos' }).click();
  await expect(finder(page.getByRole('main')).lines).toHaveCount(PAGE);
  return asked;
}

test('many stores are requested by state and page, and the focus moves to the first new one', async ({ page }) => {
  const asked = await many(page);
  const { state, lines, panel, pin } = finder(page.getByRole('main'));
  await expect(page.getByText('10.033 unidades')).toBeVisible();
  await expect(pin('SP: 6000 unidades')).toBeAttached();
  const more = page.getByRole('link', { name: 'Ver mais unidades' });
  await more.click();
  await expect(lines).toHaveCount(2 * PAGE);
  await expect(lines.nth(PAGE)).toBeFocused();
  await expect(page).toHaveURL('/onde-estamos');
  await lines.nth(PAGE).press('Enter');
  await expect(panel.getByRole('link', { name: 'Como chegar' })).toBeVisible();
  await state.selectOption('ES');
  await expect(page.getByText('10.009 unidades')).toBeVisible();
  await expect(more).toHaveCount(0);
  expect(asked.filter(Boolean)).toEqual(['?after=10', '?uf=ES']);
  // Another filter closes the details of a store that it may not find.
  await expect(panel.getByRole('link', { name: 'Como chegar' })).toHaveCount(0);
  await state.selectOption('Todos');
  await expect(lines).toHaveCount(PAGE);
  await state.selectOption('ES');
  await expect(lines).toHaveCount(9);
  // A repeated query is not requested again.
  expect(asked.filter(Boolean)).toEqual(['?after=10', '?uf=ES']);
});

test('a pin fits its number, on the smallest phone too', async ({ page }) => {
  await many(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const { pin } = finder(page.getByRole('main'));
  await page.getByRole('button', { name: 'Mapa', exact: true }).click();
  // Digits outside the pin would be on the map.
  await expect(pin('SP: 6000 unidades')).toBeOnScreen({ scrolled: true });
});

test('near me sends a position rounded to about a kilometre, and tells the visitor', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -20.30123, longitude: -40.29456 });
  const asked = await many(page);
  const { nearMe, lines } = finder(page.getByRole('main'));
  await nearMe.click();
  await expect(page.getByText('só a sua região, de cerca de 1 km, saiu deste aparelho')).toBeOnScreen({
    scrolled: true,
  });
  await expect.poll(() => asked).toEqual(['', '?near=-20.30%2C-40.29']);
  await expect(lines.first()).toContainText(/ km| m/);
});

test('a failed search shows an error, and the next search works', async ({ page, problems }) => {
  await many(page);
  await page.route('**/api/locations?search=recife', (route) =>
    route.fulfill({ status: 503, json: { error: 'Não', code: 'unavailable' } }),
  );
  const { search, lines } = finder(page.getByRole('main'));
  await search.fill('recife');
  await expect(page.getByText('Não conseguimos carregar os locais agora.')).toBeVisible();
  await search.fill('salvador');
  await expect(lines.first()).toContainText('Salvador');
  forget(problems, '503');
});

test('two quick requests for the next page add it once', async ({ page }) => {
  await many(page);
  const { lines } = finder(page.getByRole('main'));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/after=10/, (route) => released.then(() => route.fallback()));
  const asked = page.waitForRequest(/after=10/);
  await page.getByRole('link', { name: 'Ver mais unidades' }).evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await asked;
  release();
  await expect(lines.nth(PAGE)).toBeFocused();
  await expect(lines).toHaveCount(2 * PAGE);
});

test('the cart tells the visitor that an approximate position was sent', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -20.30123, longitude: -40.29456 });
  await keepInStore(page, 'soul-cart', JSON.stringify([SHAKE]));
  await many(page);
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click();
  const drawer = drawerOf(page);
  await drawer.getByRole('button', { name: 'Escolher loja' }).click();
  await drawer.getByRole('button', { name: 'Perto de mim' }).click();
  await expect(drawer.getByText('só a sua região, de cerca de 1 km, saiu deste aparelho')).toBeOnScreen();
  await expect(drawer.getByText('não sai deste aparelho')).toHaveCount(0);
});
