import type { Page } from '@playwright/test';
import type { HoursException, KnownLocations, LocationRecord } from '../../src/shared/location';
import { expect, open } from '../helpers/browser';
import { finder } from '../helpers/finder';
import { API, createLocation } from '../helpers/locations';
import { destinationOf, openCart, SHAKE, STORE } from '../helpers/order';
import { callApi, openPanel, test } from '../helpers/panel';

const SCREEN = '/painel/locations';
/** A store that no other test uses. */
const SEEDED = { id: 29, name: 'Soul Asa Sul' };

const isoDay = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const closed = (date: string, note: string | null = null): HoursException => ({
  from: date,
  to: date,
  hours: [],
  note,
});
const spoken = (date: string) => {
  const day = new Date(date);
  const month = day.toLocaleDateString('pt-BR', { month: 'long', timeZone: 'UTC' });
  return `${day.getUTCDate()}${day.getUTCDate() === 1 ? 'º' : ''} de ${month}`;
};

const dates = (page: Page) => page.getByRole('group', { name: 'Datas especiais' });
const line = (page: Page, number: number) => dates(page).getByRole('group', { name: `Data especial ${number}` });
/** The toast of an earlier save may still be there, so the answer is checked. */
const save = async (page: Page) => {
  // Not the writes of a working copy, which are made during the typing.
  const written = new RegExp(`${API}/\\d+$`);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT' && written.test(answer.url()));
  await page.keyboard.press('Control+S');
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('Local atualizado').first()).toBeVisible();
};
const stored = async (page: Page, id: number) =>
  (await callApi<LocationRecord>(page, 'GET', `${API}/${id}`)).exceptions;

/** Opens the form of a new location that visitors do not see. */
async function openEditor(page: Page, exceptions: HoursException[] = []) {
  await openPanel(page);
  const hours = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '10:00', closes: '22:00' }];
  const { id } = await createLocation(page, { type: 'store', hours, exceptions });
  await page.goto(`${SCREEN}/${id}`);
  return id;
}

test.describe('an editor', () => {
  test('sets the hours of Christmas by keyboard, and finds them saved', async ({ page }) => {
    const id = await openEditor(page);
    const choices = dates(page).getByRole('radiogroup', { name: /^Natal, .* 25 de dezembro$/ });
    // Distant holidays are folded; most of the year, Christmas is one of them.
    await dates(page)
      .getByText(/^Mais \d+ feriados nos próximos 12 meses$/)
      .click();
    await choices.getByRole('radio', { name: 'Como sempre' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(choices.getByRole('radio', { name: 'Fechado' })).toBeChecked();
    await save(page);
    const [christmas] = await stored(page, id);
    expect(christmas).toMatchObject({ hours: [], note: 'Natal', from: expect.stringMatching(/-12-25$/) });

    await page.keyboard.press('ArrowRight');
    const hours = dates(page).getByRole('group', { name: 'Horário de Natal' });
    await expect(hours.getByLabel('Abre às')).toHaveValue('10:00');
    await hours.getByLabel('Fecha às').fill('01:00');
    await expect(hours.getByText('Fecha no dia seguinte.')).toBeVisible();
    await save(page);
    expect((await stored(page, id))[0]?.hours).toEqual([{ opens: '10:00', closes: '01:00' }]);
    await page.reload();
    await expect(choices.getByRole('radio', { name: 'Outro horário' })).toBeChecked();
    await choices.getByText('Como sempre').click();
    await save(page);
    expect(await stored(page, id)).toEqual([]);
  });

  test('finds an incomplete date again after a reload, and is led to it by the error', async ({ page }) => {
    await openEditor(page);
    const kept = page.waitForResponse('**/working-copy');
    await dates(page).getByRole('button', { name: 'Outra data' }).click();
    await kept;
    await page.reload();
    await expect(line(page, 1)).toBeVisible();
    await expect(dates(page).getByText(/que já passou/)).toHaveCount(0);
    await page.keyboard.press('Control+S');
    await expect(line(page, 1).getByLabel('De', { exact: true })).toBeFocused();
    await page.getByLabel('Nome').focus();
    await page.getByRole('button', { name: '2 campos a corrigir' }).click();
    await expect(line(page, 1).getByLabel('De', { exact: true })).toBeFocused();
    await expect(line(page, 1).getByText('Informe a data.').first()).toBeOnScreen();
  });

  test('adds dates of the store, with the focus on the new date, and sees an error for a duplicate', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const id = await openEditor(page);
    const add = dates(page).getByRole('button', { name: 'Outra data' });
    await add.press('Enter');
    await expect(line(page, 1).getByLabel('De')).toBeFocused();
    await line(page, 1).getByLabel('De').fill(isoDay(40));
    await expect(line(page, 1).getByLabel('Até')).toHaveValue(isoDay(40));
    await line(page, 1).getByLabel('Até').fill(isoDay(42));
    await line(page, 1).getByLabel('Observação').fill('Inventário');
    await add.press('Enter');
    await expect(line(page, 2).getByLabel('De')).toBeFocused();
    await line(page, 2).getByLabel('De').fill(isoDay(42));
    await page.keyboard.press('Control+S');
    const twice = `Há duas datas especiais para ${isoDay(42).split('-').reverse().join('/')}. Deixe uma só.`;
    await expect(page.getByText(twice)).toBeOnScreen({ scrolled: true });
    await expect(line(page, 2).getByLabel('De')).toBeFocused();
    await expect(line(page, 2).getByLabel('De')).toHaveAccessibleDescription(twice);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await line(page, 2).getByRole('button', { name: 'Remover data especial 2' }).press('Enter');
    await expect(add).toBeFocused();
    await save(page);
    expect(await stored(page, id)).toEqual([{ ...closed(isoDay(40), 'Inventário'), to: isoDay(42) }]);
  });

  test('sees the error at the field of a missing date, which gets the focus', async ({ page }) => {
    await openEditor(page, [closed(isoDay(50), 'obra')]);
    await dates(page).getByRole('button', { name: 'Outra data' }).click();
    await page.getByRole('button', { name: /^Atualizar(?! horário)/ }).click();
    const field = line(page, 2).getByLabel('De');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Informe a data.');
    await expect(line(page, 2).getByText('Informe a data.').first()).toBeOnScreen();
    await expect(line(page, 1).getByText('Informe a data.')).toHaveCount(0);
    await field.fill(isoDay(60));
    await expect(dates(page).getByText('Informe a data.')).toHaveCount(0);
  });

  test('is led to the error of hours that overlap', async ({ page }) => {
    await openEditor(page);
    await dates(page).getByRole('button', { name: 'Outra data' }).click();
    await line(page, 1).getByLabel('De', { exact: true }).fill(isoDay(60));
    await line(page, 1).getByText('Outro horário').click();
    await line(page, 1).getByRole('button', { name: 'Intervalo' }).click();
    const [opens, closes] = [line(page, 1).getByLabel('Abre às'), line(page, 1).getByLabel('Fecha às')];
    await opens.last().fill(await opens.first().inputValue());
    await closes.last().fill(await closes.first().inputValue());
    await page.keyboard.press('Control+S');
    await expect(line(page, 1).getByText(/^Um horário começa antes/)).toBeFocused();
  });

  test('finds past dates folded, and clears them', async ({ page }) => {
    const coming = closed(isoDay(50), 'obra');
    const id = await openEditor(page, [closed('2024-12-25', 'Natal'), closed('2025-01-01'), coming]);
    await expect(line(page, 1).getByLabel('Observação')).toHaveValue('obra');
    await expect(line(page, 2)).toHaveCount(0);
    const clear = dates(page).getByRole('button', { name: 'Limpar datas passadas' });
    await expect(clear).toBeHidden();
    await dates(page).getByText('2 datas que já passaram').click();
    await expect(dates(page).getByText('25/12/2024: fechado (Natal)')).toBeVisible();
    await clear.press('Enter');
    await expect(dates(page).getByRole('button', { name: 'Outra data' })).toBeFocused();
    await save(page);
    expect(await stored(page, id)).toEqual([coming]);
  });
});

test('a store closed by an editor is announced to visitors before, and closed on that day', async ({
  page,
  borrow,
}) => {
  await openPanel(page, `${SCREEN}/${SEEDED.id}`);
  await borrow(`${API}/${SEEDED.id}`);
  await dates(page).getByRole('button', { name: 'Outra data' }).click();
  await line(page, 1).getByLabel('De').fill(isoDay(5));
  await line(page, 1).getByLabel('Observação').fill('Inventário');
  await save(page);
  const visitor = await page.context().browser()?.newPage({ timezoneId: 'America/Sao_Paulo' });
  if (!visitor) throw new Error('There is no browser');
  const address = new URL(`/onde-estamos?local=${SEEDED.id}`, page.url()).href;
  await visitor.goto(address);
  const { panel, line: stores } = finder(visitor.getByRole('main'));
  await expect(panel.getByText('Datas especiais')).toBeVisible();
  await expect(panel.getByText(`${spoken(isoDay(5))}: fechado (Inventário)`)).toBeVisible();
  await visitor.clock.setFixedTime(`${isoDay(5)}T14:00:00-03:00`);
  await visitor.reload();
  await expect(panel.getByText(/^Fechado hoje \(Inventário\) · abre (amanhã|segunda) às/)).toBeVisible();
  await expect(stores(SEEDED.name)).toContainText(/Loja.*Fechado/);
  await visitor.close();
});

test.describe('a visitor', () => {
  const HOLIDAY = new Date('2026-12-25T14:00:00-03:00');
  const christmas = { date: '2026-12-25', name: 'Natal', optional: false };
  const ASKED = 'Feriado (Natal): confirme o horário com a loja';

  /** At Christmas: one store has no special hours, the other is closed. */
  async function onChristmas(page: Page) {
    await page.clock.setFixedTime(HOLIDAY);
    await page.route('**/api/locations', async (route) => {
      const { locations, many }: KnownLocations = await (await route.fetch()).json();
      const told = locations.map((place) =>
        place.id === STORE.id
          ? { ...place, exceptions: [closed('2026-12-25', 'Natal')], holidays: [] }
          : { ...place, exceptions: [], holidays: [christmas] },
      );
      await route.fulfill({ json: { locations: told, many } });
    });
  }

  test('is asked to confirm the hours of a holiday in the finder and on the home', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await onChristmas(page);
    await open(page, '/?local=1');
    const home = finder(page.getByRole('main'));
    await expect(home.panel.getByText(ASKED)).toBeVisible();
    await home.panel.getByRole('link', { name: 'Horário e contato' }).click();
    await expect(page).toHaveURL('/onde-estamos?local=1#loja');
    const { panel, line: stores } = finder(page.getByRole('main'));
    await expect(panel.getByText(ASKED)).toBeVisible();
    await expect(panel.getByText('Aberto agora · fecha às 22h')).toBeVisible();
    await page.getByRole('button', { name: 'Lista' }).click();
    await expect(stores('Soul Praia da Costa')).toContainText('Aberto agora · confirme o horário');
    await expect(stores(STORE.name)).toContainText(/Loja.*Fechado/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The list may still be requested when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('sees the holiday hours of the store chosen for the order', async ({ page }) => {
    await onChristmas(page);
    const drawer = await openCart(page, { cart: [SHAKE], store: STORE });
    await expect(destinationOf(page)).toContainText('Vitória - ES · Fechado hoje (Natal) · abre amanhã às 9h');
    await destinationOf(page).getByRole('button', { name: 'Trocar' }).click();
    await drawer.getByRole('button', { name: /^Soul Jardim Camburi.*Aberto agora · confirme o horário/ }).click();
    await expect(destinationOf(page)).toContainText(ASKED);
  });
});
