import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../helpers/browser';

const PHONE = { width: 390, height: 844 };
/** A Friday at 15:00 in São Paulo. */
const FRIDAY = new Date('2026-11-20T15:00:00-03:00');

function parts(page: Page) {
  const main = page.getByRole('main');
  return {
    search: main.getByRole('searchbox', { name: 'Nome, endereço ou cidade' }),
    state: main.getByRole('combobox', { name: 'Estado' }),
    lines: main.getByRole('listitem').getByRole('button'),
    line: (name: string) => main.getByRole('listitem').getByRole('button', { name }),
    panel: main.getByRole('region', { name: 'Local selecionado' }),
    map: main.locator('iframe'),
    nearMe: main.getByRole('button', { name: 'Perto de mim' }),
  };
}

test.describe('filters', () => {
  test('search ignores case and accents, over name, address and city, and combines with the state', async ({
    page,
  }) => {
    await open(page, '/onde-estamos');
    const { search, state, lines } = parts(page);
    await expect(page.getByText('33 unidades')).toBeVisible();
    await search.fill('VITORIA');
    await expect(lines).toHaveCount(3);
    await expect(page).toHaveURL('/onde-estamos?busca=VITORIA');
    await search.fill('centro');
    await expect(lines).toHaveCount(3);
    await state.selectOption('ES');
    await expect(page).toHaveURL('/onde-estamos?busca=centro&uf=ES');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ unidades?$/ })).toHaveText('2 unidades');
    await search.fill('icaraí');
    await expect(page.getByText('Nenhuma unidade encontrada com os filtros selecionados.')).toBeVisible();
    await state.selectOption('Todos');
    await expect(lines).toHaveText([/Soul Icaraí/]);
    await expect(page.getByText('1 unidade', { exact: true })).toBeVisible();
  });

  test('work from the address, leave no trail in the history, and Enter searches at once', async ({ page }) => {
    await open(page, '/');
    await open(page, '/onde-estamos?uf=RJ');
    const { search, state, lines } = parts(page);
    await expect(state).toHaveValue('RJ');
    await expect(lines).toHaveCount(4);
    await search.pressSequentially('tijuca');
    await search.press('Enter');
    await expect(lines).toHaveCount(2);
    await expect(page).toHaveURL('/onde-estamos?uf=RJ&busca=tijuca');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('the navigation brings every location back', async ({ page }) => {
    await open(page, '/onde-estamos?busca=recife&local=1');
    const { search, lines, panel } = parts(page);
    await expect(lines).toHaveCount(2);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Onde estamos' }).click();
    await expect(lines).toHaveCount(33);
    await expect(search).toHaveValue('');
    await expect(panel.getByRole('heading')).toHaveCount(0);
  });

  test('work without script, and so does the selection', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport: PHONE });
    const page = await context.newPage();
    await page.goto('/onde-estamos');
    const { search, lines, line, panel } = parts(page);
    await search.fill('recife');
    await search.press('Enter');
    await expect(lines).toHaveCount(2);
    await line('Soul Casa Forte').click();
    await expect(panel.getByRole('heading', { name: 'Soul Casa Forte' })).toBeVisible();
    await panel.getByRole('link', { name: 'Fechar detalhes' }).click();
    await expect(lines).toHaveCount(2);
    await context.close();
  });
});

test.describe('the selected location', () => {
  test('shows where, when and how, and centres the map at zoom 16', async ({ page }) => {
    await page.clock.setFixedTime(FRIDAY);
    await open(page, '/onde-estamos');
    const { line, panel, map } = parts(page);
    await expect(map).toHaveAttribute('src', /q=Praia\+da\+Costa/);
    await line('Soul Praia da Costa').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await line('Soul Praia da Costa').click();
    await expect(page).toHaveURL('/onde-estamos?local=1');
    await expect(line('Soul Praia da Costa')).toHaveAttribute('aria-current', 'true');
    await expect(map).toHaveAttribute('src', /q=-20\.33214%2C-40\.28865&z=16/);
    for (const text of [
      'Flagship',
      'Av. Champagnat, 100 - Praia da Costa',
      'Vila Velha - ES, CEP 29101-390',
      'Aberto agora · fecha às 22h',
      'Segunda a sábado, 8h às 22h',
      'Domingo, 9h às 21h',
    ])
      await expect(panel.getByText(text)).toBeVisible();
    await expect(panel).toHaveAttribute('aria-live', 'polite');
    await expect(panel.getByRole('link', { name: '(27) 99999-0101' })).toHaveAttribute('href', 'tel:+5527999990101');
    await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/5527999990101');
    await expect(panel.getByRole('link', { name: 'praiadacosta@example.com' })).toBeVisible();
    const directions = panel.getByRole('link', { name: 'Como chegar' });
    await expect(directions).toHaveAttribute('href', /maps\/dir\/\?api=1&destination=-20\.33214%2C-40\.28865/);
    await expect(directions).toHaveAttribute('target', '_blank');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('is chosen by keyboard, closed by keyboard, and focus is never lost', async ({ page }) => {
    await open(page, '/onde-estamos');
    const { line, panel } = parts(page);
    await line('Soul Moema').focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Soul Moema' })).toBeVisible();
    await expect(line('Soul Moema')).toBeFocused();
    await panel.getByRole('link', { name: 'Fechar detalhes' }).press('Enter');
    await expect(panel.getByRole('heading')).toHaveCount(0);
    await expect(line('Soul Moema')).toBeFocused();
    await expect(page).toHaveURL('/onde-estamos');
  });

  test('can be shared by its address, and is accessible at every width', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/onde-estamos?local=7');
    const { panel } = parts(page);
    await expect(panel.getByRole('heading', { name: 'Studio Onda Sete' })).toBeVisible();
    await expect(panel.getByText('E-mail não informado')).toBeVisible();
    await expect(panel.getByText('O horário muda na alta temporada.')).toBeVisible();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });

  test('says a dash where no schedule is known, and nothing of an unknown id', async ({ page }) => {
    await open(page, '/onde-estamos?local=8');
    const { panel } = parts(page);
    await expect(panel.getByText('—', { exact: true })).toBeVisible();
    await page.goto('/onde-estamos?local=999999');
    await expect(panel.getByRole('heading')).toHaveCount(0);
  });
});

test('the list is at most 700 px high and stands left of the map from tablets on', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await open(page, '/onde-estamos');
  const list = page.getByRole('main').getByRole('list');
  await expect(list).toHaveCSS('max-height', '700px');
  const map = await page.getByRole('button', { name: 'Clique para interagir' }).boundingBox();
  const box = await list.boundingBox();
  expect(map?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
  await expect(page.getByRole('button', { name: 'Mapa' })).toBeHidden();
});

test('on phones one switches between list and map, and a selection leads to the map', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/onde-estamos');
  const { lines, line, panel } = parts(page);
  const interact = page.getByRole('button', { name: 'Clique para interagir' });
  await expect(interact).toBeHidden();
  await page.getByRole('button', { name: 'Mapa' }).click();
  await expect(interact).toBeVisible();
  await expect(lines.first()).toBeHidden();
  await page.getByRole('button', { name: 'Lista' }).click();
  await line('Soul Ipanema').click();
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'Soul Ipanema' })).toBeInViewport();
  await panel.getByRole('link', { name: 'Fechar detalhes' }).click();
  await expect(line('Soul Ipanema')).toBeFocused();
});

test('the map is inert until it is asked for, and again once the mouse leaves', async ({ page }) => {
  await open(page, '/onde-estamos?local=1');
  const { map } = parts(page);
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveCSS('pointer-events', 'none');
  const ask = page.getByRole('button', { name: 'Clique para interagir' });
  await ask.click();
  await expect(map).toHaveCSS('pointer-events', 'auto');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(ask).toBeVisible();
  await expect(map).toHaveCSS('pointer-events', 'none');
});

test.describe('opening hours', () => {
  test('are told in the list and by the minute, at the hour of the visit', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T21:59:30-03:00') });
    await open(page, '/onde-estamos?local=1');
    const { line, panel } = parts(page);
    await expect(panel.getByText('Aberto agora · fecha às 22h')).toBeVisible();
    await expect(line('Soul Praia da Costa')).toContainText('Flagship · Aberto agora');
    await page.clock.runFor(60_000);
    await expect(panel.getByText('Fechado · abre amanhã às 8h')).toBeVisible();
    await expect(line('Soul Praia da Costa')).toContainText('Flagship · Fechado');
    await expect(line('Studio Onda Sete')).not.toContainText('Fechado');
  });
});

test.describe('near me', () => {
  test('asks only on click, sorts by distance and shows it, and can be undone', async ({ page, context }) => {
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
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await open(page, '/onde-estamos');
    const { lines, nearMe } = parts(page);
    await expect(page.locator('html[data-asked]')).toHaveCount(0);
    const usual = await lines.first().locator('b').textContent();
    await nearMe.click();
    await expect(lines.nth(0)).toContainText(/Soul Praia do Canto.*Loja · \d{3} m/);
    await expect(lines.nth(1)).toContainText(/ \d,\d km|\d km/);
    await expect(lines.last()).toContainText(/Soul Meireles.*1\.\d{3} km/);
    await expect(page.getByText('Os mais próximos de você vêm primeiro.')).toBeVisible();
    await expect(nearMe).toHaveAttribute('aria-pressed', 'true');
    expect(sent.filter((request) => request.includes('-20.3,') || request.includes('-40.29'))).toEqual([]);
    await nearMe.click();
    await expect(lines.first().locator('b')).toHaveText(usual ?? '');
  });

  test('takes a refusal kindly', async ({ page, context }) => {
    await context.clearPermissions();
    await open(page, '/onde-estamos');
    const { lines, nearMe } = parts(page);
    await nearMe.click();
    await expect(page.getByText('Tudo bem, sem localização. Busque pela sua cidade')).toBeVisible();
    await expect(lines).toHaveCount(33);
    await expect(nearMe).toBeEnabled();
  });

  for (const [situation, code, text] of [
    ['does not know', 2, 'Seu aparelho não soube dizer onde está agora.'],
    ['takes too long', 3, 'Sua localização demorou demais para chegar.'],
    ['cannot tell at all', null, 'Seu navegador não sabe dizer onde você está.'],
  ] as const) {
    test(`explains that the device ${situation}`, async ({ page }) => {
      await page.addInitScript((failure) => {
        const geolocation = failure && {
          getCurrentPosition: (_: unknown, fail: (error: { code: number }) => void) => fail({ code: failure }),
        };
        Object.defineProperty(navigator, 'geolocation', { value: geolocation });
      }, code);
      await open(page, '/onde-estamos');
      await parts(page).nearMe.click();
      await expect(page.getByText(text)).toBeVisible();
    });
  }
});

test.describe('while the browser reads the locations', () => {
  test('the page shows at once with «Carregando locais...», then the list', async ({ page }) => {
    await open(page, '/');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/locations', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Onde estamos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onde estamos');
    await expect(page.getByText('Carregando locais...')).toBeVisible();
    answer();
    await expect(parts(page).lines).toHaveCount(33);
  });

  test('a failure leaves the list empty and tells «Erro ao carregar locais» with its message', async ({
    page,
    problems,
  }) => {
    await open(page, '/');
    await page.route('**/api/locations', (route) =>
      route.fulfill({ status: 503, json: { error: 'O serviço está temporariamente indisponível.' } }),
    );
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Onde estamos' }).click();
    const toast = page.getByRole('alert');
    await expect(toast).toContainText('Erro ao carregar locais');
    await expect(toast).toContainText('O serviço está temporariamente indisponível.');
    await expect(parts(page).lines).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    // Chromium reports the answer that this test made.
    problems.splice(
      problems.findIndex((problem) => problem.includes('503')),
      1,
    );
  });
});
