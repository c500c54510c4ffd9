import { expect, open, test } from '../helpers/browser';
import { finder } from '../helpers/finder';

const PHONE = { width: 390, height: 844 };

test('the list is at most 700 px high and stands left of the map from tablets on', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await open(page, '/onde-estamos');
  const list = page.getByRole('main').getByRole('list');
  await expect(list).toHaveCSS('max-height', '700px');
  const map = await page.getByRole('button', { name: 'Clique para interagir' }).boundingBox();
  const box = await list.boundingBox();
  expect(map?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
  await expect(page.getByRole('button', { name: 'Mapa' })).toBeHidden();
});

test('on phones one switches between list and map, and a selection leads to the map', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/onde-estamos');
  const { lines, line, panel } = finder(page.getByRole('main'));
  const interact = page.getByRole('button', { name: 'Clique para interagir' });
  await expect(interact).toBeHidden();
  await page.getByRole('button', { name: 'Mapa' }).click();
  await expect(interact).toBeVisible();
  await expect(lines.first()).toBeHidden();
  await page.getByRole('button', { name: 'Lista' }).click();
  await line('Soul Ipanema').click();
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'Soul Ipanema' })).toBeInViewport();
  await panel.getByRole('link', { name: 'Fechar detalhes' }).click();
  await expect(line('Soul Ipanema')).toBeFocused();
});

test('the map is inert until it is asked for, and again once the mouse leaves', async ({ page }) => {
  await open(page, '/onde-estamos?local=1');
  const { map } = finder(page.getByRole('main'));
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveCSS('pointer-events', 'none');
  const ask = page.getByRole('button', { name: 'Clique para interagir' });
  await ask.click();
  await expect(map).toHaveCSS('pointer-events', 'auto');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(ask).toBeVisible();
  await expect(map).toHaveCSS('pointer-events', 'none');
});
