import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { chunkListOf } from '../../src/shared/chunk-list.ts';
import { NOUNS, nouns } from '../../src/shared/nouns.ts';
import { sourceFingerprint } from '../prepare.mjs';
import { styleRules } from './style-rules.ts';

const BUILD = 'virtual:build';
const PRECACHE = 'virtual:precache';
const PANEL_IN_DEV = 'virtual:panel';
const CLIENT = 'build/client';
const ENTRY = 'src/entry-client.tsx';
/** Matches a module's key in the manifest. The first group is the route's id. */
const SITE_MODULE = /^src\/site\/(.+)\.tsx$/;

/** Facts about the browser bundle that the edge needs. */
type BuildFacts = typeof import('virtual:build')['build'];

type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>;

/** Loads React's refresh and Vite's client, before the code of a development page. */
const REFRESH = [
  'import { injectIntoGlobalHook } from "/@react-refresh";',
  'injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;',
  'await import("/@vite/client");',
].join('\n');

/**
 * Serves three virtual modules. `virtual:build`, for the edge, comes from the browser's manifest, or points to Vite's own
 * server in development. `virtual:precache` is for the service worker, which exists only in builds. `virtual:panel` is the
 * panel's entry in development. Also writes a file with the chunks of each page (`src/lib/page-chunks.ts`).
 */
export function buildFacts(): Plugin {
  let dev = false;
  return {
    name: 'build-facts',
    configResolved(config) {
      dev = config.command === 'serve';
    },
    resolveId: (id) => ([BUILD, PRECACHE, PANEL_IN_DEV].includes(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${BUILD}`) return `export const build = ${JSON.stringify(dev ? devFacts() : builtFacts())};`;
      if (id === `\0${PANEL_IN_DEV}`) return `${REFRESH}\nawait import("/src/entry-panel.tsx");`;
      if (id === `\0${PRECACHE}`) return `export const precache = ${JSON.stringify(precacheFacts())};`;
      return null;
    },
    writeBundle() {
      if (this.environment.name === 'client') writePageChunks();
    },
  };
}

/** Writes JSON named after the entry, whose name changes whenever a chunk's does. Omits chunks that every page loads. */
function writePageChunks() {
  const manifest = readManifest();
  const loaded = new Set(partsOf(manifest, ENTRY).map(({ file }) => `/${file}`));
  const pages = Object.entries(chunksByRoute(manifest)).flatMap(([route, files]) => {
    const own = files.filter((file) => !loaded.has(file));
    return own.length > 0 ? [[route, own]] : [];
  });
  const { file } = part(manifest, ENTRY);
  writeFileSync(path.join(CLIENT, chunkListOf(file)), JSON.stringify(Object.fromEntries(pages)));
}

/** Returns the addresses of each module of the site and of its imports, by the module's path under `src/site`. */
function chunksByRoute(manifest: Manifest): BuildFacts['chunks'] {
  const chunks: BuildFacts['chunks'] = {};
  for (const key of Object.keys(manifest)) {
    const route = SITE_MODULE.exec(key)?.[1];
    if (route) chunks[route] = partsOf(manifest, key).map(({ file }) => `/${file}`);
  }
  return chunks;
}

function readManifest(name = 'manifest'): Manifest {
  return JSON.parse(readFileSync(path.join(CLIENT, `.vite/${name}.json`), 'utf8'));
}

function builtFacts(): BuildFacts {
  const manifest = readManifest();
  const entry = part(manifest, ENTRY);
  const read = (file: string) => readFileSync(path.join(CLIENT, file), 'utf8');
  const ofAll = new Set(entry.css);
  const fonts = [...ofAll].map(read).join('');
  const styles = Object.values(manifest).find(({ file }) => /^assets\/styles-.*\.css$/.test(file))?.file;
  if (!styles) throw new Error('src/styles.css is not in the browser’s manifest');
  const boot = `(()=>{${read(part(manifest, 'src/entry-boot.ts').file).trim()}})()`;
  const panel = part(readManifest('panel'), 'src/entry-panel.tsx');
  const preview = part(readManifest('preview'), 'src/entry-preview.tsx');
  const previewCss = (preview.css ?? []).map(read).join('');
  const sheets: BuildFacts['sheets'] = {};
  for (const key of Object.keys(manifest)) {
    const route = SITE_MODULE.exec(key)?.[1];
    if (!route) continue;
    const parts = partsOf(manifest, key);
    const own = new Set(parts.flatMap((chunk) => chunk.css ?? []).filter((file) => !ofAll.has(file)));
    if (own.size > 0) sheets[route] = [...own].map((file) => ({ href: `/${file}`, css: read(file) }));
  }
  return {
    // Made of file names, which contain a hash of the content. The manifest's keys would also contain paths of sources.
    id: digest(
      Object.values(manifest)
        .map(({ file }) => file)
        .sort()
        .join() + fonts,
      'hex',
    ).slice(0, 12),
    source: sourceFingerprint().slice(0, 12),
    dev: false,
    migration: newestMigration(),
    entry: `/${entry.file}`,
    errors: `/${part(manifest, 'src/lib/client-errors.ts').file}`,
    chunks: chunksByRoute(manifest),
    fonts,
    styles: { href: `/${styles}`, rules: styleRules(read(styles)) },
    sheets,
    boot: `<script>${boot}</script>`,
    bootHash: `'sha256-${digest(boot, 'base64')}'`,
    panel: { entry: `/${panel.file}`, css: `/${panel.css?.[0]}` },
    preview: { entry: `/${preview.file}`, css: previewCss },
  };
}

/** Returns all files that the site may request later: every chunk of its own bundle, without the panel, and the fonts. */
function precacheFacts() {
  const manifest = readManifest();
  const files = new Set<string>();
  const visit = (key: string) => {
    const { file, imports = [], dynamicImports = [], assets = [], css = [] } = part(manifest, key);
    if (files.has(`/${file}`)) return;
    // The font declarations are inlined into each page.
    const sheets = key === ENTRY ? [] : css;
    for (const address of [file, ...assets, ...sheets]) files.add(`/${address}`);
    [...imports, ...dynamicImports].forEach(visit);
  };
  visit(ENTRY);
  const shown = NOUNS.filter((noun) => 'site' in nouns[noun]);
  return { id: builtFacts().id, files: [...files], shown };
}

/** Returns a chunk and all chunks that it imports, for the browser to fetch them in parallel. */
function partsOf(manifest: Manifest, key: string, seen = new Map<string, Manifest[string]>()) {
  const chunk = part(manifest, key);
  if (!seen.has(chunk.file)) {
    seen.set(chunk.file, chunk);
    for (const imported of chunk.imports ?? []) partsOf(manifest, imported, seen);
  }
  return [...seen.values()];
}

function part(manifest: Manifest, key: string) {
  const found = manifest[key];
  if (!found) throw new Error(`${key} is not in the browser's manifest`);
  return found;
}

function devFacts(): BuildFacts {
  const css = ['/src/fonts.css', '/src/styles.css', ...globSync('src/site/**/*.css').map((file) => `/${file}`)]
    .map((file) => `@import "${file}";`)
    .join(' ');
  return {
    id: 'dev',
    source: 'dev',
    dev: true,
    migration: newestMigration(),
    entry: '/src/entry-client.tsx',
    errors: '/src/lib/client-errors.ts',
    chunks: {},
    fonts: '',
    styles: { href: '/src/styles.css', rules: [{ css }] },
    sheets: {},
    boot: `<script type="module">${REFRESH}\nimport "/src/lib/header-ground.ts";\nawait import(JSON.parse(document.getElementById("page").textContent).entry);</script>`,
    bootHash: '',
    panel: { entry: `/@id/${PANEL_IN_DEV}`, css: '/src/panel/panel.css' },
    preview: { entry: '/src/entry-preview.tsx', css },
  };
}

const newestMigration = () => path.basename(globSync('migrations/*.sql').sort().at(-1) ?? '');

function digest(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}
