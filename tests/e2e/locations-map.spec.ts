import { expect, open, test } from '../helpers/browser';
import { finder } from '../helpers/finder';

const PHONE = { width: 390, height: 844 };

for (const [width, height, way] of [
  [390, 844, 'up and down'],
  [1440, 900, 'to the sides'],
] as const) {
  test(`the map of a selected state continues ${way} to the edges of its stage at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/onde-estamos?uf=BA');
    const map = page.getByRole('navigation', { name: 'No mapa' });
    if (width < 768) await page.getByRole('button', { name: 'Mapa' }).click();
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('link').first()).toBeOnScreen({ scrolled: true });
    const beyond = () =>
      map.evaluate((pins) => {
        const square = pins.getBoundingClientRect();
        const stage = pins.parentElement?.getBoundingClientRect() ?? square;
        const points = (from: number, to: number) =>
          Array.from({ length: 12 }, (_, i) => from + ((to - from) * i) / 12);
        const isOut = (x: number, y: number) =>
          x < square.left - 2 || x > square.right + 2 || y < square.top - 2 || y > square.bottom + 2;
        return points(stage.left + 2, stage.right)
          .flatMap((x) => points(stage.top + 2, stage.bottom).map((y) => [x, y] as const))
          .filter(([x, y]) => isOut(x, y) && document.elementFromPoint(x, y)?.closest('.pins-states')).length;
      });
    await expect.poll(beyond).toBeGreaterThan(0);
  });
}

test('the map leads back from a state to all of Brazil, by keyboard too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/onde-estamos?tipo=loja');
  await page.getByRole('button', { name: 'Mapa' }).click();
  const { pin, state } = finder(page.getByRole('main'));
  const back = page.getByRole('link', { name: 'Ver o Brasil' });
  await expect(pin(/^ES: /)).toBeOnScreen({ scrolled: true });
  await expect(back).toHaveCount(0);
  await pin(/^ES: /).click();
  await expect(state).toHaveValue('ES');
  await expect(back).toBeOnScreen({ scrolled: true });
  await back.press('Enter');
  await expect(page).toHaveURL('/onde-estamos?tipo=loja');
  await expect(state).toHaveValue('');
  await expect(pin(/^ES: /)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'No mapa' })).toBeFocused();
  await expect(back).toHaveCount(0);
});
