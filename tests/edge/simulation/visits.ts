// Plans for visitors who only read.
import fc from 'fast-check';
import type { Client } from './client';
import type { Outcome } from './model';
import { type Plan, pick, type Sight } from './plan';
import { TOOK } from './stage';
import type { Stored, World } from './world';

/** Maximum waiting time of a visitor, in ms, whatever fails to answer. */
const PATIENCE = 6000;
const MARK = /«\d+»/g;

const without = (marks: Set<string>, known: Iterable<string>) => {
  const all = new Set(known);
  return [...marks].filter((mark) => !all.has(mark));
};

type Page = '/' | '/blog' | 'post' | '/api/slides' | '/onde-estamos' | '/api/categories' | 'line';

const marksOf = (rows: Stored[]) => rows.flatMap(({ fields }) => JSON.stringify(fields).match(MARK) ?? []);
const shownSlides = ({ slides }: World) => slides.filter(({ fields }) => fields.active);
const shownPosts = ({ posts }: World, now: string) =>
  posts.filter(({ fields }) => typeof fields.publishedAt === 'string' && fields.publishedAt <= now);

const shownLocations = ({ locations }: World) => locations.filter(({ fields }) => fields.active);
const shownProducts = ({ products }: World) => products.filter(({ fields }) => fields.active);

/** Returns all texts visitors may read. */
export const visible = (world: World, now: string) =>
  marksOf([
    ...[
      shownSlides(world),
      shownPosts(world, now),
      world.categories,
      shownProducts(world),
      shownLocations(world),
    ].flat(),
  ]);

/** Returns the texts a page must show. */
function demanded(world: World, page: Page, now: string, named: Stored | undefined): string[] | null {
  if (page === '/onde-estamos') return marksOf(shownLocations(world));
  if (page === '/api/categories') return marksOf(world.categories);
  if (page === 'line') {
    const line = world.categories.find(({ id }) => id === named?.id);
    return line ? marksOf([line, ...shownProducts(world).filter(({ fields }) => fields.category === line.id)]) : null;
  }
  if (page === '/api/slides' || page === '/') return marksOf(shownSlides(world));
  if (page === '/blog') return shownPosts(world, now).map(({ fields }) => String(fields.title));
  const found = shownPosts(world, now).find(({ id }) => id === named?.id);
  return found ? marksOf([found]) : null;
}

/**
 * Without a fault, a visitor sees the current state; with one, the current or an earlier state, or a refusal with
 * `Retry-After`, in time. Unpublished text is never shown.
 */
const pagesAmong = (...pages: Page[]) =>
  fc.record({ page: fc.constantFrom(...pages), nth: fc.nat(99) }).map(
    ({ page, nth }): Plan => ({
      by: 'Nina',
      says: `visits ${page}`,
      aim(sight) {
        const named = pick(page === 'line' ? sight.world.categories : sight.world.posts, nth);
        const paths: Partial<Record<Page, string>> = { post: `/blog/${named?.id}`, line: `/produtos/${named?.id}` };
        if (page in paths && !named) return null;
        const path = paths[page] ?? page;
        let [shown, ms, status]: [Set<string>, number, number] = [new Set(), 0, 0];
        return {
          async ask(client: Client) {
            const answer = await client.send(path);
            [ms, status] = [Number(answer.headers.get(TOOK)), answer.status];
            shown = new Set((await answer.text()).match(MARK));
            return { status };
          },
          expected: (world): Outcome => {
            const now = new Date().toISOString();
            const wanted = demanded(world, page, now, named);
            const lacking = (wanted ?? []).filter((mark) => !shown.has(mark));
            const secret = without(shown, visible(world, now));
            if (lacking.length + secret.length === 0) return { status: wanted ? 200 : 404 };
            return { status: 200, code: `without ${lacking}, with ${secret}` };
          },
          tolerable: () => {
            if (ms > PATIENCE) return `${page} took ${ms} ms`;
            if (![200, 404, 503].includes(status)) return `${page} answered ${status}`;
            const secret = without(shown, sight.everPublic);
            return secret.length > 0 ? `${page} shows ${secret}, which was never public` : null;
          },
        };
      },
    }),
  );

/** A listed picture can be loaded. */
const pictures = fc.nat(99).map(
  (nth): Plan => ({
    by: 'Nina',
    says: 'looks at a picture',
    aim({ world, facts }: Sight) {
      const row = pick(world.media, nth);
      const address = row && facts.addresses.get(row.id);
      if (!address) return null;
      return {
        ask: async (client) => ({ status: (await client.send(address)).status }),
        expected: () => ({ status: 200 }),
        tolerable: () => null,
      };
    },
  }),
);

export const visits = { pages: pagesAmong('/', '/blog', 'post', '/api/slides'), pictures };
export const catalogueVisits = { pages: pagesAmong('/onde-estamos', '/api/categories', 'line') };
