import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { LIST, save, withLocation } from '../helpers/locations';
import { forget, openPanel, test } from '../helpers/panel';

const POSTAL_CODES = '**/api/panel/postal-codes/*';

test.describe('the map', () => {
  const mapped = (outside: string[]) => outside.map((address) => new URL(address).searchParams.get('q'));

  test('shows the typed coordinates, with comma or point', async ({ page, outside }) => {
    await openPanel(page, `${LIST}/novo`);
    await expect(page.getByText(/o mapa aparece aqui/)).toBeOnScreen({ scrolled: true });
    await page.getByLabel('Latitude').fill('-20,5');
    await page.getByLabel('Longitude').fill('-40.25');
    await expect(page.getByTitle('Mapa do local')).toBeVisible();
    await expect.poll(() => mapped(outside)).toEqual(['-20.5,-40.25']);
    expect(outside[0]).toContain('z=16');
  });

  test('follows an address of Google Maps or coordinates pasted into a field', async ({ page, outside, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPanel(page, `${LIST}/novo`);
    const link = page.getByLabel('Link do Google Maps');
    await link.fill('https://www.google.com/maps/place/Soul/@-20.1,-40.1,17z/data=!3d-20.33214!4d-40.28865');
    await expect(page.getByText('Latitude e longitude preenchidas.')).toBeOnScreen({ scrolled: true });
    await expect(link).toHaveValue('');
    await expect(page.getByLabel('Latitude')).toHaveValue('-20,33214');
    await expect(page.getByLabel('Longitude')).toHaveValue('-40,28865');
    await expect.poll(() => mapped(outside)).toContain('-20.33214,-40.28865');
    await page.evaluate(() => navigator.clipboard.writeText('-8.0339, -34.9197'));
    await page.getByLabel('Longitude').press('Control+V');
    await expect(page.getByLabel('Latitude')).toHaveValue('-8,0339');
    await expect(page.getByLabel('Longitude')).toHaveValue('-34,9197');
  });

  test('explains why a short link, an address without coordinates or other text cannot be used', async ({ page }) => {
    await openPanel(page, `${LIST}/novo`);
    const link = page.getByLabel('Link do Google Maps');
    await link.fill('https://maps.app.goo.gl/AbC123');
    await expect(page.getByText(/Links curtos não dizem onde fica o lugar/)).toBeOnScreen({ scrolled: true });
    await link.fill('https://www.google.com/maps/place/Vila+Velha');
    await expect(page.getByText(/Este endereço não traz as coordenadas/)).toBeOnScreen({ scrolled: true });
    await link.fill('olá');
    await expect(page.getByText(/^Isto não é um endereço do Google Maps/)).toBeOnScreen({ scrolled: true });
  });

  test('asks for coordinates copied in the app, and takes them as one pair', async ({ page }) => {
    await openPanel(page, `${LIST}/novo`);
    const link = page.getByLabel('Link do Google Maps');
    await expect(link).toHaveAccessibleDescription(/coordenadas.*No app do Maps, toque no lugar e segure/);
    await link.fill('https://maps.app.goo.gl/AbC123');
    await expect(link).toHaveAccessibleDescription(/^Links curtos.*copie as coordenadas.*como -20\.3155, -40\.3128/);
    await link.fill('-20.3155, -40.3128');
    await expect(page.getByLabel('Latitude')).toHaveValue('-20,3155');
    await expect(page.getByLabel('Longitude')).toHaveValue('-40,3128');
    // Typed digit by digit, a pair is whole once the field is left.
    await link.pressSequentially('-8.03391, -34.91972');
    await expect(link).toHaveValue('-8.03391, -34.91972');
    await link.press('Tab');
    await expect(link).toHaveValue('');
    await expect(page.getByLabel('Latitude')).toHaveValue('-8,03391');
    await expect(page.getByLabel('Longitude')).toHaveValue('-34,91972');
  });

  for (const name of ['Latitude', 'Longitude']) {
    test(`splits a pair that a phone’s keyboard inserts into ${name}, or that is typed there`, async ({ page }) => {
      await openPanel(page, `${LIST}/novo`);
      await page.getByLabel(name).focus();
      // Without a paste event, as from the clipboard of a phone’s keyboard.
      await page.keyboard.insertText('-20.3155, -40.3128');
      await expect(page.getByLabel('Latitude')).toHaveValue('-20,3155');
      await expect(page.getByLabel('Longitude')).toHaveValue('-40,3128');
      await expect(page.getByText('Latitude e longitude preenchidas.')).toBeOnScreen({ scrolled: true });
      await page.getByLabel(name).fill('');
      await page.getByLabel(name).pressSequentially('-8.03391, -34.91972');
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Latitude')).toHaveValue('-8,03391');
      await expect(page.getByLabel('Longitude')).toHaveValue('-34,91972');
    });
  }
});

test.describe('a postal code', () => {
  const ADDRESS = { address: 'Av. Champagnat - Praia da Costa', city: 'Vila Velha', uf: 'ES' };

  test('fills in empty fields, and offers to replace the others', async ({ page }) => {
    const asked: string[] = [];
    await page.route(POSTAL_CODES, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ json: ADDRESS });
    });
    await openPanel(page, `${LIST}/novo`);
    await page.getByLabel('Cidade').fill('Vitória');
    await page.getByLabel('CEP').pressSequentially('29101390');
    await expect(page.getByLabel('CEP')).toHaveValue('29101-390');
    await expect(page.getByLabel('Endereço')).toHaveValue(ADDRESS.address);
    await expect(page.getByLabel('UF')).toHaveValue('ES');
    await expect(page.getByLabel('Cidade')).toHaveValue('Vitória');
    await page.getByRole('button', { name: /^Usar Av. Champagnat/ }).click();
    await expect(page.getByLabel('Cidade')).toHaveValue('Vila Velha');
    await expect(page.getByLabel('Endereço')).toBeFocused();
    await expect(page.getByText('Endereço preenchido pelo CEP.')).toBeOnScreen({ scrolled: true });
    expect(asked).toEqual(['/api/panel/postal-codes/29101390']);
  });

  test('that does not exist shows a message', async ({ page }) => {
    await page.route(POSTAL_CODES, (route) => route.fulfill({ json: { address: null, city: null, uf: null } }));
    await openPanel(page, `${LIST}/novo`);
    await page.getByLabel('CEP').fill('99999-999');
    await expect(page.getByText('CEP não encontrado. Preencha o endereço à mão.')).toBeOnScreen({ scrolled: true });
  });

  test('does not block saving when its service fails', async ({ page, problems }) => {
    await page.route(POSTAL_CODES, (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'A busca de CEP não respondeu. Preencha o endereço à mão.', code: 'unreachable' },
      }),
    );
    const { id } = await withLocation(page);
    await page.goto(`${LIST}/${id}`);
    await page.getByLabel('CEP').fill('29101-390');
    await expect(page.getByText('A busca de CEP não respondeu. Preencha o endereço à mão.')).toBeOnScreen({
      scrolled: true,
    });
    await save(page, 'Atualizar').click();
    await expectToast(page, 'Local atualizado');
    forget(problems, 'status of 503');
  });
});

test('a new location that likely exists is questioned, with a link to the other one, and can be added', async ({
  page,
}) => {
  const { id, name, city, address } = await withLocation(page, { zipcode: '29930-010' });
  await page.route(POSTAL_CODES, (route) => route.fulfill({ json: { address: null, city: null, uf: null } }));
  await page.goto(`${LIST}/novo`);
  const question = page.getByRole('status').filter({ hasText: 'Já existe' });
  await page.getByLabel('Nome').fill(name.toUpperCase());
  await page.getByLabel('Cidade').fill('sao mateus');
  await page.getByLabel('Endereço').fill('Outra rua, 3');
  await page.getByLabel('UF').fill('ES');
  await expect(question).toHaveCount(0);
  await page.getByLabel('CEP').fill('29930010');
  await expect(question).toHaveText(`Já existe ${name} em ${city}: ${address}. É outro local?`);
  await expect(question).toBeOnScreen({ scrolled: true });
  await expect(question.getByRole('link', { name })).toHaveAttribute('href', `${LIST}/${id}`);
  await page.getByRole('switch', { name: 'Ativo?' }).uncheck();
  await save(page, 'Adicionar').click();
  await expectToast(page, 'Local adicionado');
});

test('a location that has moved is told that its point has not, before and after the save', async ({ page }) => {
  const { id } = await withLocation(page, { address: 'Av. Champagnat, 10', latitude: -20.3321, longitude: -40.2886 });
  await page.goto(`${LIST}/${id}`);
  const warning = page.getByRole('status').filter({ hasText: 'O ponto no mapa ainda é o do endereço anterior.' });
  const badge = page.getByText('Ponto antigo no mapa');
  await page.getByLabel('Endereço').fill('Rua Sete, 45');
  await expect(warning).toBeOnScreen({ scrolled: true });
  await expect(badge).toBeOnScreen();
  await page.getByLabel('Endereço').fill('Avenida Champagnat, 10, loja 2');
  await expect(badge).toHaveCount(0);
  await expect(warning).toHaveCount(0);
  await page.getByLabel('Cidade').fill('Linhares');
  await expect(badge).toBeOnScreen();
  await page.getByLabel('Latitude').fill('-19,3946');
  await expect(badge).toHaveCount(0);
  await page.getByLabel('Latitude').fill('-20,3321');
  await expect(badge).toBeOnScreen();
  await save(page, 'Atualizar').click();
  await expectToast(page, 'Local atualizado', 'O ponto no mapa ainda é o do endereço anterior.');
});
