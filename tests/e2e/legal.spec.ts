import { expect, open, test } from '../helpers/browser';

const DOCUMENTS = [
  { path: '/politica-de-privacidade', title: 'Políticas de Privacidade', sections: 11 },
  { path: '/termos-de-uso', title: 'Termos de Uso', sections: 12 },
];

for (const { path, title, sections } of DOCUMENTS) {
  test(`${path} has its title, date and ${sections} numbered sections, each linked from the table of contents`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText('Última atualização: 26 de agosto de 2025');
    const headings = page.getByRole('article').getByRole('heading', { level: 2 });
    const contents = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link');
    await expect(headings).toHaveCount(sections);
    expect(await contents.allTextContents()).toEqual(await headings.allTextContents());
    expect(await headings.first().textContent()).toMatch(/^1\. /);
    for (const [index, link] of (await contents.all()).entries()) {
      const id = await headings.nth(index).getAttribute('id');
      expect(await link.getAttribute('href')).toBe(`${path}#${id}`);
    }
  });

  test(`an entry of the table of contents of ${path} scrolls to its section, and Back returns`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const heading = page.getByRole('article').getByRole('heading', { level: 2 }).nth(6);
    await expect(heading).not.toBeInViewport();
    await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').nth(6).click();
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan((await page.getByRole('banner').boundingBox())?.height ?? Number.NaN);
    await page.goBack();
    await expect(heading).not.toBeInViewport();
  });

  test(`the address of a section of ${path} opens at the section`, async ({ page }) => {
    await open(page, path);
    const id = await page.getByRole('article').getByRole('heading', { level: 2 }).nth(4).getAttribute('id');
    await page.goto('/sobre');
    await open(page, `${path}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
}

test('the privacy channel starts a message with the suggested subject', async ({ page }) => {
  await open(page, '/politica-de-privacidade');
  await expect(page.getByRole('article')).toContainText('Assunto sugerido: Privacidade e proteção de dados');
  const address = await page
    .getByRole('article')
    .getByRole('link', { name: 'contato@example.com' })
    .last()
    .getAttribute('href');
  expect(decodeURIComponent(address ?? '')).toBe('mailto:contato@example.com?subject=Privacidade e proteção de dados');
});

test('a legal text prints without navigation and footer links', async ({ page }) => {
  await open(page, '/termos-de-uso');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Produtos' })).toBeHidden();
});
