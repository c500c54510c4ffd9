import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const PRODUCT = globSync('{src,functions}/**/*.{ts,tsx}').sort();
const FILES = [...PRODUCT, ...globSync('{tests,scripts}/**/*.{ts,tsx,mjs}').sort()];
/** Folders from which a folder may import values, besides itself; deeper folders first. */
const MAY_IMPORT: Record<string, string[]> = {
  'src/shared': [],
  'src/ui': ['src/shared'],
  'src/lib': ['src/shared'],
  // `src` for its styles, which every page links.
  'src/site': ['src/shared', 'src/lib', 'src/ui', 'src'],
  // The only connection between the two: the panel shows the site's own components here, in the site's own styles.
  'src/panel/preview': ['src/panel', 'src/shared', 'src/lib', 'src/site', 'src'],
  'src/panel': ['src/panel/preview', 'src/shared', 'src/lib', 'src/ui'],
  'functions/db/panel': ['functions/db', 'functions/html', 'src/shared'],
  'functions/db': ['src/shared'],
  'functions/html': ['src/shared'],
  'functions/auth': ['functions/db', 'functions/http', 'functions', 'src/shared'],
  'functions/http': ['functions/db', 'functions', 'src/shared'],
  'functions/api': [
    'functions/db/panel',
    'functions/db',
    'functions/auth',
    'functions/html',
    'functions/http',
    'functions/mail',
    'functions/media',
    'functions/upkeep',
    'functions',
    'src/shared',
  ],
  'functions/mail': ['functions/db', 'functions/http', 'functions', 'src/shared'],
  'functions/media': ['functions/db', 'functions/http', 'functions', 'src/shared'],
  'functions/upkeep': ['functions/db', 'functions/http', 'functions/media', 'functions', 'src/shared'],
  'functions/pdf': [],
  'functions/pages': [
    'functions/pdf',
    'functions/api',
    'functions/auth',
    'functions/db',
    'functions/http',
    'functions',
    'src/shared',
    'src/lib',
    'src/site',
  ],
};
const VIEWS = ['react', 'react-dom', 'react-router-dom', 'lucide-react'];
/** Packages from which a folder may import values. Those of Node and of the build are for the edge only. */
const MAY_USE: Record<string, string[]> = {
  'src/lib': ['react', 'react-router-dom', '@simplewebauthn/browser'],
  'src/ui': VIEWS,
  'src/site': VIEWS,
  'src/panel/preview': [...VIEWS, 'react-router'],
  'src/panel': [
    ...VIEWS,
    'react-router',
    'hono',
    'diff',
    'modern-tar',
    '@floating-ui/dom',
    '@tanstack/react-query',
    '@tiptap/core',
    '@tiptap/extension-table',
    '@tiptap/pm',
    '@tiptap/react',
    '@tiptap/starter-kit',
    '@tiptap/suggestion',
  ],
  'functions/db/panel': ['drizzle-orm'],
  'functions/db': ['drizzle-orm'],
  'functions/html': ['sanitize-html'],
  'functions/auth': ['hono', 'jose', '@simplewebauthn/server'],
  'functions/http': ['hono', '@hono/zod-validator'],
  'functions/api': ['hono'],
  'functions/mail': ['hono'],
  'functions/media': ['hono'],
  'functions/pages': ['hono', 'react-dom', 'react-router-dom'],
};
/** Additional folders for type imports, which add nothing to a bundle. */
const MAY_NAME: Record<string, string[]> = { 'src/lib': ['functions'], 'src/panel': ['functions'] };
/** Imports allowed for tests and scripts; each may use other parts of the product. */
const OUTER: Record<string, RegExp> = {
  scripts: /^(scripts|src\/shared|functions\/(auth|pages)|tests\/(bench|screens|drill|mutation))(\/|$)/,
  'tests/drill': /^(tests\/(drill|helpers|mutation)|scripts|src\/shared)(\/|$)/,
  'tests/mutation': /^(tests\/(mutation|helpers)|scripts)(\/|$)/,
  'tests/e2e': /^(tests\/(helpers|screens)|scripts|src\/(shared|lib)|functions\/html)(\/|$)/,
  'tests/bench': /^(tests\/(bench|drill|helpers)|scripts|src(\/(lib|shared|site))?|\.)(\/|$)/,
};
const ROOMS = Object.keys(MAY_IMPORT);

function roomOf(file: string): string {
  return ROOMS.find((room) => file.startsWith(`${room}/`)) ?? path.dirname(file);
}

const IMPORT = /^(?:import|export)\s+(?:(type\s+)?([^'";]*?)\s*from\s*)?'([^']+)'/gm;

type Import = { specifier: string; onlyTypes: boolean };

/** Returns the static and dynamic imports of a file. */
function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const statements = [...source.matchAll(IMPORT)].map(([, type, names = '', specifier = '']) => ({
    specifier,
    onlyTypes: Boolean(type) || /^\{(?:\s*type [^,}]+,?)+\s*\}$/.test(names),
  }));
  const dynamic = source.matchAll(/import\('([^']+)'\)/g);
  return [...statements, ...[...dynamic].map(([, specifier = '']) => ({ specifier, onlyTypes: false }))];
}

/** Returns the package of an import: `hono` for `hono/cookie`. */
const packageOf = ({ specifier }: Import) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';
const isRelative = ({ specifier }: Import) => specifier.startsWith('.');
const targetOf = (file: string, { specifier }: Import) => path.join(path.dirname(file), `${specifier}.ts`);

/** Returns each forbidden import as `file → specifier`. */
function offences(files: string[], offends: (file: string, each: Import) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((each) => offends(file, each))
      .map(({ specifier }) => `${file} → ${specifier}`),
  );
}

describe('who may import whom', () => {
  test('a folder imports values only from its allowed folders, and types from a few more', () => {
    const inRooms = PRODUCT.filter((file) => ROOMS.includes(roomOf(file)));
    expect(inRooms.length).toBeGreaterThan(300);
    const stray = offences(inRooms, (file, each) => {
      const room = roomOf(file);
      const allowed = [room, ...(MAY_IMPORT[room] ?? []), ...(each.onlyTypes ? (MAY_NAME[room] ?? []) : [])];
      if (isRelative(each)) return !allowed.includes(roomOf(targetOf(file, each)));
      if (each.specifier === 'zod') return !each.onlyTypes && file !== 'src/shared/zod.ts';
      if (each.onlyTypes || /^(node|virtual):/.test(each.specifier)) return !each.onlyTypes && file.startsWith('src/');
      return !MAY_USE[room]?.includes(packageOf(each));
    });
    expect(stray).toEqual([]);
  });

  test('nothing of the product imports a test or a script', () => {
    expect(offences(PRODUCT, (file, each) => /^(tests|scripts)\//.test(targetOf(file, each)))).toEqual([]);
  });

  test('scripts, browser tests and benches import only their allowed parts of the product', () => {
    const outer = FILES.filter((file) => !PRODUCT.includes(file));
    const stray = offences(outer, (file, each) => {
      const allowed = Object.entries(OUTER).find(([folder]) => file.startsWith(`${folder}/`))?.[1];
      return isRelative(each) && Boolean(allowed) && !allowed?.test(path.dirname(targetOf(file, each)));
    });
    expect(stray).toEqual([]);
  });

  test('the API imports nothing from the pages, which would turn its types into any on the client', () => {
    const api = PRODUCT.filter((file) => file.startsWith('functions/api/'));
    expect(offences(api, (file, each) => targetOf(file, each).startsWith('functions/pages/'))).toEqual([]);
  });

  test('the query library and Hono’s client stay in the panel', () => {
    const others = PRODUCT.filter((file) => !/^src\/(panel\/|entry-panel)/.test(file));
    const ofPanel = /^(@tanstack\/|hono\/client$)/;
    expect(offences(others, (_, each) => !each.onlyTypes && ofPanel.test(each.specifier))).toEqual([]);
  });

  test('code for the visitor’s browser imports only types from the contracts', () => {
    const contracts = PRODUCT.filter(
      (file) =>
        file.startsWith('src/shared/') &&
        importsOf(file).some(({ specifier, onlyTypes }) => /^(\.\/)?zod$/.test(specifier) && !onlyTypes),
    );
    expect(contracts).not.toEqual([]);
    const visitors = PRODUCT.filter((file) => /^src\/(site|ui|lib)\//.test(file));
    expect(offences(visitors, (file, each) => !each.onlyTypes && contracts.includes(targetOf(file, each)))).toEqual([]);
  });
});

/** Returns what a file imports, as `file#name`; `file#*` if it imports a module as a whole. */
function namesImported(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const targetOf = (specifier: string) => {
    if (specifier === '#edge') return 'functions/app.ts';
    const target = path.join(path.dirname(file), specifier);
    return ['', '.ts', '.tsx', '/index.ts'].map((ending) => target + ending).find((each) => FILES.includes(each));
  };
  const named = source.matchAll(/\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g);
  const whole = source.matchAll(/(?:\bimport\(\s*|\* as \w+ from )'([^']+)'/g);
  return [
    ...[...named].flatMap(([, names = '', specifier = '']) =>
      [...names.matchAll(/(?:type )?(\w+)(?: as \w+)?/g)].map(([, name]) => `${targetOf(specifier)}#${name}`),
    ),
    ...[...whole].map(([, specifier = '']) => `${targetOf(specifier)}#*`),
  ];
}

test('every export is imported by another file', () => {
  const imported = new Set([...FILES, ...globSync('*.{ts,mjs}')].flatMap(namesImported));
  // Exports used by name: by the router, by Cloudflare, and by the page that gets the geometry modules.
  const asked = ['Component', 'ErrorBoundary', 'HydrateFallback', 'handle', 'loader', 'onRequest'];
  const exported = FILES.filter((file) => !file.startsWith('tests/helpers/geometry/')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function\*?|const|class|type) (\w+)/gm)].map(
      ([, name = '']) => ({ file, name }),
    ),
  );
  expect(exported.length).toBeGreaterThan(1500);
  const alone = exported.filter(
    ({ file, name }) => !asked.includes(name) && !imported.has(`${file}#${name}`) && !imported.has(`${file}#*`),
  );
  expect(alone.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('no file of the product or its scripts has more than 250 lines, no test more than 400', () => {
  const lines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;
  const limit = (file: string) => (file.startsWith('tests/') ? 400 : 250);
  // Seed data may be of any length.
  const code = FILES.filter((file) => !file.startsWith('scripts/seed/'));
  const long = code.filter((file) => lines(file) > limit(file)).map((file) => `${file}: ${lines(file)}`);
  expect(long).toEqual([]);
});

test('no page of the site reads query parameters by itself, bypassing the edge', () => {
  const reads = /\bsearchParams\b|new URLSearchParams\(/;
  const pages = PRODUCT.filter((file) => file.startsWith('src/site/'));
  // The target after sign-in is not part of the page: only its script reads it.
  const own = ['src/site/auth/use-landing.ts'];
  expect(pages.filter((file) => reads.test(readFileSync(file, 'utf8')) && !own.includes(file))).toEqual([]);
});

test('no function that builds a database statement is named by a verb', () => {
  const verb =
    /^export function (?:add|begin|claim|clear|close|commit|confirm|count|create|delete|drop|edit|empty|end|enqueue|erase|forget|give|grant|import|insert|mark|move|record|remove|rename|renew|replace|restore|revoke|rotate|run|set|spend|start|switch|take|undo|update|write)(?:[A-Z]\w*)?\(.*/gm;
  const files = PRODUCT.filter((file) => file.startsWith('functions/db/'));
  const like = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(verb) ?? []).map((line) => `${file}: ${line}`),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(like).toEqual([]);
});

test('every function that runs database statements is named by a verb, or asks a question', () => {
  const verb =
    /^export async function\*? (?:act|create|delete|discard|find|is|measure|move|name|read|readdress|renumber|run|save|undo|update|was|write)(?![a-z])/;
  const files = PRODUCT.filter((file) => file.startsWith('functions/db/'));
  const running = files.flatMap((file) => readFileSync(file, 'utf8').match(/^export async function.*/gm) ?? []);
  expect(running.length).toBeGreaterThan(20);
  expect(running.filter((line) => !verb.test(line))).toEqual([]);
});

test('SQL is never built from strings', () => {
  const built = PRODUCT.filter((file) => /sql\.raw|\.exec\(`|\.prepare\(`/.test(readFileSync(file, 'utf8')));
  expect(built).toEqual([]);
});

test('the lock file has a SHA-512 digest for every package, also for other systems', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const entries = Object.entries<{ integrity?: string }>(packages).filter(([name]) => name);
  expect(entries.length).toBeGreaterThan(150);
  expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([name]) => name)).toEqual([]);
});

/** Returns what the documents name, by the first group of the pattern. */
function namedInDocuments(pattern: RegExp): string[] {
  const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)];
  return documents.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name));
}

test('every file that the documents name exists', () => {
  const named = namedInDocuments(/`((?:src|functions|tests|scripts|migrations|docs)\/[\w./-]+\.\w+)`/g);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test('every npm script that the documents name exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = namedInDocuments(/npm run ([\w:-]+)/g);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
