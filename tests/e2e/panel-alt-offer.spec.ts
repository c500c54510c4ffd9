import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { callApi, openPanel, test } from '../helpers/panel';
import { bring, pictureFile } from '../helpers/picture-files';
import { content } from '../helpers/posts';

test('the form offers to store the alternative text of a cover in Mídia, and undo removes it there', async ({
  page,
}) => {
  await openPanel(page, '/painel/blog/novo');
  await bring(page, 'drop', await pictureFile(480, 300), { onto: content(page) });
  const picture = content(page).locator('img');
  await expect(picture).toBeVisible();
  const src = (await picture.getAttribute('src')) ?? '';
  const key = /\/media\/([0-9a-f]{20})/.exec(src)?.[1];
  const known = () =>
    callApi<{ medium: { alt: string } }>(page, 'GET', `/api/panel/media/at/${key}`).then(({ medium }) => medium.alt);

  await page.getByLabel('URL da Imagem', { exact: true }).fill(src);
  const alt = page.getByLabel('Texto alternativo da capa');
  const offer = page.getByRole('button', { name: 'Guardar este também lá' });
  await expect(offer).toHaveCount(0);
  await alt.fill('Um copo sobre a mesa');
  await offer.click();
  await expectToast(page, 'Texto alternativo guardado na Mídia');
  await expect(offer).toHaveCount(0);
  await expect(alt).toBeFocused();
  expect(await known()).toBe('Um copo sobre a mesa');
  // An existing text in Mídia cannot be replaced from here.
  await alt.fill('Só desta capa');
  await expect(page.getByText('Na Mídia, esta imagem ainda não tem texto alternativo.')).toHaveCount(0);
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(known).toBe('');
  await expect(offer).toBeVisible();
});
