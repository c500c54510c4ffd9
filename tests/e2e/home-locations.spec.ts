import type { Page } from '@playwright/test';
import { expect, hold, open, test } from '../helpers/browser';
import { forgetRefusals } from '../helpers/browser-accounts';
import { finder } from '../helpers/finder';
import { expectSaid, listen } from '../helpers/spoken';

const PHONE = { width: 390, height: 844 };

function section(page: Page) {
  const region = page.getByRole('region', { name: 'Onde estamos' });
  return { region, tab: (name: string) => region.getByRole('tab', { name }), ...finder(region) };
}

/** Number of active locations, and of those that the page itself has. */
const ALL = 33;
const FIRST = 6;

test('the first locations are in the page, and the others follow when it is scrolled there', async ({ page }) => {
  await open(page, '/');
  const { region, lines, pins, pin } = section(page);
  await expect(lines).toHaveCount(FIRST);
  await expect(pins).toHaveCount(0);
  await region.scrollIntoViewIfNeeded();
  await expect(lines).toHaveCount(ALL);
  await expect(pin('ES: 9 unidades')).toBeOnScreen({ scrolled: true });
  await expect(region.getByRole('link', { name: 'Ver todas as unidades' })).toHaveCount(0);
});

test.describe('filters', () => {
  test('tabs show either the stores, the flagship included, or the retailers', async ({ page }) => {
    await open(page, '/');
    const { region, lines, line, tab } = section(page);
    await region.scrollIntoViewIfNeeded();
    await expect(lines).toHaveCount(ALL);
    await tab('Lojas').click();
    await expect(lines).not.toHaveCount(ALL);
    const stores = await lines.count();
    await expect(line('Praia da Costa')).toHaveCount(1);
    await tab('Lojas').press('ArrowRight');
    await expect(tab('Revendedores')).toBeFocused();
    await expect(tab('Revendedores')).toHaveAttribute('aria-selected', 'true');
    await expect(lines).toHaveCount(ALL - stores);
    await expect(region.getByRole('list')).toHaveCSS('max-height', '450px');
  });

  test('search ignores case and accents, and combines with the state and the tabs', { tag: '@main' }, async ({
    page,
  }) => {
    await open(page, '/');
    const { region, search, state, lines, tab } = section(page);
    await expect(region.getByText('33 unidades')).toBeVisible();
    await search.fill('VITORIA');
    await expect(lines).toHaveCount(3);
    await expect(page).toHaveURL('/?busca=VITORIA#onde-estamos');
    await tab('Revendedores').click();
    await expect(lines).toHaveText([/Mercado Folha & Fibra/]);
    await expect(region.getByText('1 unidade para “VITORIA”', { exact: true })).toBeVisible();
    await state.selectOption('RJ');
    await expect(region.getByText('Nenhuma unidade encontrada com os filtros selecionados.')).toBeOnScreen({
      scrolled: true,
    });
    await search.fill('');
    await tab('Todos').click();
    await expect(lines).toHaveCount(4);
    await expect(page).toHaveURL('/?uf=RJ#onde-estamos');
  });

  test('keep the scroll position and add no entry to the history', async ({ page }) => {
    await open(page, '/sobre');
    await open(page, '/');
    const { search, state, lines } = section(page);
    await search.focus();
    await page.mouse.wheel(0, 60);
    const before = await page.evaluate(() => scrollY);
    await state.selectOption('ES');
    await search.pressSequentially('centro');
    await expect(lines).toHaveCount(2);
    await expect(page).toHaveURL('/?busca=centro&uf=ES#onde-estamos');
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100);
    await page.goBack();
    await expect(page).toHaveURL('/sobre');
  });

  test('wait for the locations that the page left out, and show only matches', async ({ page }) => {
    await open(page, '/');
    const release = await hold(page, '/api/locations');
    const { region, state, lines } = section(page);
    await state.selectOption('RJ');
    await expect(region.getByText('… unidades')).toBeOnScreen({ scrolled: true });
    await expect(region.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(lines).toHaveText([/RJ/, /RJ/, /RJ/, /RJ/]);
  });

  test('say so where they need locations that cannot be fetched', async ({ page, problems }) => {
    await page.route('**/api/locations', (route) =>
      route.fulfill({ status: 503, json: { error: 'Não', code: 'unavailable' } }),
    );
    await open(page, '/');
    const { region, tab } = section(page);
    await region.scrollIntoViewIfNeeded();
    await expect(region.getByText('33 unidades')).toBeOnScreen({ scrolled: true });
    await tab('Revendedores').click();
    await expect(region.getByText('Não conseguimos carregar os locais agora.')).toBeOnScreen({ scrolled: true });
    forgetRefusals(problems, 503);
  });

  test('work without script, as does selecting a location', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport: PHONE });
    const page = await context.newPage();
    await page.goto('/');
    const { region, search, lines, line, panel } = section(page);
    await expect(lines).toHaveCount(FIRST);
    await expect(region.getByRole('link', { name: 'Ver todas as unidades' })).toHaveAttribute('href', '/onde-estamos');
    await search.fill('recife');
    await search.press('Enter');
    await expect(lines).toHaveCount(2);
    await line('Soul Casa Forte').click();
    await expect(page).toHaveURL(/\/\?busca=recife&uf=&local=\d+#loja$/);
    await expect(panel.getByRole('link', { name: 'Como chegar' })).toBeVisible();
    await panel.getByRole('link', { name: 'Fechar detalhes' }).click();
    await expect(lines).toHaveCount(2);
    await expect(panel.getByRole('heading')).toHaveCount(0);
    await context.close();
  });
});

test.describe('the selected location', () => {
  test('shows its details beside the map, which centres on it at zoom 16, with a link to directions', async ({
    page,
    outside,
  }) => {
    await open(page, '/');
    const { region, line, panel, pin, embedded } = section(page);
    await region.scrollIntoViewIfNeeded();
    await line('Praia da Costa').click();
    await expect(page).toHaveURL('/?local=1#loja');
    await expect(line('Praia da Costa')).toHaveAttribute('aria-current', 'true');
    // Also while hovered.
    await expect(line('Praia da Costa')).toHaveCSS('box-shadow', /^rgb\(97, 71, 222\).*inset$/);
    await expect(panel.getByRole('heading', { name: 'Soul Praia da Costa' })).toBeInViewport();
    await expect(line('Praia da Costa')).toBeInViewport();
    await expect(pin('Soul Praia da Costa')).toHaveAttribute('aria-current', 'true');
    expect(outside).toEqual([]);
    await region.getByRole('button', { name: 'Clique para interagir' }).click();
    await expect(embedded).toHaveAttribute('src', /q=-20\.33214%2C-40\.28865&z=16/);
    const directions = panel.getByRole('link', { name: 'Como chegar' });
    await expect(directions).toHaveAttribute('href', /maps\/dir\/\?api=1&destination=-20\.33214%2C-40\.28865/);
    await expect(panel).toContainText(/Aberto agora · fecha|Fechado · abre/);
    await expect(panel).toContainText('Domingo, 9h às 21h');
    await panel.getByRole('link', { name: 'Horário e contato' }).click();
    await expect(page).toHaveURL('/onde-estamos?local=1#loja');
  });

  test('requests its hours only once per store when the request fails', async ({ page, problems }) => {
    let asked = 0;
    await page.route('**/api/locations', (route) => {
      asked += 1;
      return route.fulfill({ status: 503, json: { error: 'Não', code: 'unavailable' } });
    });
    await open(page, '/');
    const { line, panel } = section(page);
    await line('Soul Batel').click();
    await expect(panel).toBeOnScreen({ scrolled: true });
    await expect.poll(() => asked).toBeGreaterThan(0);
    // A retry loop would send thousands of requests before the other store shows.
    await line('Soul Icaraí').click();
    await expect(panel).toContainText('Soul Icaraí');
    // One for the other locations, and one for each store's hours.
    expect(asked).toBeLessThanOrEqual(3);
    forgetRefusals(problems, 503);
  });

  test('opens and closes by keyboard: the focus moves to the details and back to its line', async ({ page }) => {
    await listen(page);
    await open(page, '/');
    const { region, line, panel, pin } = section(page);
    const close = panel.getByRole('link', { name: 'Fechar detalhes' });
    await region.scrollIntoViewIfNeeded();
    await line('Soul Moema').focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Soul Moema' })).toBeOnScreen();
    await expect(panel).toBeFocused();
    await expectSaid(page, 'Soul Moema');
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('heading')).toHaveCount(0);
    await expect(line('Soul Moema')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading')).toHaveCount(0);
    await expect(line('Soul Moema')).toBeFocused();
    await expect(pin('ES: 9 unidades')).toBeVisible();
  });

  test('leaves the focus on its line if it is chosen by mouse', async ({ page }) => {
    await open(page, '/');
    const { region, line, panel } = section(page);
    await region.scrollIntoViewIfNeeded();
    await line('Soul Moema').click();
    await expect(panel.getByRole('heading', { name: 'Soul Moema' })).toBeOnScreen();
    await expect(line('Soul Moema')).toBeFocused();
  });

  for (const width of [390, 768, 1440]) {
    test(`is shown by its shared address at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/?local=12#loja');
      const { line, panel } = section(page);
      await expect(panel.getByRole('heading', { name: 'Soul Icaraí' })).toBeInViewport();
      await expect(line('Soul Icaraí')).toHaveAttribute('aria-current', 'true');
    });
  }

  test('scrolls its panel into view on a phone, where that is below the list', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/');
    const { line, panel } = section(page);
    await line('Soul Asa Sul').click();
    await expect(panel.getByRole('link', { name: 'Como chegar' })).toBeInViewport();
  });

  test('works before hydration', async ({ page }) => {
    await page.route('**/assets/entry-client-*.js', () => undefined);
    await page.goto('/');
    const { line, panel } = section(page);
    await line('Soul Ipanema').click();
    await expect(page).toHaveURL(/[?&]local=\d+#loja$/);
    await expect(panel.getByRole('heading', { name: 'Soul Ipanema' })).toBeVisible();
    await page.unrouteAll();
  });

  test('is cleared, with the filters, by the link to the home', async ({ page }) => {
    await open(page, '/?local=12&busca=soul#onde-estamos');
    const { lines, panel } = section(page);
    await expect(panel.getByRole('heading')).toHaveCount(1);
    await page.getByRole('link', { name: 'Soul, página inicial' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(lines).toHaveCount(33);
    await expect(panel.getByRole('heading')).toHaveCount(0);
  });
});

test.describe('near me', () => {
  test('asks for the position only on click, then sorts by distance within the filters and shows distances', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    // Beside the store of Praia do Canto, in Vitória.
    await context.setGeolocation({ latitude: -20.3, longitude: -40.29 });
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...args) => {
        document.documentElement.dataset.asked = 'true';
        ask(...args);
      };
    });
    await open(page, '/');
    const { lines, nearMe, tab } = section(page);
    await expect(page.locator('html[data-asked]')).toHaveCount(0);
    await nearMe.click();
    await expect(lines.nth(0)).toContainText(/Soul Praia do Canto.*\d{3} m.*Loja/);
    await expect(lines.last()).toContainText(/Soul Meireles.*1\.\d{3} km/);
    await tab('Revendedores').click();
    await expect(lines.first()).toContainText(/Mercado Folha & Fibra.*\d,\d km.*Revendedor/);
  });

  test('explains a refused position and keeps the list', async ({ page, context }) => {
    await context.clearPermissions();
    await open(page, '/');
    const { region, lines, nearMe } = section(page);
    await nearMe.click();
    await expect(region.getByText('Tudo bem, sem localização. Busque pela sua cidade')).toBeOnScreen({
      scrolled: true,
    });
    await expect(lines).toHaveCount(33);
    await expect(nearMe).toBeEnabled();
  });
});

test('the map is inert until the visitor activates it, and again once the mouse leaves', async ({ page }) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: 'Onde estamos' });
  await section.scrollIntoViewIfNeeded();
  const map = section.locator('iframe');
  const ask = section.getByRole('button', { name: 'Clique para interagir' });
  await ask.click();
  await expect(ask).toBeHidden();
  await expect(map).toHaveAttribute('title', 'Mapa das unidades Soul');
  await expect(map).toHaveCSS('pointer-events', 'auto');
  await section.getByRole('heading', { name: 'Onde estamos' }).hover();
  await expect(ask).toBeVisible();
  await expect(map).toHaveCSS('pointer-events', 'none');
});
