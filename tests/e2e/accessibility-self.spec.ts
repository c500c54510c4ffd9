import { expect, test } from '@playwright/test';
import { violationsOf } from '../helpers/accessibility';

const page = (body: string, style = '') =>
  `<!DOCTYPE html><html lang="pt-BR"><title>Prova</title><style>${style}</style><main><h1>Título</h1>${body}</main></html>`;

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 720 };
test.use({ viewport: NARROW });

test('finds no fault in a faultless page', async ({ page: tab }) => {
  await tab.setContent(page('<p>Texto</p><button>Comprar</button>'));
  expect(await violationsOf(tab)).toEqual([]);
});

test('finds a button without a name', async ({ page: tab }) => {
  await tab.setContent(page('<button></button>'));
  expect(await violationsOf(tab)).toEqual([expect.stringMatching(/^button-name: button/)]);
});

test('finds in a wider window a fault that exists only there', async ({ page: tab }) => {
  await tab.setContent(page('<button></button>', '@media (max-width: 799px) { button { display: none } }'));
  expect(await violationsOf(tab)).toEqual([]);
  await tab.setViewportSize(WIDE);
  expect(await violationsOf(tab, { onlyNew: true })).toEqual([expect.stringMatching(/^button-name: button/)]);
});

test('finds in a wider window a region that scrolls only there', async ({ page: tab }) => {
  const style = '@media (min-width: 800px) { section { height: 100px; overflow: auto } }';
  await tab.setContent(page(`<section>${'<p>Um texto</p>'.repeat(20)}</section>`, style));
  expect(await violationsOf(tab)).toEqual([]);
  await tab.setViewportSize(WIDE);
  expect(await violationsOf(tab, { onlyNew: true })).toEqual([expect.stringMatching(/^scrollable-region-focusable/)]);
});

test('reports only once a fault that exists in every window', async ({ page: tab }) => {
  await tab.setContent(page('<button></button>'));
  expect(await violationsOf(tab)).toHaveLength(1);
  await tab.setViewportSize(WIDE);
  expect(await violationsOf(tab, { onlyNew: true })).toEqual([]);
});
