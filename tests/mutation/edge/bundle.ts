// Builds the edge with all faults in one bundle. Stryker's code switches one of them on while tests run.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { createBuilder, type Plugin } from 'vite';
import { build, ROOT } from '../../../scripts/prepare.mjs';
import type { Fault } from './job.ts';
import { addQueryFaults, DRIZZLE, DRIZZLE_IMPORT, nextTelling } from './queries.ts';

/** Folder of the bundle, which `vitest.config.ts` gives to the tests as `#edge`. */
export const FOLDER = 'test-results/mutation-edge';

/** The sources with their faults, by path. */
const SOURCES = path.join(ROOT, FOLDER, 'sources.json');

/** The same faults as in `stryker.json`: none in texts. */
const OPTIONS = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] };
const LOGGER = { isDebugEnabled: () => false, debug: () => undefined, info: () => undefined };

/** Waits of the product that would make up most of the time of a fault: each with what is there instead. */
const WAITS: [file: string, wait: string, instead: string][] = [
  ['functions/auth/password.ts', 'N = 2 ** ln;', 'N = ln === COST.ln ? 16 : 2 ** ln;'],
  ['functions/api/auth/min-duration.ts', 'HASHING = 300;', 'HASHING = 2;'],
  ['functions/api/auth/min-duration.ts', 'QUICK = 150;', 'QUICK = 1;'],
  ['functions/http/turns.ts', 'REST = 25;', 'REST = 1;'],
];

/** Builds a bundle with faults in `files`, all switched off, and returns the faults. */
export async function plantedBundle(files: string[]): Promise<Fault[]> {
  // The edge names the files of the browser's bundle.
  build();
  const sources = files.map((file) => {
    const name = path.join(ROOT, file);
    return { name, mutate: true, content: readFileSync(name, 'utf8') };
  });
  await addQueryFaults();
  // Stryker gives it a logger and options of its own, of which it reads only these.
  const instrumenter = new Instrumenter(LOGGER as never);
  const { files: planted, mutants } = await instrumenter.instrument(sources, OPTIONS as never);
  mkdirSync(path.dirname(SOURCES), { recursive: true });
  const contents = planted.map(({ name, content }) => [name, DRIZZLE_IMPORT + content]);
  writeFileSync(SOURCES, JSON.stringify({ ...withoutWaits(), ...Object.fromEntries(contents) }));
  process.env.NODE_ENV = 'production';
  const builder = await createBuilder({
    root: ROOT,
    logLevel: 'warn',
    environments: { edge: { build: { outDir: FOLDER, emptyOutDir: false } } },
    plugins: [plantedSources()],
  });
  const { edge } = builder.environments;
  if (!edge) throw new Error('The build has no edge');
  await builder.build(edge);
  const contentOf = new Map(sources.map(({ name, content }) => [name, content]));
  return mutants
    .map(({ location: { start, end }, ...mutant }) => {
      const { id, fileName, mutatorName, status, replacement = '' } = mutant;
      // Counted from 1, as in Stryker's report.
      const location = { start: oneMore(start), end: oneMore(end) };
      const told = tellingOf(mutatorName, contentOf.get(fileName) ?? '');
      const plain = replacement.replace(`${DRIZZLE}.`, '');
      return { id, file: path.relative(ROOT, fileName), status, replacement: plain, location, ...told };
    })
    .filter(({ status }) => status !== 'Ignored')
    .map(({ status: _, ...fault }) => fault);
}

function withoutWaits(): Record<string, string> {
  const contents: Record<string, string> = {};
  for (const [file, wait, instead] of WAITS) {
    const name = path.join(ROOT, file);
    const content = contents[name] ?? readFileSync(name, 'utf8');
    if (!content.includes(wait)) throw new Error(`${file} has no “${wait}”`);
    contents[name] = content.replace(wait, instead);
  }
  return contents;
}

/** Returns the place of a fault of `queries.ts`: a word of SQL is told with its whole line. */
function tellingOf(mutator: string, content: string): Pick<Fault, 'location' | 'replacement'> | undefined {
  const told = nextTelling(mutator);
  if (!told) return;
  const { start, end, replacement } = told;
  if (!replacement) return { location: { start: after(start), end: after(end) }, replacement };
  const line = content.split('\n')[start.line - 1] ?? '';
  return {
    location: { start: { line: start.line, column: 1 }, end: { line: end.line, column: line.length + 1 } },
    replacement: line.slice(0, start.column) + replacement + line.slice(end.column),
  };
}

/** Gives the sources with their faults to the bundle, and to tests that import a source. */
export function plantedSources(): Plugin {
  const contents: Record<string, string> = JSON.parse(readFileSync(SOURCES, 'utf8'));
  return { name: 'planted-sources', enforce: 'pre', load: (id) => contents[id] ?? null };
}

function oneMore({ line, column }: { line: number; column: number }) {
  return { line: line + 1, column: column + 1 };
}

function after({ line, column }: { line: number; column: number }) {
  return { line, column: column + 1 };
}
