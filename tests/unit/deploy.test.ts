import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('Cloudflare Pages takes wrangler.toml as it is', { timeout: 60_000 }, () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', 'pages', 'deploy', '--branch', 'main'],
    {
      encoding: 'utf8',
      // A non-existent account: the file is validated before any network request.
      env: {
        ...process.env,
        CLOUDFLARE_API_TOKEN: 'x',
        CLOUDFLARE_ACCOUNT_ID: 'y',
        WRANGLER_SEND_METRICS: 'false',
        CI: 'true',
      },
    },
  );
  const said = stdout + stderr;
  expect(said).not.toMatch(
    /missing the "pages_build_output_dir"|Configuration file for Pages projects does not support|Ignoring configuration|Unexpected fields/,
  );
  // The first request comes after the validation; offline, or with this token, it fails.
  expect(said).toMatch(/Unable to resolve Cloudflare's API|A request to the Cloudflare API .* failed|fetch failed/);
});
