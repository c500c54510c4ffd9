import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildFacts } from './scripts/build-facts.ts';
import { commonPasswords } from './scripts/common-passwords.ts';
import { leanDom } from './scripts/lean-dom.ts';
import { leanIcons } from './scripts/lean-icons.ts';
import { leanJsx } from './scripts/lean-jsx.ts';
import { leanRouter } from './scripts/lean-router.ts';
import { leanSanitizer } from './scripts/lean-sanitizer.ts';
import { leanStyles } from './scripts/lean-styles.ts';
import { leanWebauthn } from './scripts/lean-webauthn.ts';

/** Alike in all bundles: the edge writes the addresses of sheets that the browser's makes. */
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
        // The boot script preloads the first page's chunks; those of links in sight are fetched ahead (lib/warm-up.ts). What
        // has styles of its own is fetched beside them: Vite waits for styles before it asks for the module.
        modulePreload: { polyfill: false, resolveDependencies: besideItsStyles },
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/entry-boot.ts', 'src/lib/client-errors.ts'],
          // The page's boot script calls what `client-errors` exports.
          preserveEntrySignatures: 'exports-only' as const,
          // What tells machines of a page is the edge's alone: without this an empty file of it stays in the browser's bundle.
          treeshake: { moduleSideEffects: [{ test: /src\/shared\/schema-org\//, sideEffects: false }] },
          // A picture's address goes where the picture is shown, not into what every page loads.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // The entry names every page's files: a character of each, which no gzip shortens, is 100 bytes of all pages. Six
            // would do for 64 files.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSETS,
            codeSplitting: {
              groups: [
                // What the entry shares with pages: only that is loaded by every one of them, however many use the rest.
                { name: 'shared', tags: ['$initial'], minShareCount: 2 },
                // What comparing and keeping need wherever one does: small files apart.
                {
                  name: 'chosen',
                  test: /shared\/(?:catalogue\/compared|kept-products)|products\/(?:kept-comparison|compare-pick|favourite-button|kept-keys)|icons\/heart/,
                  minShareCount: 2,
                },
                // What most public pages have besides travels as one file: many small ones compress worse.
                // What the home and the stores' page share stays one file, of which the cart's choice of a store uses some.
                {
                  name: 'stores',
                  test: /src\/site\/locations\/(?!location-of|ask-|distance|location-hours|use-now)|use-failure-toast/,
                  minShareCount: 2,
                },
                // A line or two each: as files of their own they would be mostly wrapping.
                { name: 'words', test: /src\/shared\/(?:capitalized|listed|pack)\.ts/, minShareCount: 2 },
                // Of a chosen store, whether it is open and what it says of orders: a hook each.
                { name: 'store', test: /src\/site\/cart\/use-(?:moment|terms)\.ts/, minShareCount: 2 },
                // The pages that open with a scene, beside those that do not.
                { name: 'scenes', test: /src\/site\/layout\/scene/, minShareCount: 2 },
                { name: 'pages', test: /src\/site\/(?!auth\/|account\/)/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
    // The panel, on its own: what it takes of the router and of its libraries never grows a public page.
    ...(command === 'build' && {
      panel: {
        consumer: 'client' as const,
        build: {
          outDir: 'build/client',
          emptyOutDir: false,
          copyPublicDir: false,
          manifest: '.vite/panel.json',
          // light-dark() as it is written.
          cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
          rolldownOptions: {
            input: ['src/entry-panel.tsx'],
            output: {
              entryFileNames: 'assets/panel/[name]-[hash].js',
              chunkFileNames: 'assets/panel/[name]-[hash].js',
              assetFileNames: ASSETS,
              // What the text's editor stands on changes seldom, and stays with browsers when the rest does.
              codeSplitting: { groups: [{ name: 'prosemirror', test: /node_modules\/prosemirror/ }] },
            },
          },
        },
      },
    }),
    // Previews, whose links alone lead to them: the site's own pages neither load nor share anything for their sake.
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
    // The service worker, at the root under a name that never changes: its bytes tell the browser of a new build.
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
    // The edge bundle, which functions/[[path]].ts hands every request to.
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
      // In this order: the last two name the files of those before.
      for (const name of ['client', 'panel', 'preview', 'worker', 'edge']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  server: { port: Number(process.env.PORT ?? 8788), strictPort: true },
}));

/** The modules of the site that bring styles of their own, by name. */
const WITH_STYLES = globSync('src/site/**/*.tsx')
  .filter((file) => /^import '.+\.css';$/m.test(readFileSync(file, 'utf8')))
  .map((file) => path.basename(file, '.tsx'));

/** The chunk `filename` where it, or one that it imports, brings styles: Vite adds those by itself. */
function besideItsStyles(filename: string, dependencies: string[]): string[] {
  const bringsStyles = (file: string) => WITH_STYLES.some((name) => path.basename(file).startsWith(`${name}-`));
  return dependencies.some(bringsStyles) ? [filename] : [];
}
