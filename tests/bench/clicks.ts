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
      const trips = (click: Click, isRested: boolean, of: (sample: Sample) => number) => {
        const at = cases.findIndex((each) => each.click === click && each.isRested === isRested);
        return spreadText(
          (samples[at] ?? []).map((sample) => of(sample) / TRIP),
          2,
        );
      };
      return {
        note:
          `Every answer takes ${TRIP} ms: from the press to the next page's heading, in such trips, min – median – max. ` +
          `Cold is whoever saves data, for whom nothing is fetched ahead; rested is whoever was on the link for ${HOVER} ms, of a ` +
          `page that was read for ${READ / 1000} s. Fetched is a bare \`fetch\` of the answer that a cold click waits for, in the ` +
          'same page: what the browser and the server of this bench take on this machine, whatever a page does with it.',
        head: ['from → to', 'cold', 'fetched', 'rested on'],
        rows: CLICKS.map((click) => [
          `${click.from} → ${click.link}`,
          trips(click, false, ({ shown }) => shown),
          trips(click, false, ({ fetched }) => fetched),
          trips(click, true, ({ shown }) => shown),
        ]),
      };
    }),
};

/** From the click to the heading, and for a bare `fetch` of the data that was asked for since: ms, by the page's own clock. */
type Sample = { shown: number; fetched: number };

async function clicked(
  browser: Bench['browser'],
  { originOf, wait }: Replay,
  { click, isRested }: { click: Click; isRested: boolean },
): Promise<Sample> {
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
    const shown = await target.evaluate(
      (anchor: HTMLElement, words) =>
        new Promise<number>((resolve) => {
          const heading = () => document.querySelector('h1')?.textContent ?? '';
          const before = heading();
          performance.clearResourceTimings();
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
    return { shown, fetched: isRested ? 0 : await page.evaluate(fetchAgain) };
  } finally {
    wait(0);
    await context.close();
  }
}

/** Fetches the data of the click once more, in the page; returns the time in ms. */
async function fetchAgain(): Promise<number> {
  const asked = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
  const address = asked[0]?.name;
  if (!address) throw new Error('the click fetched no data');
  const started = performance.now();
  await (await fetch(address, { cache: 'no-store' })).json();
  return performance.now() - started;
}
