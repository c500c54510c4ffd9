import type { Locator, Page } from '@playwright/test';
import type { KnownLocations } from '../../src/shared/location';
import { expect, forget, hold, open, test } from '../helpers/browser';
import { destinationOf, drawerOf, openCart, SHAKE, STORE, send } from '../helpers/order';

test.describe('the choice of a store', () => {
  test('is found by city or state, remembered, changed and removed', async ({ page }) => {
    const drawer = await openCart(page, { cart: [SHAKE] });
    await drawer.getByRole('button', { name: 'Escolher loja' }).click();
    await expect(drawer.getByRole('heading', { name: 'Escolher loja' })).toBeFocused();
    await drawer.getByLabel('Nome, cidade ou CEP').fill('24220-000');
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Soul Icaraí' })).toBeOnScreen();
    await expect(drawer.getByRole('listitem').filter({ hasText: '- ES' })).toHaveCount(0);
    await drawer.getByLabel('Nome, cidade ou CEP').fill('vitoria espirito');
    await expect(drawer.getByRole('listitem')).toHaveText([/^Soul Jardim Camburi/, /^Soul Praia do Canto/]);
    await drawer.getByRole('button', { name: /^Soul Praia do Canto/ }).click();
    await expect(destinationOf(page)).toContainText(/Soul Praia do CantoVitória - ES · (Aberto agora|Fechado)/);
    await expect(drawer.getByRole('heading', { name: /^Como você quer receber/ })).toBeFocused();

    await page.reload();
    const here = page
      .getByRole('banner')
      .getByRole('link', { name: /^Sua loja: Soul Praia do Canto\. (Aberto agora|Fechado)/ });
    await expect(here).toBeOnScreen();
    await expect(here).toHaveAttribute('href', '/onde-estamos?local=2#loja');
    await page.getByRole('button', { name: /^Abrir carrinho/ }).click();
    await expect(destinationOf(page)).toContainText('Soul Praia do Canto');
    await destinationOf(page).getByRole('button', { name: 'Trocar' }).click();
    await expect(drawer.getByRole('button', { name: /^Soul Praia do Canto/ })).toHaveAttribute('aria-current', 'true');
    await drawer.getByRole('button', { name: 'Voltar ao carrinho' }).click();
    await expect(destinationOf(page).getByRole('button', { name: 'Trocar' })).toBeFocused();
    await destinationOf(page).getByRole('button', { name: 'Remover' }).click();
    await expect(destinationOf(page)).toContainText('o WhatsApp da Soul');
    await expect(destinationOf(page).getByRole('button', { name: 'Escolher loja' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(here).toHaveCount(0);
  });

  test('asks nothing about an order that went to another store', async ({ page, outside }) => {
    const drawer = await openCart(page, { cart: [SHAKE], store: STORE });
    await send(page, outside);
    await expect(drawer.getByText('Já enviou?')).toBeOnScreen();
    await destinationOf(page).getByRole('button', { name: 'Trocar' }).click();
    await drawer.getByRole('button', { name: /^Soul Meireles/ }).click();
    await expect(drawer.getByText('Código do pedido:')).toBeOnScreen();
    await expect(drawer.getByText('Já enviou?')).toHaveCount(0);
    await send(page, outside);
    await drawer.getByText('Pedidos anteriores').click();
    await expect(drawer.getByText(/, pedido [0-9A-Z]{4}$/)).toHaveText([/^Soul Meireles, /, /^Soul Praia do Canto, /]);
  });

  test('shows in the header no state of the former store', async ({ page }) => {
    const drawer = await openCart(page, { cart: [SHAKE], store: STORE });
    const here = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name, exact: true });
    await expect(here(/^Sua loja: Soul Praia do Canto\. (Aberto agora|Fechado)/)).toBeVisible();
    const release = await hold(page, '/api/locations/*');
    await destinationOf(page).getByRole('button', { name: 'Trocar' }).click();
    await drawer.getByRole('button', { name: /^Soul Meireles/ }).click();
    await expect(here('Sua loja: Soul Meireles')).toBeVisible();
    release();
    await expect(here(/^Sua loja: Soul Meireles\. (Aberto agora|Fechado)/)).toBeVisible();
  });

  test('brings the questions about the order into view', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const cart = [1, 2, 3, 9].map((number) => ({ ...SHAKE, number, quantity: 1 }));
    const drawer = await openCart(page, { cart });
    const question = drawer.getByRole('heading', { name: /^Como você quer receber/ });
    await drawer.getByRole('button', { name: 'Escolher loja' }).click();
    await drawer.getByRole('button', { name: /^Soul Praia do Canto/ }).click();
    await expect(question).toBeFocused();
    await expect(question).toBeOnScreen();
  });

  test('offers no retailer', async ({ page }) => {
    const drawer = await openCart(page, { cart: [SHAKE] });
    await drawer.getByRole('button', { name: 'Escolher loja' }).click();
    await expect(drawer.getByRole('button', { name: /^Soul Praia do Canto/ })).toBeVisible();
    for (const name of await drawer.getByRole('listitem').locator('b').allTextContents())
      expect(name).toMatch(/^Soul /);
  });

  test('can be made from a store in the store finder', async ({ page }) => {
    await open(page, '/onde-estamos?local=2');
    await page.getByRole('button', { name: 'Pedir nesta loja' }).click();
    await expect(drawerOf(page)).toBeOnScreen();
    await expect(destinationOf(page)).toContainText('Seu pedido vai para Soul Praia do Canto');
  });

  test('works while the code of the store’s panel is still loading', async ({ page }) => {
    const release = await hold(page, '/assets/panels-*');
    await page.goto('/onde-estamos?local=2', { waitUntil: 'commit' });
    const asked = page.waitForRequest('**/assets/panels-*');
    await page.getByRole('button', { name: 'Pedir nesta loja' }).click();
    await asked;
    release();
    await expect(drawerOf(page)).toBeOnScreen();
  });

  test('is not offered for a retailer', async ({ page }) => {
    await open(page, '/onde-estamos?tipo=revendedor');
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    const panel = page.getByRole('region', { name: 'Local selecionado' });
    await expect(panel.getByRole('link', { name: 'Como chegar' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Pedir nesta loja' })).toBeHidden();
  });

  for (const [situation, change] of [
    ['is gone', null],
    ['has lost its number', { phone: null }],
    ['has a number that takes no chats', { phone: '(27) 3333-0102' }],
  ] as const) {
    test(`falls back to the brand, and says so, once the store ${situation}`, async ({ page, outside }) => {
      await page.route('**/api/locations', async (route) => {
        const { locations, many }: KnownLocations = await (await route.fetch()).json();
        const changed = locations.flatMap((place) => {
          if (place.id !== STORE.id) return [place];
          return change ? [{ ...place, ...change }] : [];
        });
        await route.fulfill({ json: { locations: changed, many } });
      });
      const drawer = await openCart(page, { cart: [SHAKE], store: STORE });
      await expect(drawer.getByRole('status').filter({ hasText: STORE.name })).toHaveText(
        'Soul Praia do Canto não recebe mais pedidos por aqui. Seu pedido volta a ir para o WhatsApp da Soul.',
      );
      expect((await send(page, outside)).to).toBe('https://wa.me/5527999990000');
      expect(await page.evaluate(() => localStorage.getItem('soul-store'))).toBe('null');
    });
  }

  test('uses the new number of a store', async ({ page, outside }) => {
    await openCart(page, { cart: [SHAKE], store: { ...STORE, phone: '(27) 98888-0000' } });
    await expect(destinationOf(page)).toContainText(/Aberto agora|Fechado/);
    expect((await send(page, outside)).to).toBe('https://wa.me/5527999990102');
  });

  test('is kept when the stores cannot be loaded, and the list can be requested again', async ({
    page,
    outside,
    problems,
  }) => {
    let isDown = true;
    await page.route('**/api/locations', (route) =>
      isDown ? route.fulfill({ status: 503, json: { error: 'Não', code: 'unavailable' } }) : route.continue(),
    );
    const drawer = await openCart(page, { cart: [SHAKE], store: STORE });
    await asksAgain(page, drawer, () => {
      isDown = false;
    });
    await drawer.getByRole('button', { name: 'Voltar ao carrinho' }).click();
    expect((await send(page, outside)).to).toBe('https://wa.me/5527999990102');
    forget(problems, '503');
  });

  test('can request the stores again after a failure when there are too many for one answer', async ({
    page,
    problems,
  }) => {
    let isDown = true;
    await page.route(/\/api\/locations(\?.*)?$/, async (route) => {
      if (route.request().url().includes('kind=')) {
        if (isDown) await route.fulfill({ status: 503, json: { error: 'Não', code: 'unavailable' } });
        else await route.continue();
        return;
      }
      const { locations }: KnownLocations = await (await route.fetch()).json();
      const asked = { search: '', uf: '', kind: '', after: '' } as const;
      const many = { asked, total: 9000, next: null, states: ['ES'], places: [], selected: null };
      await route.fulfill({ json: { locations: locations.slice(0, 1), many } });
    });
    const drawer = await openCart(page, { cart: [SHAKE], store: STORE });
    await asksAgain(page, drawer, () => {
      isDown = false;
    });
    forget(problems, '503');
  });

  test('is the same in every tab', async ({ page, context }) => {
    await openCart(page, { cart: [SHAKE] });
    const other = await context.newPage();
    await open(other, '/onde-estamos?local=2');
    await other.getByRole('button', { name: 'Pedir nesta loja' }).click();
    await expect(destinationOf(page)).toContainText('Seu pedido vai para Soul Praia do Canto');
  });

  test('is none when the stored one is unreadable', async ({ page }) => {
    await openCart(page, { cart: [SHAKE], store: { id: 'x', phone: 'javascript:' } });
    await expect(destinationOf(page)).toContainText('o WhatsApp da Soul');
  });
});

/** Expects the failed list with its message, then a working retry. */
async function asksAgain(page: Page, drawer: Locator, mend: () => void) {
  await destinationOf(page).getByRole('button', { name: 'Trocar' }).click();
  await expect(drawer.getByText('Não conseguimos carregar as lojas agora.')).toBeOnScreen();
  mend();
  await drawer.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(drawer.getByRole('button', { name: /^Soul Meireles/ })).toBeVisible();
}
