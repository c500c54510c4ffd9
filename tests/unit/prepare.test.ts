import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildSources, isInstalled } from '../../scripts/prepare.mjs';

test('the sources of a build include the product and every script that the configuration imports', () => {
  const sources = buildSources();
  expect(sources).toEqual(
    expect.arrayContaining(['src', 'functions', 'vite.config.ts', 'scripts/common-passwords.ts']),
  );
  expect(sources.filter((file) => !existsSync(file))).toEqual([]);
});

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
