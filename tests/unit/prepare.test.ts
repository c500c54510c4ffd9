import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildSources, isInstalled } from '../../scripts/prepare.mjs';

test('the sources of a build include the product, the configuration and every script that it imports, directly or not', () => {
  const sources = buildSources();
  expect(sources).toEqual(expect.arrayContaining(['src', 'functions', 'vite.config.ts']));
  expect(sources.filter((file) => !existsSync(file))).toEqual([]);
  const isCovered = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`));
  const scripts = importedBy('vite.config.ts');
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => !isCovered(file))).toEqual([]);
});

/** Returns the files that a file imports, and those that these import. */
function importedBy(file: string, found = new Set<string>()): string[] {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type ).* from '(\.[^']+)';/gm)) {
    const target = path.join(path.dirname(file), name);
    if (existsSync(target) && !found.has(target)) importedBy(target, found.add(target));
  }
  return [...found];
}

const HONO = { version: '4.13.19', integrity: 'sha512-a' };
const lock = {
  packages: { '': {}, 'node_modules/hono': HONO, 'node_modules/mac-only': { optional: true } },
};

test.each([
  ['all packages of the lock file are there, but for an optional one', { 'node_modules/hono': { ...HONO } }, true],
  ['nothing was ever installed', undefined, false],
  ['a package is missing', {}, false],
  ['a package has another version', { 'node_modules/hono': { ...HONO, version: '4.0.0' } }, false],
  ['a package was left behind', { 'node_modules/hono': HONO, 'node_modules/old': {} }, false],
])('dependencies count as installed or not: %s', (_, packages, installed) => {
  expect(isInstalled(lock, { packages })).toBe(installed);
});
