import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildSources } from '../../scripts/prepare.mjs';

test('the sources of a build include the product and every script that the configuration imports', () => {
  const sources = buildSources();
  expect(sources).toEqual(
    expect.arrayContaining(['src', 'functions', 'vite.config.ts', 'scripts/common-passwords.ts']),
  );
  expect(sources.filter((file) => !existsSync(file))).toEqual([]);
});
