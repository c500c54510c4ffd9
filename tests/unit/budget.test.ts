import { globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { slides } from '../../scripts/seed/slides';
import { describePicture } from '../../src/shared/picture';

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[]; isDynamicEntry?: boolean };

const CLIENT = 'build/client';
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'));
const ENTRY = 'src/entry-client.tsx';
const PAGES = Object.keys(manifest).filter((key) => key.startsWith('src/site/'));

function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} was not built`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

/** Maximum script size of a page, including code loaded later, in gzipped bytes. */
const SCRIPT_MAX = 120_000;

const sizes = new Map<string, number>();
/** Most files are shared by pages, so each is compressed only once. */
function zipped(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(`${CLIENT}/${file}`)).length;
  sizes.set(file, known);
  return known;
}

/** The styles of all pages: each links the file and inlines the rules its first view needs. */
const [COMMON = ''] = assetsLike(/^assets\/styles-.*\.css$/);

function assetsLike(name: RegExp): string[] {
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => name.test(file));
}

/** The style sheets a page inlines for itself, and the font declarations. */
function stylesOf(page: string): string[] {
  const files = [...filesOf(page, filesOf(ENTRY))];
  return [...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => (files.includes(file) ? css : [])))];
}
const sized = (file: string) => statSync(`${CLIENT}/${file}`).size;
const variables = (file: string, pattern: RegExp) =>
  [...readFileSync(`${CLIENT}/${file}`, 'utf8').matchAll(pattern)].map(([, name]) => name ?? '');
/** Set by `style` attributes. */
const FROM_MARKUP = new Set(['--columns', '--longest', '--products']);

describe('a public page', () => {
  test('carries at most 120 kB of script', () => {
    const weights = PAGES.map((page) => {
      const files = [...filesOf(page, filesOf(ENTRY))];
      return { page, bytes: files.reduce((sum, file) => sum + zipped(file), 0) };
    });
    expect(weights.length).toBeGreaterThan(20);
    expect(weights.filter(({ bytes }) => bytes > SCRIPT_MAX)).toEqual([]);
  });

  test('loads neither the contracts’ validator nor anything of the panel', () => {
    for (const file of new Set([ENTRY, ...PAGES].flatMap((page) => [...filesOf(page)]))) {
      expect(file).not.toMatch(/painel/);
      expect(readFileSync(`${CLIENT}/${file}`, 'utf8'), file).not.toMatch(/ZodError|strictObject/);
    }
  });

  test('contains no unused parts of its libraries', () => {
    const source = [...new Set([ENTRY, ...PAGES].flatMap((page) => [...filesOf(page)]))]
      .map((file) => readFileSync(`${CLIENT}/${file}`, 'utf8'))
      .join('');
    // React Router's development warnings, components of its other modes, and lucide's class names.
    expect(source).not.toMatch(/You should call navigate\(\)|DataRouterContext`|RSC(?:Static|Hydrated)Router|lucide-/);
    // The keys of lucide's shapes, and other metadata of its icons.
    expect(source).not.toMatch(/,key:`\w+`\}\]|size:24,node:|aliases:\[/);
    // The CSS parser of the sanitizer.
    expect(readFileSync('build/edge/app.js', 'utf8')).not.toMatch(/CssSyntaxError/);
    // The reader of passkey manufacturers' certificates.
    expect(readFileSync('build/edge/app.js', 'utf8')).not.toMatch(/tsyringe|AndroidSafetyNet.*CTS/);
  });

  test('loads form fields only where it has a form, not with the entry script', () => {
    for (const file of filesOf(ENTRY)) {
      expect(readFileSync(`${CLIENT}/${file}`, 'utf8'), file).not.toMatch(/-hint`/);
    }
    expect(
      [...filesOf('src/site/contact.tsx')].some((file) => /-hint`/.test(readFileSync(`${CLIENT}/${file}`, 'utf8'))),
    ).toBe(true);
  });

  test('has at most 33 kB of styles, shared and own together', () => {
    const weights = PAGES.map((page) => ({
      page,
      bytes: [COMMON, ...stylesOf(page)].reduce((sum, file) => sum + sized(file), 0),
    }));
    expect(stylesOf('src/site/home/home.tsx').length).toBeGreaterThan(stylesOf('src/site/auth/sign-in.tsx').length);
    expect(weights.filter(({ bytes }) => bytes > 33_000)).toEqual([]);
  });

  // A page's styles that were fetched ahead wait for a navigation (`lib/add-styles.ts`), and Vite does not link them again.
  test('shares its own styles with no part of another page, unless that part lets waiting styles take effect', () => {
    const routes = readFileSync('src/site/routes.tsx', 'utf8');
    const isRoute = (key: string) => routes.includes(`import('./${key.slice('src/site/'.length, -'.tsx'.length)}')`);
    const loaded = PAGES.filter((key) => manifest[key]?.isDynamicEntry);
    const fetchedAhead = new Set(loaded.filter(isRoute).flatMap(stylesOf));
    for (const file of manifest[ENTRY]?.css ?? []) fetchedAhead.delete(file);
    const sharing = loaded.filter((key) => !isRoute(key) && stylesOf(key).some((file) => fetchedAhead.has(file)));
    expect(fetchedAhead.size).toBeGreaterThan(10);
    expect(sharing).toEqual(['src/site/cart/receiving-form.tsx']);
    for (const key of sharing) expect(readFileSync(key, 'utf8')).toContain('useInsertionEffect(applyStyles, [])');
  });

  test('declares its fonts inline only, because the linked styles would fetch and swap them again', () => {
    const ofAll = (manifest[ENTRY]?.css ?? []).map((file) => readFileSync(`${CLIENT}/${file}`, 'utf8')).join('');
    expect(ofAll.match(/@font-face/g)).toHaveLength(4);
    expect(readFileSync(`${CLIENT}/${COMMON}`, 'utf8')).not.toContain('@font-face');
  });

  test('uses in its own styles only CSS variables that these or the shared styles define', () => {
    const given = new Set(variables(COMMON, /(--[\w-]+):/g));
    const fetched = Object.values(manifest).flatMap(({ assets = [] }) =>
      assets.filter((file) => file.endsWith('.css')),
    );
    expect(fetched).toEqual(expect.arrayContaining([expect.stringMatching(/below-/)]));
    for (const page of PAGES) {
      for (const file of [...stylesOf(page), ...fetched]) {
        const own = new Set(variables(file, /(--[\w-]+):/g));
        const wanted = variables(file, /var\((--[\w-]+)\)/g);
        expect(
          wanted.filter((name) => !given.has(name) && !own.has(name) && !FROM_MARKUP.has(name)),
          file,
        ).toEqual([]);
      }
    }
  });
});

describe('the panel', () => {
  const panel: Record<string, Chunk> = JSON.parse(readFileSync(`${CLIENT}/.vite/panel.json`, 'utf8'));
  const scripts = Object.values(panel).map(({ file }) => file);

  test('is a separate bundle that no public page references', () => {
    expect(panel['src/entry-panel.tsx']).toBeDefined();
    const known = new Set(Object.values(manifest).map(({ file }) => file));
    for (const file of scripts.filter((name) => name.endsWith('.js'))) {
      expect(file).toMatch(/^assets\/panel\//);
      expect(known).not.toContain(file);
    }
  });

  test('is not precached by the service worker', () => {
    const worker = readFileSync(`${CLIENT}/sw.js`, 'utf8');
    for (const file of scripts.filter((name) => name.endsWith('.js'))) expect(worker).not.toContain(file);
  });
});

test('the Function is at most 1 MB zipped', () => {
  expect(gzipSync(readFileSync('build/edge/app.js')).length).toBeLessThanOrEqual(1_000_000);
});

test('the build has no index.html, which would make a missing asset answer 200', () => {
  expect(globSync(`${CLIENT}/index.html`)).toEqual([]);
});

describe.each(slides)('the hero «$title»', ({ imageUrl, tallImageUrl }) => {
  const avif = (address: string) => statSync(`public${address.replace('.webp', '.avif')}`).size;

  test('weighs at most 40 kB wide and 25 kB on phones', () => {
    expect(avif(imageUrl)).toBeLessThanOrEqual(40_000);
    expect(avif(tallImageUrl ?? '')).toBeLessThanOrEqual(25_000);
  });

  test('has every variant that its address promises', () => {
    for (const address of [imageUrl, tallImageUrl ?? '']) {
      const picture = describePicture(address);
      for (const srcSet of [picture?.srcSet, picture?.avifSrcSet]) {
        for (const candidate of srcSet?.split(', ') ?? ['']) {
          expect(statSync(`public${candidate.split(' ')[0]}`).size).toBeGreaterThan(0);
        }
      }
    }
  });
});
