import { expect } from '../helpers/browser';
import { callApi, openPanel, test } from '../helpers/panel';
import { openUploaded } from '../helpers/panel-pictures';
import { pictureFile } from '../helpers/picture-files';
import { createPost } from '../helpers/posts';

test('one shape of a picture has a focal point of its own, which the site applies', async ({ page }) => {
  const photo = await pictureFile(900, 1200);
  await openUploaded(page, photo);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const { address } = await callApi<{ address: string }>(page, 'GET', `/api/panel/media/${id}`);
  const post = await createPost(page, {
    title: `Capa ${photo.name}`,
    image: address,
    author: 'Ana',
    authorImage: address,
  });
  await openPanel(page, `/painel/midia/${id}`);

  const shapes = page.getByRole('group', { name: 'Enquadramento' });
  await expect(shapes.getByRole('radio', { name: 'Todos os formatos' })).toBeChecked();
  const point = page.getByRole('slider', { name: 'Ponto focal' });
  await point.press('Shift+ArrowDown');
  await shapes.getByRole('radio', { name: 'Deitada' }).check();
  await expect(point).toHaveAttribute('aria-valuetext', '50% da esquerda, 60% do topo');
  await point.press('Shift+ArrowUp');
  await point.press('Shift+ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '50% da esquerda, 40% do topo');
  await expect(shapes.getByRole('radio', { name: 'Deitada Ponto próprio' })).toBeChecked();
  await expect(shapes.getByText('Deitada').locator('xpath=..').locator('img')).toHaveCSS('object-position', '50% 40%');
  await expect(shapes.getByText('Quadrada').locator('xpath=..').locator('img')).toHaveCSS('object-position', '50% 60%');

  // A shape with its own focal point can go back to the common one.
  await shapes.getByRole('radio', { name: 'Em pé' }).check();
  await point.press('ArrowDown');
  await page.getByRole('button', { name: 'Voltar ao ponto de todos os formatos' }).click();
  await expect(point).toHaveAttribute('aria-valuetext', '50% da esquerda, 60% do topo');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Imagem salva')).toBeOnScreen();

  await page.goto(`/blog/${post.id}`);
  const article = page.getByRole('article');
  await expect(article.locator('header + div img')).toHaveCSS('object-position', '50% 40%');
  await expect(article.getByRole('region', { name: 'Sobre quem escreveu' }).locator('img')).toHaveCSS(
    'object-position',
    '50% 60%',
  );
});
