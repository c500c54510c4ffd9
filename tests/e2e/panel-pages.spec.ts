import type { Page } from '@playwright/test';
import { aboutTexts } from '../../src/shared/pages/about-texts';
import { expect, open } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { openPanel, signInAdmin, test } from '../helpers/panel';
import { uniqueName } from '../helpers/unique-name';

/** Page texts are shared: these tests run serially. */
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ page }) => signInAdmin(page));

async function discard(page: Page) {
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await page.getByRole('dialog', { name: 'Descartar alterações?' }).getByRole('button', { name: 'Descartar' }).click();
  await expectToast(page, 'Alterações descartadas');
}

test('an edited heading appears in the preview and on the site, and can be reset to the original', {
  tag: '@main',
}, async ({ page, borrow }) => {
  await openPanel(page, '/painel/paginas');
  await borrow('/api/panel/pages/sobre');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sobre', exact: true }) });
  await expect(card).toContainText('Tudo como no original');
  await card.getByRole('link', { name: 'Editar página' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página Sobre');

  const title = uniqueName('Valores');
  const field = page.getByLabel('Título dos valores', { exact: true });
  await expect(field).toHaveValue('O que não muda na receita');
  await field.fill(title);
  const preview = page.getByTitle('Prévia da página').contentFrame();
  // The preview scrolls to the edited text.
  await expect(preview.getByRole('heading', { name: title })).toBeInViewport();
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expectToast(page, 'Página salva');
  await expect(page).toHaveURL('/painel/paginas/sobre');
  await expect(field).toHaveValue(title);

  const site = await page.context().newPage();
  await open(site, '/sobre');
  await expect(site.getByRole('region', { name: title })).toContainText('Integridade');
  await open(site, '/contato');
  await site.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sobre' }).click();
  await expect(site.getByRole('region', { name: title })).toContainText('Integridade');
  await site.close();

  await page.getByRole('button', { name: 'Voltar ao texto original de Título dos valores' }).click();
  await expect(field).toHaveValue('O que não muda na receita');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expect(page.getByText('Alterações não publicadas')).toBeHidden();
  const written = await (await page.request.get('/api/pages/sobre')).json();
  expect(written).toMatchObject({ aboutValuesTitle: aboutTexts.aboutValuesTitle });

  await page.getByRole('button', { name: 'Histórico' }).click();
  await expect(page.getByRole('dialog')).toContainText('Título dos valores');
});

test('the list names the sections of each page, and a long page links to its sections', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/painel/paginas');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Início', exact: true }) });
  await expect(card).toContainText('Promessas, Sobre a marca, Destaques, Blog, Lojas');
  await card.getByRole('link', { name: 'Início', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página Início');
  // Collapsed on a phone, to show the first section.
  const sections = page.getByRole('navigation', { name: 'Seções desta página' });
  await expect(sections).toBeHidden();
  await page.getByText('Seções desta página').click();
  await expect(sections.getByRole('button')).toHaveText([
    'Promessas',
    'Sobre a marca',
    'Destaques',
    'Blog',
    'Lojas',
    'Nos buscadores e no WhatsApp',
  ]);
  const stores = page.getByRole('heading', { level: 2, name: 'Lojas' });
  await expect(stores).not.toBeInViewport();
  await sections.getByRole('button', { name: 'Lojas' }).click();
  await expect(stores).toBeOnScreen();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Título das lojas', { exact: true })).toBeFocused();
  // A short page has no list of sections.
  await page.goto('/painel/paginas/unidade');
  await expect(page.getByLabel('Botão do pedido', { exact: true })).toBeVisible();
  await expect(page.getByText('Seções desta página')).toHaveCount(0);
});

test('a click on a text or a picture in the preview focuses its field', async ({ page }) => {
  await openPanel(page, '/painel/paginas/sobre');
  const preview = page.getByTitle('Prévia da página').contentFrame();
  async function click(text: string, { isPicture = false } = {}) {
    const shown = (isPicture ? preview.getByAltText(text) : preview.getByText(text)).first();
    await expect(shown).toBeVisible();
    // Scrolls the box around the preview, as a wheel would.
    await shown.evaluate((element) =>
      element.ownerDocument.defaultView?.frameElement?.scrollIntoView({ block: 'start' }),
    );
    const box = await shown.boundingBox();
    if (!box) throw new Error(`${text} is not shown`);
    await page.mouse.click(box.x + box.width / 2, box.y + Math.min(box.height / 2, 10));
  }
  await click(aboutTexts.aboutMissionTitle);
  const mission = page.getByLabel('Título da missão', { exact: true });
  await expect(mission).toBeFocused();
  await expect(mission).toBeOnScreen();

  await click(aboutTexts.aboutOpeningPictureAlt, { isPicture: true });
  const picture = page.getByLabel('Imagem da abertura', { exact: true });
  await expect(picture).toBeFocused();
  const section = page.getByRole('region', { name: 'Abertura', exact: true });
  const alt = section.getByLabel('Texto alternativo da imagem da abertura', { exact: true });
  await section.getByRole('button', { name: 'Escolher da Mídia' }).click();
  const picker = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  await picker.getByRole('searchbox').fill('maquete loja');
  await picker.getByRole('button', { name: /^Maquete da loja/ }).click();
  // The picture brings its own description; the original comes back with its own.
  await expect(alt).not.toHaveValue(aboutTexts.aboutOpeningPictureAlt);
  await expect(preview.getByAltText(await alt.inputValue())).toBeInViewport();
  await section.getByRole('button', { name: 'Voltar à imagem original de Imagem da abertura' }).click();
  await expect(picture).toHaveValue(aboutTexts.aboutOpeningPicture);
  await expect(alt).toHaveValue(aboutTexts.aboutOpeningPictureAlt);
  // A text with settings.
  await page.goto('/painel/paginas/termos');
  await click('Estes termos regulam');
  await expect(page.getByLabel('Aceitação: texto', { exact: true })).toBeFocused();
});

test('the preview of the branch page follows what is typed', async ({ page }) => {
  await openPanel(page, '/painel/paginas/unidade');
  await page.getByLabel('Botão do pedido', { exact: true }).fill('Peça já');
  const preview = page.getByTitle('Prévia da página').contentFrame();
  await expect(preview.getByRole('listitem').filter({ hasText: 'Peça já' })).toBeInViewport();
  await expect(preview.getByRole('region', { name: 'Hoje vai bem' })).toBeVisible();
  // Other tests check this text at the same time, so it is not saved.
  await discard(page);
});

test('an invalid text gets an error message at its field, and nothing typed is lost', async ({ page }) => {
  await openPanel(page, '/painel/paginas/inicio');
  await page.getByLabel('Primeira promessa', { exact: true }).fill('');
  await page.getByLabel('Texto dos destaques', { exact: true }).fill('x'.repeat(201));
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expect(page.getByLabel('Primeira promessa', { exact: true })).toBeFocused();
  await expect(page.getByText('Preencha este campo.')).toBeOnScreen({ scrolled: true });
  await expect(page.getByText('Passa de 200 caracteres.')).toBeOnScreen({ scrolled: true });
  // Leaving asks nothing: the changes are kept.
  await page.getByRole('link', { name: 'Voltar', exact: true }).click();
  await expect(page).toHaveURL('/painel/paginas');
  await page.goto('/painel/paginas/inicio');
  await expect(page.getByLabel('Texto dos destaques', { exact: true })).toHaveValue('x'.repeat(201));
  await discard(page);
});

test('an edited legal text appears in the preview and on the site, and an unknown setting is refused', async ({
  page,
  borrow,
}) => {
  await openPanel(page, '/painel/paginas/termos');
  await borrow('/api/panel/pages/termos');
  const law = page.getByRole('region', { name: '11. Lei aplicável e foro' });
  const words = uniqueName('Foro');
  await law.getByLabel('Lei e foro: título', { exact: true }).fill(words);
  await law.getByLabel('Lei e foro: texto', { exact: true }).fill('Da {marca}:\n- um item\n- outro item');
  const preview = page.getByTitle('Prévia da página').contentFrame();
  await expect(preview.getByRole('heading', { name: `11. ${words}` })).toBeInViewport();
  await expect(preview.getByText('Da Soul:')).toBeVisible();
  // It follows what is typed from wherever it was scrolled to.
  await page.getByRole('region', { name: 'Página', exact: true }).evaluate((box) => box.scrollTo(0, 0));
  await law.getByLabel('Lei e foro: título', { exact: true }).fill(`${words} e leis`);
  await expect(preview.getByRole('heading', { name: `11. ${words} e leis` })).toBeInViewport();
  await law.getByLabel('Lei e foro: texto', { exact: true }).fill('Da {merca}.');
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expect(page.getByText('Não conhecemos {merca}.')).toBeOnScreen({ scrolled: true });
  await law.getByLabel('Lei e foro: texto', { exact: true }).fill('Da {marca}:\n- um item\n- outro item');
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expectToast(page, 'Página salva');

  const site = await page.context().newPage();
  await open(site, '/contato');
  await site.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Termos de Uso');
  await site.getByRole('navigation', { name: 'Nesta página' }).getByRole('link', { name: words }).click();
  await expect(site.getByRole('heading', { name: `11. ${words} e leis` })).toBeFocused();
  await expect(site.getByRole('listitem').filter({ hasText: /^outro item$/ })).toBeInViewport();
  await site.close();
});

test('going back to a page shows its texts without another request', async ({ page }) => {
  await open(page, '/sobre');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTexts.aboutTitle);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTexts.aboutTitle);
  await expect(page.getByText(aboutTexts.aboutMissionText)).toBeVisible();
  expect(asked).not.toContain('/api/pages/sobre');
});

test('the address of an unknown page redirects to the list', async ({ page }) => {
  await openPanel(page, '/painel/paginas/nada');
  await expect(page).toHaveURL('/painel/paginas');
});
