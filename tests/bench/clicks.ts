import { type Replay, withReplay } from './replay.ts';
import { type Bench, inTurns, type Section, spreadText } from './section.ts';
import { variants } from './variants.ts';

/** Start page, link, and words of the target page's heading. */
const CLICKS = [
  { from: '/produtos', link: '/produtos/soulshake', words: 'Soul Shake' },
  { from: '/produtos/soulshake', link: '/produtos/soulshake/9', words: 'Pistache' },
  { from: '/blog', link: '/blog/1', words: 'Proteína' },
];
type Click = (typeof CLICKS)[number];
/** In ms: a network round trip, the time a pointer rests on a link before the click, and the time a page was read before. */
const TRIP = 150;
const HOVER = 200;
const READ = 2000;

export const clicks: Section = {
  name: 'clicks',
  title: 'A click',
  run: (bench) =>
    withReplay(bench, variants, async (replay) => {
      const cases = CLICKS.flatMap((click) => [false, true].map((isRested) => ({ click, isRested })));
      const samples = await inTurns(bench.rounds, cases, (each) => clicked(bench.browser, replay, each));
      const trips = (click: Click, isRested: boolean) => {
        const at = cases.findIndex((each) => each.click === click && each.isRested === isRested);
        return spreadText(
          (samples[at] ?? []).map((ms) => ms / TRIP),
          2,
        );
      };
      return {
        note:
          `Every answer takes ${TRIP} ms: from the press to the next page's heading, in such trips, min – median – max. ` +
          `Cold is whoever saves data, for whom nothing is fetched ahead; rested is whoever was on the link for ${HOVER} ms, of a ` +
          `page that was read for ${READ / 1000} s.`,
        head: ['from → to', 'cold', 'rested on'],
        rows: CLICKS.map((click) => [`${click.from} → ${click.link}`, trips(click, false), trips(click, true)]),
      };
    }),
};

/** Returns the time from the click to the heading, in ms, by the page's own clock. */
async function clicked(
  browser: Bench['browser'],
  { originOf, wait }: Replay,
  { click, isRested }: { click: Click; isRested: boolean },
): Promise<number> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'pt-BR', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    if (!isRested) {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    }
    await page.goto(originOf('site') + click.from, { waitUntil: 'networkidle' });
    const target = page.getByRole('main').locator(`a[href="${click.link}"]`).first();
    await target.scrollIntoViewIfNeeded();
    wait(TRIP);
    // By then, prefetches for visible links have completed.
    await page.waitForTimeout(READ);
    if (isRested) {
      await target.hover();
      await page.waitForTimeout(HOVER);
    }
    return await target.evaluate(
      (anchor: HTMLElement, words) =>
        new Promise<number>((resolve) => {
          const heading = () => document.querySelector('h1')?.textContent ?? '';
          const before = heading();
          const started = performance.now();
          const look = () => {
            if (heading() !== before && heading().includes(words)) resolve(performance.now() - started);
            else requestAnimationFrame(look);
          };
          anchor.click();
          look();
        }),
      click.words,
    );
  } finally {
    wait(0);
    await context.close();
  }
}
