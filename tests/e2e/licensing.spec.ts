import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';

const INTEREST = 'Olá! Tenho interesse em ser um licenciado Soul e gostaria de receber a apresentação. 💜';

test('the investment table has every figure, its last row has no gap, and the indicators are below it', async ({
  page,
}) => {
  await open(page, '/licencie');
  const table = page.getByRole('table', { name: 'Investimento no licenciamento' });
  const rows = table.getByRole('row');
  await expect(rows).toHaveText([
    'ItemValor',
    'Taxa de licenciamentoa partir de R$ 47.000',
    'Instalação e equipamentosR$ 180.000 a R$ 250.000',
    'Capital de giroR$ 30.000 a R$ 50.000',
    'Estoque inicialR$ 40.000 a R$ 60.000',
    'Investimento totala partir de R$ 337.000',
  ]);
  const cells = await rows.last().locator('th,td').all();
  const [name, amount] = await Promise.all(cells.map((cell) => cell.boundingBox()));
  expect((amount?.x ?? 0) - ((name?.x ?? 0) + (name?.width ?? 0))).toBeLessThan(0.5);
  const indicators = page.getByRole('region', { name: 'Indicadores' });
  await expect(indicators.getByRole('definition')).toHaveText([
    '35 a 55% do total da operação',
    '200% em 2 anos',
    'acima de 78%',
  ]);
  const [end, start] = [await table.boundingBox(), await indicators.boundingBox()];
  expect(start?.y).toBeGreaterThan((end?.y ?? 0) + (end?.height ?? 0));
});

for (const name of ['Receba nossa apresentação', 'Solicitar Apresentação Completa']) {
  test(`«${name}» opens a chat with the fixed interest text`, async ({ page, outside }) => {
    await open(page, '/licencie');
    const [chat] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name, exact: true }).click(),
    ]);
    await expect(chat).toHaveTitle('Fora');
    const address = new URL(outside[0] ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/5527999990000');
    expect(address.searchParams.get('text')).toBe(INTEREST);
  });
}

test('«Agende uma reunião» leads to the external scheduling page in a new tab', async ({ page }) => {
  await open(page, '/licencie');
  const link = page.getByRole('link', { name: 'Agende uma reunião', exact: true });
  await expect(link).toHaveAttribute('href', 'https://example.com/agenda');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
});

test('the testimonials say that they are illustrative', async ({ page }) => {
  await open(page, '/licencie');
  const testimonials = page.getByRole('region', { name: 'Do outro lado do balcão' });
  await expect(testimonials).toContainText('Depoimentos ilustrativos');
  await expect(testimonials.getByRole('figure')).toHaveCount(3);
  for (const figure of await testimonials.getByRole('figure').all())
    await expect(figure).toContainText('(ilustrativo)');
});

test('the closing band is missing on this page, to which it leads, and shown on other pages', async ({ page }) => {
  await open(page, '/licencie');
  const band = page.getByRole('region', { name: 'Leve a Soul para a sua cidade' });
  await expect(band).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).click();
  await expect(page).toHaveURL('/contato');
  await expect(band).toBeVisible();
});

const form = (page: Page) => page.getByRole('form', { name: 'Formulário de licenciamento' });

test('the form offers the exact investment ranges and requires every field but the message', async ({
  page,
  outside,
}) => {
  await open(page, '/licencie');
  const investment = form(page).getByLabel('Investimento');
  await expect(investment.getByRole('option')).toHaveText([
    'Selecione uma opção',
    'R$ 200.000 - R$ 300.000',
    'R$ 300.000 - R$ 500.000',
    'Acima de R$ 500.000',
  ]);
  await expect(investment).toHaveValue('');
  for (const label of ['Nome', 'E-mail', 'Telefone', 'Cidade', 'Investimento']) {
    await expect(form(page).getByLabel(label)).toHaveAttribute('required');
  }
  await expect(form(page).getByLabel('Mensagem')).not.toHaveAttribute('required');
  await answer(page);
  await investment.selectOption('');
  await form(page).getByRole('button').click();
  await expect(investment).toBeFocused();
  await expect(form(page).getByLabel('Cidade')).toHaveValue('Vila Velha - ES');
  expect(outside).toEqual([]);
});

test('refuses a city of only spaces, and keeps the other answers', async ({ page, outside }) => {
  await open(page, '/licencie');
  await answer(page);
  await form(page).getByLabel('Cidade').fill('   ');
  await form(page).getByRole('button').click();
  await expect(form(page).getByLabel('Cidade')).toBeFocused();
  await expect(form(page).getByText('Preencha este campo: só espaços não bastam.')).toBeInViewport();
  await expect(form(page).getByLabel('Investimento')).toHaveValue('Acima de R$ 500.000');
  expect(outside).toEqual([]);
});

test('refuses an invalid phone number', async ({ page, outside }) => {
  await open(page, '/licencie');
  await answer(page);
  const phone = form(page).getByLabel('Telefone');
  for (const invalid of ['123', '(00) 90000-0000']) {
    await phone.fill(invalid);
    await form(page).getByRole('button').click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription('Informe um DDD válido e o número, como (27) 99999-0000.');
  }
  expect(outside).toEqual([]);
});

async function answer(page: Page) {
  await form(page).getByLabel('Nome').fill('Ana');
  await form(page).getByLabel('E-mail').fill('ana@example.com');
  await form(page).getByLabel('Telefone').fill('(27) 98888-0000');
  await form(page).getByLabel('Cidade').fill('Vila Velha - ES');
  await form(page).getByLabel('Investimento').selectOption('Acima de R$ 500.000');
}

test('the form opens the chat with its answers, and is then cleared', { tag: '@main' }, async ({ page, outside }) => {
  await open(page, '/licencie');
  await answer(page);
  const [chat] = await Promise.all([
    page.context().waitForEvent('page'),
    form(page).getByRole('button', { name: 'Enviar pelo WhatsApp' }).click(),
  ]);
  await expect(chat).toHaveTitle('Fora');
  const text = new URL(outside[0] ?? '').searchParams.get('text') ?? '';
  expect(text.split('\n').slice(2)).toEqual([
    'Nome: Ana',
    'E-mail: ana@example.com',
    'Telefone: (27) 98888-0000',
    'Cidade/UF: Vila Velha - ES',
    'Investimento: Acima de R$ 500.000',
  ]);
  await expect(form(page).getByLabel('Nome')).toHaveValue('');
  await expect(form(page).getByLabel('Investimento')).toHaveValue('');
  await expect(form(page).getByRole('status').getByText('Abrimos o WhatsApp em outra aba')).toBeOnScreen({
    scrolled: true,
  });
});

test('shows the steps, the formats and questions whose answers open by keyboard', async ({ page }) => {
  await open(page, '/licencie');
  const steps = page.getByRole('region', { name: 'Como funciona o modelo' });
  await expect(steps.getByRole('listitem')).toHaveCount(6);
  const formats = page.getByRole('region', { name: 'Três formatos, a mesma Soul' });
  await expect(formats.getByRole('heading', { level: 3 })).toHaveText(['Loja de rua', 'Quiosque', 'Academia']);
  for (const format of await formats.getByRole('listitem').all()) await expect(format).toContainText('Pede:');
  const question = page.getByText('Já preciso ter um ponto?');
  const answer = page.getByText('Estudamos juntos a região, o movimento e o formato que cabe no lugar. Já tem');
  await expect(answer).toBeHidden();
  await question.focus();
  await question.press('Enter');
  await expect(answer).toBeOnScreen();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar with the link to the form is hidden over the hero, over the form and below it', async ({ page }) => {
    await open(page, '/licencie');
    const bar = page.getByText('Falar sobre a minha loja');
    await expect(bar).not.toBeInViewport();
    // The last one is far from the form: a click may scroll by half a window.
    for (const name of ['Entre, a casa é sua', 'Do outro lado do balcão', 'Quanto custa, sem rodeios']) {
      await page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView());
      await expect(bar).toBeOnScreen();
    }
    await bar.click();
    await expect(page.getByRole('heading', { name: 'Vamos conversar sobre a sua loja?' })).toBeOnScreen();
    await expect(bar).not.toBeOnScreen();
    await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView());
    await expect(bar).not.toBeInViewport();
  });

  test('the result stays in view while any amount is edited', async ({ page }) => {
    await open(page, '/licencie');
    const simulator = page.getByRole('region', { name: 'Faça a conta com os seus números' });
    const result = simulator.locator('output');
    await simulator.getByText('Custos e investimento').click();
    await expect(simulator.getByRole('textbox')).toHaveCount(6);
    for (const field of await simulator.getByRole('textbox').all()) {
      await field.focus();
      await expect(field).toBeOnScreen();
      await expect(result).toBeOnScreen();
    }
    // One line across the whole window, which scrolls away with the last field.
    const bar = await result.boundingBox();
    expect([bar?.x, bar?.width]).toEqual([0, page.viewportSize()?.width]);
    expect(bar?.height).toBeLessThan(56);
    await simulator.getByText('Isto é uma estimativa').evaluate((caution) => caution.scrollIntoView());
    await expect(result).not.toBeInViewport();
  });
});
