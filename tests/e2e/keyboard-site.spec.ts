// Walks by keyboard alone: blog, stores, contact form, simulator, questions, unknown addresses, offline.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';
import { skip, use, walkTo, write } from '../helpers/keyboard';
import { test as panel, signInAdmin } from '../helpers/panel';
import { createPost } from '../helpers/posts';
import { expectSaid, listen } from '../helpers/spoken';
import { uniqueName } from '../helpers/unique-name';

const main = (page: Page) => page.getByRole('main');
const VIDEO =
  '<p>Antes</p><figure data-video="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Um shake</a></figure>';

test('a visitor narrows the blog to a subject, opens an article and jumps to a section', async ({ page }) => {
  await open(page, '/blog');
  await skip(page);
  const subject = main(page).getByRole('link', { name: 'Lifestyle', exact: true });
  await use(page, subject);
  await expect(page).toHaveURL('/blog?categoria=Lifestyle');
  await expect(subject).toHaveAttribute('aria-current', 'true');
  await expect(subject).toBeFocused();
  await use(page, main(page).getByRole('link', { name: /^Pistache: de onde vem/ }));
  await expect(main(page)).toBeFocused();
  await use(page, main(page).getByRole('link', { name: 'Pasta de pistache em casa' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Pasta de pistache em casa' })).toBeOnScreen();
  // Tab continues from the section, not from the list of sections.
  const [next] = await walkTo(page, main(page).getByRole('link', { name: 'Soul Shake Pistache', exact: true }));
  expect(next).toBe('link "Soul Shake Pistache"');
});

panel('a visitor plays the video of an article', async ({ page }) => {
  await signInAdmin(page);
  const { id } = await createPost(page, { title: uniqueName('Vídeo'), content: VIDEO });
  await page.context().clearCookies();
  await open(page, `/blog/${id}`);
  await skip(page);
  const link = main(page).getByRole('article').getByRole('link', { name: 'Um shake' });
  const way = await use(page, link);
  expect(way.at(-1)).toContain('O vídeo vem do YouTube, que pode usar cookies.');
  const frame = main(page).locator('iframe');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('title', 'Um shake');
});

test('a visitor goes from the map to a store, and hears it', async ({ page }) => {
  await listen(page);
  await open(page, '/onde-estamos?uf=PR');
  await skip(page);
  const line = main(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^Soul Batel/ });
  const pin = main(page).getByRole('navigation', { name: 'No mapa' }).getByRole('link').first();
  const way = await walkTo(page, pin);
  expect(way.filter((stop) => stop.startsWith('tab '))).toEqual(['tab "Todos" [selected]']);
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Detalhes de Soul Batel');
  await expect(line).toHaveAttribute('aria-current', 'true');
});

test('a visitor is led to the first wrong field of the contact form, then opens the chat', async ({
  page,
  outside,
}) => {
  await listen(page);
  await open(page, '/contato');
  await skip(page);
  const name = page.getByLabel('Nome');
  const email = page.getByLabel('E-mail', { exact: true });
  const send = page.getByRole('button', { name: 'Enviar pelo WhatsApp' });
  await write(page, name, 'Ana');
  await write(page, email, 'ana');
  await use(page, send);
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Informe o endereço completo, como nome@exemplo.com.');
  await page.keyboard.press('End');
  await page.keyboard.type('@example.com');
  await write(page, page.getByLabel('Assunto'), 'Elogio');
  await write(page, page.getByLabel('Mensagem'), 'Gostei muito.');
  const chat = page.context().waitForEvent('page');
  await use(page, send);
  await (await chat).close();
  expect(outside).toHaveLength(1);
  await expectSaid(page, 'Abrimos o WhatsApp em outra aba');
});

test('a future franchisee changes the simulator, and takes its sum into the form', async ({ page }) => {
  await listen(page);
  await open(page, '/licencie');
  await skip(page);
  const sales = main(page).getByRole('slider', { name: 'Vendas por dia, por controle deslizante' });
  await walkTo(page, sales);
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByRole('textbox', { name: 'Vendas por dia' })).toHaveValue('95');
  await expectSaid(page, 'O investimento volta em cerca de');
  await use(page, main(page).getByRole('button', { name: 'Levar esta conta para a mensagem' }));
  const message = page.getByLabel('Mensagem');
  await expect(message).toHaveValue(/95/);
  await expect(message).toBeFocused();
  await use(page, page.getByRole('button', { name: 'Enviar pelo WhatsApp' }));
  const name = page.getByRole('form', { name: 'Formulário de licenciamento' }).getByLabel('Nome');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Preencha este campo.');
});

test('a visitor goes to a subject of the questions, and unfolds an answer', async ({ page }) => {
  await open(page, '/perguntas-frequentes');
  await skip(page);
  await use(page, main(page).getByRole('link', { name: 'Glúten', exact: true }));
  await expect(page.getByRole('heading', { level: 2, name: 'Glúten' })).toBeOnScreen();
  const question = page.locator('summary').filter({ hasText: 'Os cones têm glúten?' });
  const [first] = await use(page, question);
  expect(first).toBe('disclosure "Os cones têm glúten?"');
  await expect(page.getByText('Os cones Soul Crunch são feitos sem glúten')).toBeOnScreen();
});

test('a visitor of an unknown address goes home', async ({ page, problems }) => {
  await open(page, '/nada-aqui');
  await skip(page);
  const home = main(page).getByRole('link', { name: 'Return to Home' });
  expect(await use(page, home)).toHaveLength(1);
  await expect(page).toHaveURL('/');
  await expect(main(page)).toBeFocused();
  problems.length = 0;
});

test('a visitor without a network hears that the page cannot be reached, and tries again', async ({
  page,
  problems,
}) => {
  await open(page, '/offline');
  await skip(page);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeOnScreen();
  const [first] = await walkTo(page, main(page).getByRole('button').or(main(page).getByRole('link')).first());
  expect(first).toMatch(/^(button|link) "/);
  problems.length = 0;
});

test('a visitor searches in vain, hears it, and follows a suggestion', async ({ page }) => {
  await listen(page);
  await open(page, '/busca');
  const field = page.getByRole('searchbox');
  if (!(await field.evaluate((element) => element === document.activeElement))) await walkTo(page, field);
  await page.keyboard.type('xyzzy');
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Nenhum resultado para “xyzzy”');
  const ideas = main(page).getByRole('navigation', { name: 'Sugestões de busca' });
  await use(page, ideas.getByRole('link', { name: 'pistache' }));
  await expect(field).toHaveValue('pistache');
  await expectSaid(page, /^\d+ resultados para “pistache”/);
  await expect(main(page)).toBeFocused();
});

test('a visitor of the branch’s page passes all of its links', async ({ page }) => {
  await open(page, '/biocasaforte');
  const today = page.getByRole('region', { name: 'Hoje vai bem' }).getByRole('link');
  const passed = await walkTo(page, today);
  expect(passed.slice(0, -1)).toEqual([
    'link "Instagram"',
    'link "Fazer pedido"',
    'link "Onde estamos"',
    'link "Fale com a gente (WhatsApp)"',
    'link "Tabelas nutricionais"',
  ]);
});

test('the Tab key stops at a table of an article only in windows in which it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/blog/1');
  const table = main(page).getByRole('table').first();
  await expect(table).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(table).toHaveAttribute('tabindex', '-1');
});

test('the Tab key stops at a row of cards only in windows in which it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/licencie');
  const formats = main(page).getByRole('list', { name: 'Três formatos, a mesma Soul' });
  await expect(formats).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(formats).toHaveAttribute('tabindex', '-1');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(formats).toHaveAttribute('tabindex', '0');
});
