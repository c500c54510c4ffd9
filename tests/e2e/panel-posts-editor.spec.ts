import { posts as seeded } from '../../scripts/seed/posts';
import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { content, createPost, draftContent, expectContent, readPost, save } from '../helpers/posts';

const NEW = '/painel/blog/novo';

test.describe('the toolbar', () => {
  test('is one tab stop: arrows and End move within it, and Esc returns to the text', async ({ page }) => {
    await openPanel(page, NEW);
    await content(page).focus();
    await page.keyboard.press('Alt+F10');
    const button = (name: string) =>
      page.getByRole('toolbar', { name: 'Formatação' }).getByRole('button', { name, exact: true });
    await expect(button('Seção')).toBeFocused();
    await page.keyboard.press('End');
    await expect(button('Tabela')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(button('Seção')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(button('Riscado')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(content(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button('Riscado')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(content(page)).toBeFocused();
    await expect(page).toHaveURL(NEW);
  });

  test('applies headings, lists, quotes and emphasis, and undoes and redoes them', async ({ page }) => {
    await openPanel(page, NEW);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await expect(content(page)).toBeVisible();
    await page.getByText('Conteúdo', { exact: true }).click();
    await expect(content(page)).toBeFocused();
    await press('Seção');
    await page.keyboard.type('Preparo');
    await expect(page.getByRole('button', { name: 'Seção', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await press('Negrito');
    await page.keyboard.type('Forte');
    await press('Negrito');
    await press('Itálico');
    await page.keyboard.type(' leve');
    await press('Itálico');
    await page.keyboard.press('Enter');
    await press('Lista numerada');
    await page.keyboard.type('Um');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Dois');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await press('Citação');
    await page.keyboard.type('Dito');
    const whole =
      '<h2>Preparo</h2><p><strong>Forte</strong><em> leve</em></p><ol><li>Um</li><li>Dois</li></ol><blockquote><p>Dito</p></blockquote>';
    await expectContent(page, whole);
    await press('Desfazer');
    await expect.poll(() => draftContent(page)).not.toBe(whole);
    await press('Refazer');
    await expectContent(page, whole);
  });

  test('links selected words, and changes and removes the link', async ({ page }) => {
    await openPanel(page, NEW);
    await content(page).fill('produtos');
    await page.keyboard.press('ControlOrMeta+a');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    const link = page.getByRole('dialog', { name: 'Link' });
    await link.getByLabel('Endereço do link').fill('javascript:alert(1)');
    await link.getByRole('button', { name: 'Aplicar' }).click();
    await expect(link.getByText(/Use um caminho do site/)).toBeOnScreen();
    await link.getByLabel('Endereço do link').fill('/produtos');
    await page.keyboard.press('Enter');
    await expectContent(page, '<p><a href="/produtos">produtos</a></p>');
    await expect(page).toHaveURL(NEW);
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(link.getByLabel('Endereço do link')).toHaveValue('/produtos');
    await link.getByLabel('Endereço do link').fill('exemplo.com.br/a');
    await link.getByRole('button', { name: 'Aplicar' }).click();
    await expectContent(page, '<p><a href="https://exemplo.com.br/a">produtos</a></p>');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await link.getByRole('button', { name: 'Remover link' }).click();
    await expectContent(page, '<p>produtos</p>');
  });

  test('leaves the caret behind the words that were linked', async ({ page }) => {
    await openPanel(page, NEW);
    await content(page).fill('produtos');
    await page.keyboard.press('ControlOrMeta+a');
    const link = page.getByRole('dialog', { name: 'Link' });
    await page.keyboard.press('ControlOrMeta+k');
    await expect(link.getByLabel('Endereço do link')).toBeFocused();
    await link.getByLabel('Endereço do link').fill('/produtos');
    await page.keyboard.press('Enter');
    await expect(content(page)).toBeFocused();
    await page.keyboard.type(' novos');
    await expectContent(page, '<p><a href="/produtos">produtos</a> novos</p>');
  });

  test('links new words when nothing is selected', async ({ page }) => {
    await openPanel(page, NEW);
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    const link = page.getByRole('dialog', { name: 'Link' });
    await link.getByLabel('Endereço do link').fill('mailto:contato@example.com');
    await link.getByLabel('Texto do link').fill('Escreva');
    await link.getByRole('button', { name: 'Aplicar' }).click();
    await page.keyboard.type(' hoje');
    await expectContent(page, '<p><a href="mailto:contato@example.com">Escreva</a> hoje</p>');
  });

  test('inserts a picture with alternative text and caption, and removes it', async ({ page }) => {
    await openPanel(page, NEW);
    await page.getByRole('button', { name: 'Imagem', exact: true }).click();
    const picture = page.getByRole('dialog', { name: 'Imagem', exact: true });
    await expect(page.getByRole('dialog', { name: 'Escolher da Mídia' })).toBeVisible();
    await page.keyboard.press('Escape');
    await picture.getByRole('textbox', { name: 'Endereço da imagem' }).fill('data:image/png;base64,AAAA');
    await picture.getByRole('button', { name: 'Inserir' }).click();
    await expect(picture.getByText(/Use um endereço que comece com https/)).toBeOnScreen();
    await picture.getByRole('textbox', { name: 'Endereço da imagem' }).fill('/images/copo.webp');
    await picture.getByLabel('Texto alternativo').fill('Um copo');
    await picture.getByRole('button', { name: 'Inserir' }).click();
    await expectContent(page, '<figure><img src="/images/copo.webp" alt="Um copo"></figure>');
    await content(page).locator('figcaption').click();
    await page.keyboard.type('Legenda');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Depois');
    await expectContent(
      page,
      '<figure><img src="/images/copo.webp" alt="Um copo"><figcaption>Legenda</figcaption></figure><p>Depois</p>',
    );
    await content(page).locator('figcaption').click();
    await page.getByRole('button', { name: 'Imagem', exact: true }).click();
    await expect(picture.getByLabel('Texto alternativo')).toHaveValue('Um copo');
    await picture.getByRole('button', { name: 'Remover imagem' }).click();
    await expectContent(page, '<p>Depois</p>');
  });

  test('goes on below an inserted picture, not in its caption', async ({ page }) => {
    await openPanel(page, NEW);
    await page.getByRole('button', { name: 'Imagem', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Escolher da Mídia' })).toBeVisible();
    await page.keyboard.press('Escape');
    const picture = page.getByRole('dialog', { name: 'Imagem', exact: true });
    await picture.getByRole('textbox', { name: 'Endereço da imagem' }).fill('/images/copo.webp');
    await picture.getByRole('button', { name: 'Inserir' }).click();
    await expect(content(page)).toBeFocused();
    await page.keyboard.type('Depois');
    await expectContent(page, '<figure><img src="/images/copo.webp" alt=""></figure><p>Depois</p>');
  });

  test('inserts a table, and adds and removes rows and columns', async ({ page }) => {
    await openPanel(page, NEW);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press('Tabela');
    await page.keyboard.type('a');
    await press('Tabela');
    await press('Inserir coluna à direita');
    await press('Inserir linha abaixo');
    await expect(content(page).getByRole('row')).toHaveCount(4);
    await expect(content(page).getByRole('columnheader')).toHaveCount(4);
    for (const name of ['Excluir linha', 'Excluir coluna']) await press(name);
    await expect(content(page).getByRole('row')).toHaveCount(3);
    await expect
      .poll(() => draftContent(page))
      .toMatch(/^<table><tbody>(<tr>(<td><\/td>){3}<\/tr>){3}<\/tbody><\/table>$/);
    await press('Linha de cabeçalho');
    await expect.poll(() => draftContent(page)).toMatch(/^<table><thead><tr>(<th><\/th>){3}<\/tr><\/thead><tbody>/);
    await press('Excluir tabela');
    await expect(page.getByText('Alterações não salvas')).toBeHidden();
  });
});

test.describe('an article', () => {
  test('of the seed is opened without a change, and an edit changes nothing else', async ({ page }) => {
    test.slow();
    await openPanel(page, NEW);
    for (const { content: html } of seeded) {
      const { id } = await createPost(page, { content: html, publishedAt: null });
      await page.goto(`/painel/blog/${id}`);
      await expect(content(page)).toBeVisible();
      await content(page).locator('p').first().click();
      await page.keyboard.press('End');
      await page.keyboard.type('X');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('§');
      await save(page).click();
      await expect(page.getByText('Salvo às')).toBeVisible();
      const stored = await readPost(page, id);
      expect(plain(stored.content).replace('§', '')).toBe(plain(html));
    }
  });
});

/** Normalises an article: line breaks do not count, and the editor puts links around strong text. */
function plain(html: string): string {
  return html
    .replace(/<strong>(<a [^>]*>)([^<]*)<\/a>/g, '$1<strong>$2</strong></a><strong>')
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:h\d|p|ul|ol|li|blockquote|table|thead|tbody|tr|td|th)\b[^>]*>) ?/g, '$1')
    .trim();
}
