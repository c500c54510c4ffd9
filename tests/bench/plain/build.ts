import path from 'node:path';
import { build } from 'vite';
import siteConfig from '../../../vite.config.ts';

/** Output folder of the plain application, and the path its files are served under. */
export const PLAIN = 'build/plain';
export const PLAIN_BASE = '/plain/';

/** Builds the plain application with the product's own plugins, as a single bundle. */
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
