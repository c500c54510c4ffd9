// Preloaded into wrangler if nothing is edited while it serves (`WATCH=false`): it then bundles only once. Watching the
// bundle would constantly take a tenth of a core, and `pages dev` does not pass on wrangler's own option.
import { createRequire } from 'node:module';

const require = createRequire(createRequire(import.meta.url).resolve('wrangler/package.json'));
const esbuild = require('esbuild');

/** @param {import('esbuild').BuildOptions} options */
async function context(options) {
  const made = await esbuild.context(options);
  // One build notifies the plugins of its result, as watching does.
  const watch = () => made.rebuild().then(Boolean, Boolean);
  return { ...made, watch };
}

const loaded = require.cache[require.resolve('esbuild')];
if (loaded) loaded.exports = { ...esbuild, context };
