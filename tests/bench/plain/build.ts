import path from 'node:path';
import { build } from 'vite';
import siteConfig from '../../../vite.config.ts';

/** Where the plain application is built to, and the path that its files are served below. */
export const PLAIN = 'build/plain';
export const PLAIN_BASE = '/plain/';

/** Builds the plain application by the product's own plugins, without its several bundles. */
export async function buildPlain() {
  const { plugins, define } = await siteConfig({ command: 'build', mode: 'production' });
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: PLAIN_BASE,
    publicDir: false,
    logLevel: 'warn',
    plugins,
    define,
    build: { outDir: path.resolve(PLAIN), emptyOutDir: true },
  });
}
