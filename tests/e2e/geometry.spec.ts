import { expect } from '@playwright/test';
import { violationsOf } from '../helpers/accessibility';
import { faultsOf } from '../helpers/geometry';
import { keepViolations, test } from '../helpers/watched';
import { existsAt, type Screen, VIEWPORTS, type Viewport } from '../screens/screen';
import { screens } from '../screens/screens';
import { closeScreen, openScreen, painted, prepareStage, type Stage } from '../screens/stage';

/**
 * A small phone, a landscape phone just wide enough for the wide layout, and a desktop: a layout that fits these also fits
 * sizes in between. `EVERY_WIDTH=1` measures all.
 */
const viewports: Viewport[] = process.env.EVERY_WIDTH
  ? VIEWPORTS
  : [
      { width: 320, height: 640 },
      { width: 768, height: 390 },
      { width: 1440, height: 900 },
    ];

/** In print nothing can be pressed, and there is no window width. */
const measured = screens.filter(({ print }) => !print);
/** Screens that `npm test` measures, of every kind one; `npm run test:all` measures all. */
const MAIN = ['site: home', 'site: product', 'site: sign-in', 'panel: posts', 'panel: product'];
const isToast = ({ name }: Screen) => name.includes(': toast,');
// Opens every screen of the product once; held-back screens are measured while loading.
test.describe.configure({ timeout: 90_000 });

let stage: Stage;
test.afterEach(({ problems }) => keepViolations(problems));

test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(90_000);
  stage = await prepareStage(browser, baseURL ?? '');
});

for (const screen of measured.filter((each) => !isToast(each))) {
  const tag = MAIN.includes(screen.name) ? '@main' : [];
  test(`nothing is misplaced or out of reach: ${screen.name}`, { tag }, async () => {
    const sizes = viewports.filter((viewport) => existsAt(screen, viewport));
    const [first] = sizes;
    if (!first) return;
    const page = await openScreen(stage, screen, first);
    const touch = await page.context().newCDPSession(page);
    for (const viewport of sizes) {
      // Touch devices get larger buttons.
      await touch.send('Emulation.setTouchEmulationEnabled', { enabled: viewport.width <= 1024 });
      if (viewport !== first) await page.setViewportSize(viewport);
      await painted(page, screen);
      expect.soft(await faultsOf(page), `in a window of ${viewport.width}×${viewport.height} px`).toEqual([]);
      // Axe checks the smallest and the largest size: those in between have the elements of one of the two. Without script,
      // axe cannot run.
      if ((viewport === first || viewport === sizes.at(-1)) && screen.script !== false) {
        const found = await violationsOf(page, { ...screen, onlyNew: viewport !== first });
        expect.soft(found, `in a window of ${viewport.width}×${viewport.height} px`).toEqual([]);
      }
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await faultsOf(page, { onlyColours: true }), 'in the dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await closeScreen(stage, page, screen);
  });
}

// A toast is the same card at every size, so each is measured only in the smallest.
for (const screen of measured.filter(isToast)) {
  test(`is visible and readable: ${screen.name}`, async () => {
    const viewport = viewports.find((each) => existsAt(screen, each));
    if (!viewport) return;
    const page = await openScreen(stage, screen, viewport);
    await painted(page, screen);
    expect.soft(await faultsOf(page, { onlyToasts: true })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await faultsOf(page, { onlyToasts: true, onlyColours: true }), 'in the dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await closeScreen(stage, page, screen);
  });
}
