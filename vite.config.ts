import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildFacts } from './scripts/bundle/build-facts.ts';
import { commonPasswords } from './scripts/bundle/common-passwords.ts';
import { leanDom } from './scripts/bundle/lean-dom.ts';
import { leanIcons } from './scripts/bundle/lean-icons.ts';
import { leanJsx } from './scripts/bundle/lean-jsx.ts';
import { leanPreload } from './scripts/bundle/lean-preload.ts';
import { leanRouter } from './scripts/bundle/lean-router.ts';
import { leanSanitizer } from './scripts/bundle/lean-sanitizer.ts';
import { leanStyles } from './scripts/bundle/lean-styles.ts';
import { leanWebauthn } from './scripts/bundle/lean-webauthn.ts';

/** The same in all bundles: the edge writes the addresses of sheets that the browser's build makes. */
const ASSETS = 'assets/[name]-[hash:6][extname]';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    leanStyles(),
    buildFacts(),
    leanDom(),
    leanIcons(),
    leanJsx(),
    leanPreload(),
    leanRouter(),
    leanSanitizer(),
    leanWebauthn(),
    commonPasswords(),
    command === 'serve' && cloudflare({ configPath: './wrangler.toml', config: { main: './functions/dev.ts' } }),
  ],
  environments: {
    client: {
      optimizeDeps: { entries: ['src/entry-client.tsx', 'src/entry-panel.tsx'] },
      build: {
        outDir: 'build/client',
        manifest: true,
        // The boot script preloads the first page's chunks; `lib/warm-up.ts` prefetches those of links in sight. A module
        // with its own styles is preloaded beside them: Vite would wait for the styles before it requests the module.
        modulePreload: { polyfill: false, resolveDependencies: besideItsStyles },
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/entry-boot.ts', 'src/lib/client-errors.ts'],
          // The page's boot script calls an export of `client-errors`.
          preserveEntrySignatures: 'exports-only' as const,
          // Only the edge uses structured data. Without this an empty file of it stays in the browser's bundle.
          treeshake: { moduleSideEffects: [{ test: /src\/shared\/schema-org\//, sideEffects: false }] },
          // Inlines a picture's address where the picture is used, instead of in a chunk that every page loads.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // The entry names the files of all pages: one character of each hash, which gzip cannot compress, costs every
            // page 100 bytes. Six characters would be enough for 64 files.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSETS,
            codeSplitting: {
              groups: [
                // Modules that the entry shares with pages: every page loads only these, however many pages use the others.
                { name: 'shared', tags: ['$initial'], minShareCount: 2 },
                // Modules for comparing products and for favourites: small files for the pages that use them.
                {
                  name: 'chosen',
                  test: /shared\/(?:catalogue\/compared|kept-products)|products\/(?:comparison-state|compare-pick|favourite-button|kept-state)|icons\/heart/,
                  minShareCount: 2,
                },
                // Modules of most public pages are one file, because many small files compress worse. A group takes along what its
                // modules import, so those of the later groups are left out.
                {
                  name: 'pages',
                  test: /src\/site\/(?!auth\/|account\/|locations\/(?!location-of)|layout\/scene|cart\/use-)|shared\/number-text/,
                  minShareCount: 4,
                },
                // What every search of texts needs.
                { name: 'find', test: /src\/shared\/search\.ts/, minShareCount: 2 },
                // Modules that the home and the stores' page share. The cart's choice of a store uses some of them.
                {
                  name: 'stores',
                  test: /src\/site\/locations\/(?!location-of|ask-|distance|location-hours|use-now)|use-failure-toast/,
                  minShareCount: 2,
                },
                // The page of a product or an article would request each of these by itself, and every request delays a click.
                {
                  name: 'details',
                  test: /icons\/(?:file-text|map-pin|message-circle)\.|shared\/search-appearance\.|(?:scroll-stop|copy-text)\./,
                  minShareCount: 2,
                },
                { name: 'quantity', test: /quantity-stepper|icons\/plus\./, minShareCount: 2 },
                // One or two lines each: as separate files they would be mostly overhead.
                { name: 'words', test: /src\/shared\/(?:capitalized|listed|pack)\.ts/, minShareCount: 2 },
                // Two hooks: whether the chosen store is open, and its order terms.
                { name: 'store', test: /src\/site\/cart\/use-(?:moment|terms)\.ts/, minShareCount: 2 },
                // Only for the pages that open with a scene.
                { name: 'scenes', test: /src\/site\/layout\/scene/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // The panel is a separate build: its use of the router and of libraries never makes a public page larger.
    ...(command === 'build' && {
      panel: {
        consumer: 'client' as const,
        build: {
          outDir: 'build/client',
          emptyOutDir: false,
          copyPublicDir: false,
          manifest: '.vite/panel.json',
          // Keeps light-dark() as it is written.
          cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
          rolldownOptions: {
            input: ['src/entry-panel.tsx'],
            output: {
              entryFileNames: 'assets/panel/[name]-[hash].js',
              chunkFileNames: 'assets/panel/[name]-[hash].js',
              assetFileNames: ASSETS,
              // The text editor's libraries change seldom: they stay in browsers' caches when the rest changes.
              codeSplitting: { groups: [{ name: 'prosemirror', test: /node_modules\/prosemirror/ }] },
            },
          },
        },
      },
    }),
    // Previews, which only their own links open, are a separate build: the site's pages load and share nothing for them.
    ...(command === 'build' && {
      preview: {
        consumer: 'client' as const,
        build: {
          outDir: 'build/client',
          emptyOutDir: false,
          copyPublicDir: false,
          manifest: '.vite/preview.json',
          modulePreload: false,
          rolldownOptions: {
            input: ['src/entry-preview.tsx'],
            output: {
              entryFileNames: 'assets/preview/[name]-[hash].js',
              chunkFileNames: 'assets/preview/[name]-[hash].js',
              assetFileNames: ASSETS,
            },
          },
        },
      },
    }),
    // The service worker, at the root under a fixed name: browsers detect a new build by its changed bytes.
    ...(command === 'build' && {
      worker: {
        consumer: 'client' as const,
        build: {
          outDir: 'build/client',
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: { sw: 'src/entry-worker.ts' },
            output: { entryFileNames: '[name].js', format: 'iife' as const },
          },
        },
      },
    }),
    // The edge bundle: functions/[[path]].ts passes every request to it.
    ...(command === 'build' && {
      edge: {
        consumer: 'server' as const,
        resolve: { noExternal: true as const, conditions: ['workerd', 'worker', 'module', 'browser'] },
        build: {
          outDir: 'build/edge',
          ssr: true,
          copyPublicDir: false,
          emptyOutDir: true,
          rolldownOptions: {
            input: { app: 'functions/app.ts' },
            output: { codeSplitting: false, assetFileNames: ASSETS },
            external: [/^node:/, /^cloudflare:/],
          },
        },
      },
    }),
  },
  define: { 'process.env.NODE_ENV': JSON.stringify(command === 'build' ? 'production' : 'development') },
  builder: {
    async buildApp(builder) {
      // The order matters: the last two contain the file names of the others.
      for (const name of ['client', 'panel', 'preview', 'worker', 'edge']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  server: { port: Number(process.env.PORT ?? 8788), strictPort: true },
}));

/** Names of the site's modules that import their own styles. */
const WITH_STYLES = globSync('src/site/**/*.tsx')
  .filter((file) => /^import '.+\.css';$/m.test(readFileSync(file, 'utf8')))
  .map((file) => path.basename(file, '.tsx'));

/** Returns the chunk `filename` if it, or a chunk that it imports, has styles. Vite adds the styles automatically. */
function besideItsStyles(filename: string, dependencies: string[]): string[] {
  const bringsStyles = (file: string) => WITH_STYLES.some((name) => path.basename(file).startsWith(`${name}-`));
  return dependencies.some(bringsStyles) ? [filename] : [];
}
