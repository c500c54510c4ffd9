import { expect, test } from '@playwright/test';
import { faultsOf } from '../helpers/geometry';
import { existsAt, type Screen, sizeOf, VIEWPORTS } from '../screens/screen';
import { screens } from '../screens/screens';
import { closeScreen, openScreen, painted, prepareStage, type Stage } from '../screens/stage';

/** A small phone, a phone held sideways, a desktop: what fits these fits what is between them. `EVERY_WIDTH=1` measures all. */
const WIDTHS = process.env.EVERY_WIDTH ? VIEWPORTS.map(({ width }) => width) : [320, 844, 1440];
const viewports = VIEWPORTS.filter(({ width }) => WIDTHS.includes(width));

/** In print nothing is pressed, and windows have no width. */
const measured = screens.filter(({ print }) => !print);
const isToast = ({ name }: Screen) => name.includes(': toast,');
const isPanel = ({ name }: Screen) => name.startsWith('panel:');

// Every screen of the product, each opened once; nobody waits for one that is held back.
test.describe.configure({ timeout: 90_000 });

let stage: Stage;
test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(90_000);
  stage = await prepareStage(browser, baseURL ?? '');
});

for (const screen of measured) {
  test(`nothing is out of place: ${screen.name}`, async () => {
    const sizes = viewports.filter((viewport) => existsAt(screen, viewport));
    const [first] = sizes;
    if (!first) return;
    const page = await openScreen(stage, screen, first);
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await painted(page, screen);
      const found = await faultsOf(page, { onlyToasts: isToast(screen) });
      expect.soft(found, `${sizeOf(viewport)} px wide`).toEqual([]);
    }
    if (isPanel(screen)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      const found = await faultsOf(page, { onlyToasts: isToast(screen), onlyColours: true });
      expect.soft(found, 'in the dark').toEqual([]);
    }
    await closeScreen(stage, page, screen);
  });
}
