// WCAG 2.2, 1.4.12 and 1.4.4: with more space between letters, words and lines, or text twice as large, no content is lost.
import { expect, type Page } from '@playwright/test';
import { faultsOf } from '../helpers/geometry';
import { keepViolations, test } from '../helpers/watched';
import { screens } from '../screens/screens';
import { sitePages } from '../screens/site';
import { siteCart } from '../screens/site-cart';
import { closeScreen, openScreen, painted, prepareStage, type Stage } from '../screens/stage';

/** The narrowest window. */
const PHONE = { width: 320, height: 640 };
/** For text twice as large: a current phone with that setting. */
const ENLARGED = { width: 390, height: 844 };
/** Screens of which each has its own arrangement of words beside something else, or the longest words. */
const NARROW = [
  'site: home',
  'site: contact',
  'site: licensing',
  'site: perguntas frequentes',
  'site: privacy',
  'site: terms',
  'site: sign-up',
  'site: recovery',
];
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

test.describe.configure({ timeout: 90_000 });

function screenCalled(name: string) {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen ${name}`);
  return screen;
}

let stage: Stage;
test.afterEach(({ problems }) => keepViolations(problems));

test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(90_000);
  stage = await prepareStage(browser, baseURL ?? '');
});

for (const screen of screens.filter(({ routes }) => routes)) {
  test(`wider text spacing loses no content: ${screen.name}`, async () => {
    const page = await openScreen(stage, screen, PHONE);
    await painted(page, screen);
    await page.evaluate(takeRoom, SPACING);
    await expectNothingLost(page);
    await closeScreen(stage, page, screen);
  });
}

for (const screen of [...sitePages.filter(({ routes }) => routes), ...siteCart]) {
  test(`text of twice the size loses no content: ${screen.name}`, async () => {
    const page = await openScreen(stage, screen, ENLARGED);
    await painted(page, screen);
    await takeTwice(page);
    await expectNothingLost(page);
    await closeScreen(stage, page, screen);
  });
}

for (const name of NARROW) {
  test(`text of twice the size loses no content on the narrowest phone: ${name}`, async () => {
    const screen = screenCalled(name);
    const page = await openScreen(stage, screen, PHONE);
    await painted(page, screen);
    await takeTwice(page);
    await expectNothingLost(page);
    await closeScreen(stage, page, screen);
  });
}

test('text of twice the size keeps the controls of header and carousel in place', async () => {
  const page = await openScreen(stage, screenCalled('site: home'), ENLARGED);
  await takeTwice(page);
  const places = (name: string | RegExp, role: 'button' | 'link' = 'button') =>
    page
      .getByRole(role, { name })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, width }) => ({ top, width })));
  const controls = await places(/^(?:Ir para o slide|Slide anterior|Próximo slide|Iniciar|Pausar)/);
  expect(controls.length).toBeGreaterThan(4);
  expect(new Set(controls.map(({ top }) => Math.round(top))).size).toBe(1);
  for (const name of ['Slide anterior', 'Próximo slide']) {
    await page.getByRole('button', { name }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
  }
  const [brand] = await places('Soul, página inicial', 'link');
  expect(brand?.width).toBeGreaterThan(100);
  await closeScreen(stage, page, screenCalled('site: home'));
});

/** Like the browser's own setting: media query widths in rem change with it. */
async function takeTwice(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

async function expectNothingLost(page: Page) {
  const faults = await faultsOf(page, { onlyPlaces: true });
  expect.soft(faults.filter((fault) => /^(?:overflow|collision|out of reach)/.test(fault))).toEqual([]);
  expect.soft(await page.evaluate(cutWords)).toEqual([]);
}

/** Adds styles that the page's policy does not restrict, like a user style sheet. */
function takeRoom(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Returns text that is cut off for good. A clamped teaser is complete elsewhere. */
function cutWords(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const element = node.parentElement;
    if (!text || !element?.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(around);
      // The element scrolls, is a teaser, or is for screen readers only.
      if (/auto|scroll/.test(overflowX + overflowY) || clipPath !== 'none') break;
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const { left, right, bottom, width } = around.getBoundingClientRect();
      if (width <= 1) break;
      if (words.left < left - 2 || words.right > right + 2 || words.bottom > bottom + 2) cut.push(text.slice(0, 40));
    }
  }
  return cut;
}
