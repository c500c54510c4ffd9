import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const FILES = globSync('{src,functions}/**/*.{ts,tsx}').sort();
/** Rooms that a room may import values from, itself aside; deeper rooms first. `zod` stands for the package. */
const MAY_IMPORT: Record<string, string[]> = {
  'src/shared': ['zod'],
  'src/ui': ['src/shared', 'react'],
  'src/lib': ['src/shared', 'react'],
  'src/site': ['src/shared', 'src/lib', 'src/ui', 'react'],
  // The one door between the two: the panel shows the site's own components here, in the site's own styles.
  'src/panel/preview': ['src/panel', 'src/shared', 'src/lib', 'src/site', 'src', 'react'],
  'src/panel': ['src/panel/preview', 'src/shared', 'src/lib', 'src/ui', 'react', 'zod'],
  'functions/db': ['src/shared', 'functions/html', 'drizzle'],
  'functions/html': ['src/shared'],
  'functions/auth': ['functions/db', 'functions/http', 'functions', 'src/shared'],
  'functions/http': ['functions/db', 'functions', 'src/shared', 'zod'],
  'functions/api': [
    'functions/db',
    'functions/auth',
    'functions/html',
    'functions/http',
    'functions/mail',
    'functions/media',
    'functions',
    'src/shared',
    'zod',
  ],
  'functions/mail': ['functions/db', 'functions/http', 'functions', 'src/shared', 'drizzle'],
  'functions/media': ['functions/db', 'functions/http', 'functions', 'src/shared'],
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
    'react',
  ],
};
const ROOMS = Object.keys(MAY_IMPORT);

function roomOf(file: string): string {
  return ROOMS.find((room) => file.startsWith(`${room}/`)) ?? path.dirname(file);
}

/** Static and dynamic imports of values; types leave no trace in a bundle. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const statements = source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s*)?'([^']+)'/gm);
  const dynamic = source.matchAll(/import\('([^']+)'\)/g);
  return [...statements, ...dynamic].map(([, specifier = '']) => specifier);
}

describe('who may import whom', () => {
  test.each(FILES.filter((file) => ROOMS.includes(roomOf(file))))('%s imports only from its own rooms', (file) => {
    const room = roomOf(file);
    const allowed = [room, ...(MAY_IMPORT[room] ?? [])];
    for (const specifier of importsOf(file)) {
      if (!specifier.startsWith('.')) {
        if (specifier === 'zod') expect(allowed).toContain('zod');
        if (/^react(-dom)?($|\/)/.test(specifier)) expect(allowed).toContain('react');
        if (specifier.startsWith('drizzle-orm')) expect(allowed).toContain('drizzle');
        continue;
      }
      expect(allowed, `${file} → ${specifier}`).toContain(roomOf(path.join(path.dirname(file), `${specifier}.ts`)));
    }
  });

  test('the API names nothing of the pages, or its types would reach the client as any', () => {
    for (const file of FILES.filter((name) => name.startsWith('functions/api/'))) {
      expect(readFileSync(file, 'utf8')).not.toMatch(/from '\.\.\/pages\//);
    }
  });

  test('what runs in the visitor’s browser takes only types from the contracts', () => {
    const contracts = FILES.filter((file) => file.startsWith('src/shared/') && importsOf(file).includes('zod'));
    for (const file of FILES.filter((name) => /^src\/(site|ui|lib)\//.test(name))) {
      for (const specifier of importsOf(file).filter((name) => name.startsWith('.'))) {
        const target = `${path.join(path.dirname(file), specifier)}.ts`;
        const source = readFileSync(file, 'utf8');
        const onlyTypes = new RegExp(`import \\{(?:\\s*type [^,}]+,?)+\\s*\\} from '${specifier}'`).test(source);
        if (!onlyTypes) expect(contracts, `${file} → ${specifier}`).not.toContain(target);
      }
    }
  });
});

describe('the size of files', () => {
  test.each(FILES)('%s has at most 250 lines', (file) => {
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(251);
  });
});

test('SQL is never built from strings', () => {
  for (const file of FILES) expect(readFileSync(file, 'utf8'), file).not.toMatch(/sql\.raw|\.exec\(`|\.prepare\(`/);
});
