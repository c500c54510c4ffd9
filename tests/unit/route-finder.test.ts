import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routeFinder } from '../../src/lib/route-finder';
import { routes as panel } from '../../src/panel/routes';
import { routes as site } from '../../src/site/routes';

const wordsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path = '', children = [] }) => [...path.split('/'), ...wordsOf(children)]);

/** Returns the matches of React Router, the reference. */
function matched(routes: RouteObject[], pathname: string) {
  const matches = matchRoutes(routes, pathname);
  return matches && { routes: matches.map(({ route }) => route), params: { ...matches.at(-1)?.params } };
}

test.each([
  ['site', site],
  ['panel', panel],
])('the route finder of the %s agrees with React Router at any path', (_, routes) => {
  const find = routeFinder(routes);
  const segment = fc.oneof(
    fc.constantFrom(...new Set(wordsOf(routes)), 'Produtos', '9', 'a%2Fb', 'caf%C3%A9', '%', 'painel'),
    fc.string({ maxLength: 4 }).map((text) => encodeURIComponent(text.toWellFormed())),
  );
  const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(path, (pathname) => {
      const found = find(pathname);
      expect(found && { routes: found.routes, params: found.params }).toEqual(matched(routes, pathname));
    }),
    { numRuns: 3000 },
  );
});

test('a match contains the pattern of its route', () => {
  expect(routeFinder(site)('/produtos/soulshake/9')?.pattern).toBe('/produtos/:category/:number');
  expect(routeFinder(site)('/')?.pattern).toBe('/');
  expect(routeFinder(site)('/nada')?.pattern).toBe('/*');
});
