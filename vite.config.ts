import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildFacts } from './scripts/build-facts.ts';
import { commonPasswords } from './scripts/common-passwords.ts';
import { leanRouter } from './scripts/lean-router.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    buildFacts(),
    leanRouter(),
    commonPasswords(),
    command === 'serve' && cloudflare({ configPath: './wrangler.toml', config: { main: './functions/dev.ts' } }),
  ],
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // The boot script preloads a page's chunks; what they share is there already when another page is asked for.
        modulePreload: false,
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/entry-boot.ts'],
          output: {
            // What pages share travels as one file: many small ones compress worse and cost a request each.
            codeSplitting: {
              groups: [{ name: 'shared', test: /src\/(?:ui|shared|site)|lucide-react/, minShareCount: 4 }],
            },
          },
        },
      },
    },
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
            output: { codeSplitting: false },
            external: [/^node:/, /^cloudflare:/],
          },
        },
      },
    }),
  },
  define: { 'process.env.NODE_ENV': JSON.stringify(command === 'build' ? 'production' : 'development') },
  builder: {
    async buildApp(builder) {
      // In this order: the others name the browser bundle's files.
      for (const name of ['client', 'worker', 'edge']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  server: { port: Number(process.env.PORT ?? 8788), strictPort: true },
}));
