import { expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';

const BINDINGS = [
  'vars',
  'd1_databases',
  'r2_buckets',
  'kv_namespaces',
  'compatibility_date',
  'compatibility_flags',
] as const;

test.each([undefined, 'production', 'preview'])('a Worker has the same bindings as Pages: %s', (env) => {
  const [pages, workers] = ['wrangler.toml', 'wrangler.workers.toml'].map((config) => {
    const read = readConfig({ config, env }, { hideWarnings: true });
    return Object.fromEntries(BINDINGS.map((name) => [name, read[name]]));
  });
  expect(workers).toEqual(pages);
});
