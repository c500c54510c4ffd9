import { type View, view, withPhone } from './phone.ts';
import { withReplay } from './replay.ts';
import { type Bench, inTurns, median, ratio, type Section, spreadText, type Table } from './section.ts';
import { variants } from './variants.ts';

/** The kinds of pages on which visitors arrive. */
const PAGES = {
  home: '/',
  category: '/produtos/soulshake',
  product: '/produtos/soulshake/9',
  article: '/blog/1',
  stores: '/onde-estamos',
};
const pages = Object.entries(PAGES);
const lcpOf = (views: View[]) => views.map(({ lcp }) => lcp);

export const firstViews: Section = {
  name: 'views',
  title: 'A first view',
  run: (bench) =>
    withReplay(bench, variants, async ({ originOf }) => {
      const cases = pages.flatMap(([page, path]) => Object.keys(variants).map((variant) => ({ page, path, variant })));
      const samples = await inTurns(bench.rounds, cases, ({ path, variant }) =>
        withPhone(bench.browser, (phone) => view(phone, originOf(variant) + path)),
      );
      const measured = cases.map(({ page, variant }, at) => ({ page, variant, views: samples[at] ?? [] }));
      return firstViewTable(measured);
    }),
};

type Measured = { page: string; variant: string; views: View[] };

function firstViewTable(measured: Measured[]): Table {
  const lcp = (page: string, variant: string) =>
    median(lcpOf(measured.find((each) => each.page === page && each.variant === variant)?.views ?? []));
  return {
    note:
      'A phone four times slower than this machine, on a network of 1.5 Mbit/s that answers after 0.56 s (what Lighthouse ' +
      'applies for mobiles): ms, min – median – max. `site` is this product; `bare` the same page of which no script runs, ' +
      'which is the limit; `again` that page once more, to show by how much two equal pages differ in one run; `plain` the ' +
      'same components as an application that asks for its data once it runs.',
    head: ['page', 'shipped as', 'FCP', 'LCP', 'LCP to bare', 'LCP to plain', 'TBT', 'CLS', 'kB'],
    rows: measured.map(({ page, variant, views }) => {
      const fcp = views.map((each) => each.fcp);
      const own = lcp(page, variant);
      return [
        page,
        variant,
        spreadText(fcp, 0),
        spreadText(lcpOf(views), 0),
        ratio(own, lcp(page, 'bare')),
        ratio(own, lcp(page, 'plain')),
        median(views.map(({ tbt }) => tbt)).toFixed(0),
        median(views.map(({ cls }) => cls)).toFixed(3),
        (median(views.map(({ bytes }) => bytes)) / 1000).toFixed(0),
      ];
    }),
  };
}

export const repeatViews: Section = {
  name: 'repeats',
  title: 'A page seen again',
  run: (bench) =>
    withReplay(bench, variants, async ({ originOf }) => {
      const samples = await inTurns(bench.rounds, pages, ([, path]) =>
        seenTwice(bench.browser, originOf('site') + path),
      );
      return {
        note: 'The same phone, which comes back within a minute: LCP in ms, min – median – max.',
        head: ['page', 'first view', 'second view', 'second to first'],
        rows: pages.map(([page], at) => {
          const first = lcpOf((samples[at] ?? []).map((pair) => pair.first));
          const second = lcpOf((samples[at] ?? []).map((pair) => pair.second));
          return [page, spreadText(first, 0), spreadText(second, 0), ratio(median(second), median(first))];
        }),
      };
    }),
};

/** Measures a page on a phone with a service worker: on the first visit, and once cached. */
function seenTwice(browser: Bench['browser'], address: string): Promise<{ first: View; second: View }> {
  return withPhone(
    browser,
    async (phone) => {
      const first = await view(phone, address);
      await phone.evaluate(() => navigator.serviceWorker.ready);
      await phone.reload({ waitUntil: 'networkidle' });
      await phone.goto('about:blank');
      return { first, second: await view(phone, address) };
    },
    true,
  );
}
