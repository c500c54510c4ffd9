import { expect, hold, open, test } from '../helpers/browser';
import { finder } from '../helpers/finder';
import { expectSaid, listen } from '../helpers/spoken';

const PHONE = { width: 390, height: 844 };

test.describe('filters', () => {
  test('search ignores case and accents in name, address and city, and combines with the state', {
    tag: '@main',
  }, async ({ page }) => {
    await open(page, '/onde-estamos');
    const { search, state, lines } = finder(page.getByRole('main'));
    await expect(page.getByText('33 unidades')).toBeVisible();
    await search.fill('VITORIA');
    await expect(lines).toHaveCount(3);
    await expect(page).toHaveURL('/onde-estamos?busca=VITORIA');
    await search.fill('centro');
    await expect(lines).toHaveCount(4);
    await state.selectOption('ES');
    await expect(page).toHaveURL('/onde-estamos?busca=centro&uf=ES');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ unidades?/ })).toHaveText(
      '2 unidades para “centro” em ES',
    );
    await search.fill('icaraí');
    await expect(page.getByText('Nenhuma unidade encontrada com os filtros selecionados.')).toBeOnScreen({
      scrolled: true,
    });
    await state.selectOption('Todos');
    await expect(lines).toHaveText([/Soul Icaraí/]);
    await expect(page.getByText('1 unidade para “icaraí”', { exact: true })).toBeVisible();
  });

  test('announce what they were asked for, also if it changes no number, and what to do without results', async ({
    page,
  }) => {
    await listen(page);
    await open(page, '/onde-estamos');
    const { search, state } = finder(page.getByRole('main'));
    await search.fill('Vila Mariana, São Paulo');
    await expectSaid(page, /^Nenhuma unidade encontrada .* Ver todas Ver os produtos$/);
    await search.fill('Itaim Bibi');
    await expectSaid(page, /^0 unidades ?para “Itaim Bibi”$/);
    await state.selectOption('ES');
    await expectSaid(page, /^0 unidades ?para “Itaim Bibi” ?em ES$/);
  });

  test('understand a postal code and a mistyped city, and keep the focus while the code of the search loads', async ({
    page,
  }) => {
    const release = await hold(page, '/assets/location-search-*');
    await open(page, '/onde-estamos');
    const { search, lines } = finder(page.getByRole('main'));
    const asked = page.waitForRequest('**/assets/location-search-*');
    await search.pressSequentially('29055-270');
    await asked;
    await expect(lines).toHaveCount(33);
    release();
    await expect(page).toHaveURL('/onde-estamos?busca=29055-270');
    await expect(search).toBeFocused();
    const inState = await lines.count();
    expect(inState).toBeLessThan(33);
    await page.goto('/onde-estamos?uf=ES');
    await expect(lines).toHaveCount(inState);
    await search.fill('vitoia');
    await expect(lines).toHaveCount(3);
  });

  test('are read from the address, add no entry to the history, and Enter searches at once', async ({ page }) => {
    await open(page, '/');
    await open(page, '/onde-estamos?uf=RJ');
    const { search, state, lines } = finder(page.getByRole('main'));
    await expect(state).toHaveValue('RJ');
    await expect(lines).toHaveCount(4);
    await search.pressSequentially('tijuca');
    await search.press('Enter');
    await expect(lines).toHaveCount(2);
    await expect(page).toHaveURL('/onde-estamos?busca=tijuca&uf=RJ');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('are cleared by the link in the navigation', async ({ page }) => {
    await open(page, '/onde-estamos?busca=recife&local=1');
    const { search, lines, panel } = finder(page.getByRole('main'));
    await expect(lines).toHaveCount(2);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Onde estamos' }).click();
    await expect(lines).toHaveCount(33);
    await expect(search).toHaveValue('');
    await expect(panel.getByRole('heading')).toHaveCount(0);
  });

  test('«Abertas agora» keeps only the open locations, until all filters are reset', async ({ page }) => {
    // A Sunday evening in Brasília: most are closed.
    await page.clock.setFixedTime(new Date('2026-11-29T23:30:00Z'));
    await open(page, '/onde-estamos');
    const { lines } = finder(page.getByRole('main'));
    await expect(lines).toHaveCount(33);
    const isOpen = lines.filter({ hasText: 'Aberto agora' });
    await expect(lines.filter({ hasText: 'Fechado' })).not.toHaveCount(0);
    const count = await isOpen.count();
    const filter = page.getByRole('button', { name: 'Abertas agora' });
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ unidades?$/ })).toHaveText(
      count === 1 ? '1 unidade' : `${count} unidades`,
    );
    await expect(lines.filter({ hasText: 'Fechado' })).toHaveCount(0);
    // Combined with the other filters, and reset with them.
    await finder(page.getByRole('main')).search.fill('xyzzy');
    await page.getByRole('link', { name: 'Ver todas' }).press('Enter');
    await expect(finder(page.getByRole('main')).state).toBeFocused();
    await expect(filter).toHaveAttribute('aria-pressed', 'false');
    await expect(lines).toHaveCount(33);
  });

  test('«Abertas agora» is still on after a reload or a step back', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-29T23:30:00Z'));
    await open(page, '/onde-estamos');
    const { lines } = finder(page.getByRole('main'));
    const filter = page.getByRole('button', { name: 'Abertas agora' });
    const closed = lines.filter({ hasText: 'Fechado' });
    await filter.click();
    await page.reload();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(closed).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await page.goBack();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(closed).toHaveCount(0);
    await filter.click();
    await page.reload();
    await expect(lines).toHaveCount(33);
    await expect(filter).toHaveAttribute('aria-pressed', 'false');
  });

  test('«Abertas agora» removes a location when it closes', async ({ page }) => {
    // A Sunday in Brasília, shortly before ten in the evening.
    await page.clock.install({ time: new Date('2026-11-30T00:58:30Z') });
    await open(page, '/onde-estamos');
    const { lines } = finder(page.getByRole('main'));
    await page.getByRole('button', { name: 'Abertas agora' }).click();
    const closing = lines.filter({ hasText: 'Soul Ipanema' });
    await expect(closing).toHaveCount(1);
    await page.clock.runFor(3 * 60_000);
    await expect(closing).toHaveCount(0);
  });

  test('on a phone the list scrolls with the page and shows four lines, the others on request', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/onde-estamos');
    const { lines } = finder(page.getByRole('main'));
    const list = page.getByRole('main').locator('.location-list');
    const seen = lines.filter({ visible: true });
    await expect(seen).toHaveCount(4);
    await expect(list).toHaveCSS('max-height', '700px');
    const more = page.getByRole('button', { name: 'Ver mais unidades' });
    await more.scrollIntoViewIfNeeded();
    expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
    await more.click();
    await expect(more).toHaveCount(0);
    await expect(seen).toHaveCount(33);
    await expect(lines.nth(4)).toBeFocused();
    expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  });

  test('a city without a store offers products, all locations, the nearest store and licensing', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -15.6, longitude: -56.1 });
    await open(page, '/onde-estamos?busca=cuiab%C3%A1');
    const { lines, search } = finder(page.getByRole('main'));
    await expect(page.getByText('Nenhuma unidade encontrada com os filtros selecionados.')).toBeOnScreen({
      scrolled: true,
    });
    await expect(page.getByRole('main').getByRole('link', { name: 'Ver os produtos' })).toBeOnScreen({
      scrolled: true,
    });
    await page.getByRole('main').getByRole('link', { name: 'Ver todas' }).click();
    await page.getByRole('button', { name: 'Perto de mim' }).click();
    await expect(lines).toHaveCount(33);
    await expect(search).toHaveValue('');
    // It is far away, and the page says so.
    await expect(page.getByText(/^A unidade mais próxima fica a 7\d\d km de você\./)).toBeOnScreen({ scrolled: true });
    await page.getByRole('link', { name: 'Levar a Soul para a minha cidade' }).click();
    await expect(page).toHaveURL(/\/licencie$/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

    test('a search by the keyboard’s button shows what it found', async ({ page }) => {
      await open(page, '/onde-estamos');
      const { search, lines } = finder(page.getByRole('main'));
      await search.fill('29101000');
      await search.press('Enter');
      await expect(search).not.toBeFocused();
      await expect(lines.first()).toBeOnScreen();
      await expect(page.getByRole('status').filter({ hasText: /^\d+ unidades?/ })).toBeOnScreen();
    });

    for (const close of ['Back', 'the button'] as const)
      test(`${close} closes the details of a store, and the list is where it was`, async ({ page }) => {
        await open(page, '/contato');
        await page.getByRole('link', { name: 'Onde estamos' }).last().click();
        await expect(page.getByRole('heading', { level: 1, name: 'Onde estamos' })).toBeVisible();
        const { line, panel } = finder(page.getByRole('main'));
        await line('Soul Casa Forte').click();
        await expect(panel.getByRole('heading', { name: 'Soul Casa Forte' })).toBeOnScreen();
        if (close === 'Back') await page.goBack();
        else await panel.getByRole('link', { name: 'Fechar detalhes' }).click();
        await expect(page).toHaveURL('/onde-estamos');
        await expect(panel.getByRole('heading', { name: 'Soul Casa Forte' })).toHaveCount(0);
        await expect(line('Soul Casa Forte')).toBeOnScreen();
        await page.goBack();
        await expect(page).toHaveURL('/contato');
      });

    test('the details of a store begin below the header, with their button to close them', async ({ page }) => {
      await open(page, '/onde-estamos');
      const { line, panel } = finder(page.getByRole('main'));
      await line('Soul Casa Forte').click();
      await expect(panel.getByRole('link', { name: 'Fechar detalhes' })).toBeOnScreen();
      await expect(panel.getByRole('heading', { name: 'Soul Casa Forte' })).toBeOnScreen();
    });
  });

  test('on a phone the map and the details of the selected location are in view together', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, '/onde-estamos');
    const { line, panel } = finder(page.getByRole('main'));
    await line('Soul Casa Forte').click();
    await expect(panel.getByRole('heading', { name: 'Soul Casa Forte' })).toBeOnScreen();
    await expect(page.getByRole('button', { name: 'Clique para interagir' })).toBeOnScreen();
  });

  test('work without script, as does selecting a location', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport: PHONE });
    const page = await context.newPage();
    await page.goto('/onde-estamos');
    const { search, lines, line, panel } = finder(page.getByRole('main'));
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

test.describe('tabs', () => {
  test('show either the stores, the flagship included, or the retailers, and are kept in the address', async ({
    page,
  }) => {
    await open(page, '/onde-estamos?uf=ES');
    const main = page.getByRole('main');
    const { lines, line } = finder(main);
    const tab = (name: string) => main.getByRole('tab', { name });
    const all = await lines.count();
    await tab('Lojas').click();
    await expect(page).toHaveURL('/onde-estamos?uf=ES&tipo=loja');
    await expect(line('Praia da Costa')).toHaveCount(1);
    await expect(lines).not.toHaveCount(all);
    const stores = await lines.count();
    await tab('Lojas').press('ArrowRight');
    await expect(tab('Revendedores')).toBeFocused();
    await expect(tab('Revendedores')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/onde-estamos?uf=ES&tipo=revendedor');
    await expect(lines).toHaveCount(all - stores);
    await open(page, '/onde-estamos?tipo=outro');
    await expect(lines).toHaveCount(33);
    await expect(tab('Todos')).toHaveAttribute('aria-selected', 'true');
  });

  for (const path of ['/onde-estamos', '/']) {
    test(`of ${path} work without script, and the search keeps the chosen tab`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(path);
      const part = path === '/' ? page.getByRole('region', { name: 'Onde estamos' }) : page.getByRole('main');
      const { search, lines } = finder(part);
      await part.getByRole('tab', { name: 'Revendedores' }).click();
      await expect(page).toHaveURL(/[?&]tipo=revendedor/);
      const retailers = await lines.count();
      expect(retailers).toBeLessThan(33);
      await search.fill('vitoria');
      await search.press('Enter');
      await expect(page).toHaveURL(/tipo=revendedor&busca=vitoria|busca=vitoria.*tipo=revendedor/);
      await expect(lines).toHaveText([/Mercado Folha & Fibra/]);
      await context.close();
    });
  }
});
