import { readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes as panelRoutes } from '../../src/panel/routes';
import { previewRoutes } from '../../src/site/preview/routes';
import { routes as siteRoutes } from '../../src/site/routes';
import { screens } from '../screens/screens';

/** Returns the addresses at which a route tree shows something, as route patterns. */
function addressesOf(routes: RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', children, lazy }) => {
    const address = path ? `${above}/${path}` : above;
    // A route with children is a frame, unless it is lazy like a screen.
    const own = !children || lazy ? [address || '/'] : [];
    return [...own, ...(children ? addressesOf(children, address) : [])];
  });
}

const addresses = [...new Set([siteRoutes, previewRoutes, panelRoutes].flatMap((routes) => addressesOf(routes)))];
const shown = new Set(screens.flatMap(({ routes = [] }) => routes));

test.each(addresses)('%s is among the screens that are pictured and measured', (address) => {
  expect([...shown]).toContain(address);
});

test('every screen has a unique name', () => {
  const names = screens.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('no screen refers to a route that is gone', () => {
  expect([...shown].filter((address) => !addresses.includes(address))).toEqual([]);
});

test('the id of a lazy route is its module’s path, by which the edge finds its styles and script', () => {
  const source = readFileSync('src/site/routes.tsx', 'utf8');
  const pages = [...source.matchAll(/id: '([^']+)'.*?(?=\bid: '|$)/gs)].flatMap(([route, id]) => {
    const module = /import\('\.\/([^']+)'\)/.exec(route)?.[1];
    return module ? [[id, module]] : [];
  });
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(([id, module]) => id !== module)).toEqual([]);
});
