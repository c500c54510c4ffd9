// A press on a form's button counts, although it takes the focus from a field whose input is refused.
import { expect } from '../helpers/browser';
import { createLocation } from '../helpers/locations';
import { openPanel, signInAdmin, test } from '../helpers/panel';

test.use({ hasTouch: true });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      await signInAdmin(page);
      // A record of its own: what others write in theirs would first be asked about.
      const { id } = await createLocation(page);
      await openPanel(page, `/painel/locations/${id}`);
      await page.getByLabel('Telefone').fill('12');
      await expect(page.getByText(/^Alterações não (?:publicadas|salvas)/)).toBeVisible();
      // In a low window most of the bar scrolls with the page.
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    });

    for (const pointer of ['mouse', 'finger']) {
      test(`one press of a ${pointer} on the submit button shows what is wrong`, async ({ page }) => {
        const button = page.getByRole('button', { name: 'Atualizar' });
        const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        // Near the upper edge, from which a button that moves down moves away.
        const place = [x + width / 2, y + height / 8] as const;
        const field = page.getByLabel('Telefone');
        await expect(field).toBeFocused();
        if (pointer === 'finger') await page.touchscreen.tap(...place);
        else await page.mouse.click(...place, { delay: 100 });
        await expect(page.getByRole('button', { name: 'Um campo a corrigir' })).toBeVisible();
        await expect(field).toBeFocused();
        await expect(field).toBeOnScreen();
      });
    }

    test('the submit button stays where it is when a problem appears', async ({ page }) => {
      const place = () => page.getByRole('button', { name: 'Atualizar' }).boundingBox();
      const before = await place();
      await page.getByLabel('Telefone').evaluate((field) => field.blur());
      await expect(page.getByRole('button', { name: 'Um campo a corrigir' })).toBeVisible();
      expect(await place()).toEqual(before);
    });
  });
}
