// Preloaded into wrangler where nothing is edited while it serves (`WATCH=false`), so that it bundles once. To watch its
// bundle takes a tenth of a core for as long as it serves, and `pages dev` does not pass on wrangler's own option.
import { createRequire } from 'node:module';

const require = createRequire(createRequire(import.meta.url).resolve('wrangler/package.json'));
const esbuild = require('esbuild');

/** @param {import('esbuild').BuildOptions} options */
async function context(options) {
  const made = await esbuild.context(options);
  // What comes of a build is told to the plugins, as it is when one watches.
  const watch = () => made.rebuild().then(Boolean, Boolean);
  return { ...made, watch };
}

const loaded = require.cache[require.resolve('esbuild')];
if (loaded) loaded.exports = { ...esbuild, context };
