import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';

const simulator = (page: Page) => page.getByRole('region', { name: 'Faça a conta com os seus números' });
const field = (page: Page, name: string) => simulator(page).getByRole('textbox', { name, exact: true });
const slider = (page: Page, name: string) => simulator(page).getByRole('slider', { name });
/** The visible result; the announced one is in a separate status element. */
const result = (page: Page) => simulator(page).locator('output');
const line = (page: Page, name: string) =>
  simulator(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) });

test('the simulator shows an example and the formula with its numbers in it', async ({ page }) => {
  await open(page, '/licencie');
  await expect(result(page)).toHaveText('O investimento volta em cerca de 36 meses');
  await expect(line(page, 'Faturamento')).toHaveText('Faturamento 90 vendas × R$ 26 × 26 diasR$ 60.840');
  await expect(line(page, 'Margem')).toHaveText('Margem 45% do faturamentoR$ 27.378');
  await expect(line(page, 'Custos fixos')).toHaveText('Custos fixos R$ 6.000 + R$ 12.000R$ 18.000');
  await expect(line(page, 'Resultado do mês')).toContainText('margem − custos fixosR$ 9.378');
  await expect(line(page, 'Retorno')).toHaveText('Retorno investimento de R$ 337.000 ÷ resultado do mês36 meses');
  await expect(simulator(page)).toContainText('Isto é uma estimativa, não uma promessa de resultado.');
  await result(page).scrollIntoViewIfNeeded();
  await expect(result(page)).toBeOnScreen();
});

test('a typed amount changes the result at once, and is formatted when the field is left', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/licencie');
  await field(page, 'Aluguel por mês').fill('10000');
  await expect(result(page)).toContainText('63 meses');
  await expect(slider(page, 'Aluguel por mês')).toHaveValue('1000000');
  await expect(field(page, 'Aluguel por mês')).toHaveValue('10000');
  await field(page, 'Aluguel por mês').blur();
  await expect(field(page, 'Aluguel por mês')).toHaveValue(/^R\$\s10\.000$/);
});

test('a slider moves by keyboard and exposes its formatted amount', async ({ page }) => {
  await open(page, '/licencie');
  await slider(page, 'Vendas por dia').press('ArrowRight');
  await expect(field(page, 'Vendas por dia')).toHaveValue('95');
  await slider(page, 'Aluguel por mês').press('ArrowLeft');
  await expect(slider(page, 'Aluguel por mês')).toHaveAttribute('aria-valuetext', /^R\$\s5\.750$/);
  await expect(result(page)).toContainText('31 meses');
});

test('a store that loses money shows no payback, and the number of sales at which it breaks even', async ({ page }) => {
  await open(page, '/licencie');
  await field(page, 'Vendas por dia').fill('50');
  await expect(result(page)).toHaveText('Com estes números, a loja não se paga');
  await expect(simulator(page)).toContainText(
    'Faltam R$ 2.790 por mês. Para empatar, a loja precisa de 60 vendas por dia.',
  );
  await expect(line(page, 'Retorno')).toContainText('não se paga');
});

test('an invalid amount gets an error message and stays as typed, while the calculation keeps the last valid one', async ({
  page,
}) => {
  await open(page, '/licencie');
  const margin = field(page, 'Margem');
  await margin.fill('120%');
  await expect(margin).not.toHaveAttribute('aria-invalid');
  await margin.blur();
  await expect(margin).toHaveAccessibleDescription(
    /^Informe um número inteiro de 5% a 90%\. Por enquanto, a conta usa 45%\./,
  );
  await expect(margin).toHaveValue('120%');
  await expect(result(page)).toContainText('36 meses');
  await margin.fill('50');
  await margin.blur();
  await expect(margin).toHaveValue('50%');
  await expect(margin).not.toHaveAttribute('aria-invalid');
  await expect(result(page)).toContainText('28 meses');
});

test('the result is announced once, after the last change', async ({ page }) => {
  await open(page, '/licencie');
  const spoken = simulator(page).getByRole('status').last();
  await expect(spoken).toBeEmpty();
  const heard = spoken.evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const words: string[] = [];
        new MutationObserver(() => words.push(element.textContent ?? '')).observe(element, {
          childList: true,
          characterData: true,
          subtree: true,
        });
        setTimeout(() => resolve(words), 2500);
      }),
  );
  for (let press = 0; press < 4; press += 1) await slider(page, 'Vendas por dia').press('ArrowRight');
  expect(await heard).toEqual([expect.stringMatching(/^O investimento volta em cerca de 22 meses\./)]);
});

test('the button appends the calculation to the message once, after the text already there', async ({
  page,
  outside,
}) => {
  await open(page, '/licencie');
  const form = page.getByRole('form', { name: 'Formulário de licenciamento' });
  const message = form.getByLabel('Mensagem');
  await message.fill('Penso em Linhares.');
  const take = simulator(page).getByRole('button', { name: 'Levar esta conta para a mensagem' });
  await take.click();
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await take.click();
  await expect(message).toHaveValue(
    /^Penso em Linhares\.\n\nMinha conta no site: 90 vendas por dia de R\$\s26, [^\n]+36 meses\.[^\n]+$/,
  );
  expect(outside).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the example, its formula and a note', async ({ page }) => {
    await page.goto('/licencie');
    await expect(result(page)).toHaveText('O investimento volta em cerca de 36 meses');
    await expect(line(page, 'Faturamento')).toContainText('90 vendas × R$ 26 × 26 dias');
    await expect(simulator(page).locator('noscript p')).toBeVisible();
  });
});
