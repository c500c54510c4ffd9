// Walks by keyboard alone through what was written: Atividade and its undo, a record's history, an import.
import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { forgetRefusals } from '../helpers/browser-accounts';
import { skip, use, walkTo, write } from '../helpers/keyboard';
import { callApi, openPanel, test } from '../helpers/panel';
import { createPost, readPost } from '../helpers/posts';
import { expectSaid, listen } from '../helpers/spoken';
import { uniqueName } from '../helpers/unique-name';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Creates a draft that was written twice. */
async function writtenTwice(page: Page) {
  const { id, version, ...fields } = await createPost(page, { publishedAt: null, excerpt: 'Antes' });
  await callApi(page, 'PUT', `/api/panel/posts/${id}`, { ...fields, excerpt: 'Depois', version });
  return { id, name: fields.title };
}

test('an editor finds a write in Atividade, reads its changes and undoes it', async ({ page }) => {
  await openPanel(page);
  const { id, name } = await writtenTwice(page);
  await listen(page);
  await page.goto('/painel/atividade');
  await expect(title(page)).toBeVisible();
  await skip(page);
  await write(page, page.getByRole('searchbox', { name: 'Buscar na atividade' }), name);
  await expectSaid(page, /^2 itens na lista$/);
  const change = main(page).getByRole('listitem').filter({ hasText: 'alterou' });
  const details = change.getByRole('button', { name: `Detalhes de ${name}` });
  await use(page, details);
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expect(change.getByRole('table', { name: `O que mudou em ${name}` })).toBeOnScreen({ scrolled: true });
  // Names its record: the button of every line begins with the same word.
  await use(page, change.getByRole('button', { name: new RegExp(`^Desfazer a alteração de ${name}, \\d`) }));
  const question = page.getByRole('dialog', { name: 'Desfazer esta alteração?' });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await use(page, question.getByRole('button', { name: 'Desfazer' }));
  await expectSaid(page, 'Alteração desfeita');
  await expect(change).toContainText('Desfeita');
  await expect(title(page)).toBeFocused();
  expect(await readPost(page, id)).toMatchObject({ excerpt: 'Antes' });
});

test('an editor compares a version with the form, then restores a field', async ({ page }) => {
  await openPanel(page);
  const { id } = await writtenTwice(page);
  await listen(page);
  await page.goto(`/painel/blog/${id}`);
  const excerpt = page.getByRole('textbox', { name: 'Resumo' });
  await expect(excerpt).toHaveValue('Depois');
  const history = page.getByRole('button', { name: 'Histórico' });
  await use(page, history);
  const dialog = page.getByRole('dialog', { name: 'Histórico' });
  const version = dialog.getByRole('listitem').filter({ hasText: 'criou' });
  const compare = version.getByRole('button', { name: /^Comparar/ });
  await use(page, compare);
  await expect(compare).toHaveAttribute('aria-expanded', 'true');
  const field = version.getByRole('region', { name: 'Resumo' });
  const restore = field.getByRole('button', { name: 'Restaurar este campo: Resumo' });
  await walkTo(page, restore);
  // The reader has heard the difference before the button that restores it.
  const comparison = await field.getByRole('insertion').elementHandle();
  const isAfter = (button: Element, before: Node | null) =>
    before && button.compareDocumentPosition(before) === Node.DOCUMENT_POSITION_PRECEDING;
  expect(await restore.evaluate(isAfter, comparison)).toBe(true);
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Está no formulário, ainda sem salvar.');
  await expect(field.getByRole('button', { name: 'Desfazer: Resumo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(history).toBeFocused();
  await expect(excerpt).toHaveValue('Antes');
});

test('an editor imports a file, hears its check, and undoes the import from the toast', async ({ page }) => {
  const name = uniqueName('Importada');
  const text = `Título;Resumo;Conteúdo\n${name};Só para conferir;<p>Oi</p>\n`;
  await listen(page);
  await openPanel(page, '/painel/configuracoes/dados?lista=posts');
  // The browser takes a moment to report choosers, during which a press is lost.
  const chosen = page.waitForEvent('filechooser');
  await skip(page);
  await walkTo(page, page.getByLabel('Arquivo'));
  await page.keyboard.press('Space');
  await (await chosen).setFiles({ name: 'tabela.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expectSaid(page, '1 linha entra, nenhuma fica de fora');
  await use(page, page.getByRole('button', { name: 'Importar 1 registro' }));
  await expectSaid(page, 'Importação concluída');
  const undo = page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Pronto, desfizemos');
});

test('an editor hears that a file holds another table, and checks it as that', async ({ page, problems }) => {
  await listen(page);
  await openPanel(page, '/painel/configuracoes/dados?lista=products');
  const chosen = page.waitForEvent('filechooser');
  await skip(page);
  await walkTo(page, page.getByLabel('Arquivo'));
  await page.keyboard.press('Space');
  const buffer = Buffer.from('Título;Resumo;Conteúdo\nUm ensaio;Só para conferir;<p>Oi</p>\n');
  await (await chosen).setFiles({ name: 'tabela.csv', mimeType: 'text/csv', buffer });
  await expectSaid(page, 'Este arquivo é de postagens, não de produtos.');
  forgetRefusals(problems, 422);
  await use(page, page.getByRole('button', { name: 'Conferir como Postagens' }));
  await expectSaid(page, '1 linha entra, nenhuma fica de fora');
  await expect(main(page).locator(':focus')).toHaveCount(1);
});
