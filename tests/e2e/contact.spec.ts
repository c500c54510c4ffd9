import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';

const MESSAGE = 'Primeira linha & #1: 100%\nSegunda, com ação 💜';

async function fill(page: Page) {
  await page.getByLabel('Nome').fill('Ana Conceição');
  await page.getByLabel('E-mail', { exact: true }).fill('ana@example.com');
  await page.getByLabel('Assunto').fill('Elogio');
  await page.getByLabel('Mensagem').fill(MESSAGE);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Enviar pelo WhatsApp' });

test('shows the phone, the three e-mails, the address and the hours', async ({ page }) => {
  await open(page, '/contato');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+55 27 99999-0000' })).toHaveAttribute('href', 'tel:+5527999990000');
  for (const mailbox of ['contato', 'comercial', 'franquias']) {
    const address = `${mailbox}@example.com`;
    await expect(main.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);
  }
  await expect(main).toContainText('Av. Champagnat, 100');
  await expect(main).toContainText('Praia da Costa, Vila Velha - ES');
  await expect(main).toContainText('Segunda a sexta, das 9h às 18h');
});

test('on a tablet the form is wider than the channels, whose e-mails stay on one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/contato');
  const form = await page.getByRole('form', { name: 'Formulário de contato' }).boundingBox();
  const channels = page.getByRole('region', { name: 'Outros caminhos' });
  expect(form?.width).toBeGreaterThan(1.2 * ((await channels.boundingBox())?.width ?? Number.NaN));
  for (const mailbox of ['contato', 'comercial', 'franquias']) {
    const link = await channels.getByRole('link', { name: `${mailbox}@example.com` }).boundingBox();
    expect(link?.height, mailbox).toBeLessThan(40);
  }
});

test('what was typed is still there after another page was read, and not after it was sent', async ({ page }) => {
  await open(page, '/contato');
  await fill(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perguntas frequentes' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Mensagem')).toHaveValue(MESSAGE);
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Conceição');
  await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Perguntas frequentes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perguntas frequentes' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Mensagem')).toHaveValue('');
});

test('what was typed is still there after a reload, and not after it was sent', async ({ page }) => {
  await open(page, '/contato');
  await fill(page);
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(page.getByLabel('Mensagem')).toHaveValue(MESSAGE);
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ana@example.com');
  await open(page, '/licencie');
  const licensing = page.getByRole('form', { name: 'Formulário de licenciamento' });
  await expect(licensing.getByLabel('Nome')).toHaveValue('');
  await licensing.getByLabel('Investimento').selectOption('Acima de R$ 500.000');
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(licensing.getByLabel('Investimento')).toHaveValue('Acima de R$ 500.000');
  await open(page, '/contato');
  await expect(page.getByLabel('Assunto')).toHaveValue('Elogio');
  await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
  await expect(page.getByLabel('Mensagem')).toHaveValue('');
  await open(page, '/contato');
  await expect(page.getByLabel('Mensagem')).toHaveValue('');
});

test('without a network no chat opens, says why, and keeps what was typed until it can be sent', async ({
  page,
  outside,
}) => {
  await open(page, '/contato');
  await fill(page);
  await page.context().setOffline(true);
  await submit(page).click();
  const reason = page.getByRole('main').getByRole('status').getByText('Você está sem internet');
  await expect(reason).toBeOnScreen({ scrolled: true });
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Conceição');
  await expect(page.getByLabel('Mensagem')).toHaveValue(MESSAGE);
  expect(page.context().pages()).toHaveLength(1);
  await page.context().setOffline(false);
  const [chat] = await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
  await expect(chat).toHaveTitle('Fora');
  expect(outside).toHaveLength(1);
  await expect(reason).toHaveCount(0);
});

test('opens the chat with the four answers, then clears the form and confirms', { tag: '@main' }, async ({
  page,
  outside,
}) => {
  await open(page, '/contato');
  await fill(page);
  const [chat] = await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
  await expect(chat).toHaveTitle('Fora');
  expect(outside).toHaveLength(1);
  const address = new URL(outside[0] ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/5527999990000');
  const text = address.searchParams.get('text') ?? '';
  for (const answer of ['Nome: Ana Conceição', 'E-mail: ana@example.com', 'Assunto: Elogio', `Mensagem: ${MESSAGE}`]) {
    expect(text).toContain(answer);
  }
  for (const label of ['Nome', 'Assunto', 'Mensagem']) await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page).toHaveURL('/contato');
  await expect(page.getByRole('main').getByRole('status').getByText('Abrimos o WhatsApp em outra aba')).toBeOnScreen({
    scrolled: true,
  });
  const again = page.getByRole('link', { name: 'Abrir a conversa de novo' });
  expect(new URL((await again.getAttribute('href')) ?? '').searchParams.get('text')).toBe(text);
});

test('asks for missing answers in Portuguese below their fields, and keeps what was typed', { tag: '@main' }, async ({
  page,
  outside,
}) => {
  await open(page, '/contato');
  await page.getByLabel('Mensagem').fill(MESSAGE);
  await page.getByLabel('Nome').fill('Ana');
  await submit(page).click();
  const email = page.getByLabel('E-mail', { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Preencha este campo.');
  await expect(page.getByLabel('Assunto')).toHaveAccessibleDescription('Preencha este campo.');
  await expect(page.getByText('Preencha este campo.')).toHaveCount(2);
  await expect(page.getByText('Preencha este campo.').first()).toBeOnScreen();
  await email.fill('ana@example.com');
  await expect(page.getByText('Preencha este campo.')).toHaveCount(1);
  await expect(page.getByLabel('Mensagem')).toHaveValue(MESSAGE);
  expect(outside).toEqual([]);
});

test('refuses an invalid e-mail address before the chat opens', async ({ page, outside }) => {
  await open(page, '/contato');
  await fill(page);
  const email = page.getByLabel('E-mail');
  for (const wrong of ['sem arroba', 'ana@exemplo']) {
    await email.fill(wrong);
    await submit(page).click();
    await expect(email).toBeFocused();
    await expect(page.getByText('Informe o endereço completo, como nome@exemplo.com.')).toBeOnScreen();
  }
  expect(outside).toEqual([]);
});

test('refuses an answer of only spaces in Portuguese, and keeps what was typed', async ({ page, outside }) => {
  await open(page, '/contato');
  await fill(page);
  const subject = page.getByLabel('Assunto');
  await subject.fill('   ');
  await page.getByLabel('Mensagem').fill(' \n ');
  await submit(page).click();
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAccessibleDescription('Preencha este campo: só espaços não bastam.');
  await expect(page.getByText('Preencha este campo: só espaços não bastam.').first()).toBeInViewport();
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Conceição');
  await subject.fill('Elogio');
  await expect(page.getByText('Preencha este campo: só espaços não bastam.')).toHaveCount(1);
  expect(outside).toEqual([]);
  await page.getByLabel('Mensagem').fill(MESSAGE);
  const [chat] = await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
  await expect(chat).toHaveTitle('Fora');
});

test('keeps a form sent before hydration, and opens the chat after it', { tag: '@main' }, async ({ page, outside }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  // By then the page's inline script has run, but the application has not loaded.
  await page.goto('/contato', { waitUntil: 'domcontentloaded' });
  await fill(page);
  await submit(page).click();
  await expect(page).toHaveURL('/contato');
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Conceição');
  release();
  await expect.poll(() => outside.length).toBe(1);
  expect(new URL(outside[0] ?? '').searchParams.get('text')).toContain('Ana Conceição');
});

test('sends nothing that was typed to the server', async ({ page }) => {
  await open(page, '/contato');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await fill(page);
  const [chat] = await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
  await expect(chat).toHaveTitle('Fora');
  expect(sent.filter((request) => /ana(@|%40)|Concei/i.test(request))).toEqual([]);
});

test('without script sends nothing, and offers a link to the chat', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/contato');
  for (const label of ['Nome', 'E-mail', 'Assunto', 'Mensagem']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required');
  }
  await expect(page.getByRole('link', { name: 'chame a gente no WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5527999990000',
  );
  await fill(page);
  await submit(page).click();
  await expect(page).toHaveURL('/contato');
  await context.close();
});
