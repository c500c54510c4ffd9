// Builds the edge with all faults in one bundle. Stryker's code switches one of them on while tests run.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { createBuilder, type Plugin } from 'vite';
import { build, ROOT } from '../../../scripts/prepare.mjs';
import type { Fault } from './job.ts';

/** Folder of the bundle, which `vitest.config.ts` gives to the tests as `#edge`. */
export const FOLDER = 'test-results/mutation-edge';

/** The sources with their faults, by path. */
const SOURCES = path.join(ROOT, FOLDER, 'sources.json');

/** The same faults as in `stryker.json`: none in texts. */
const OPTIONS = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] };
const LOGGER = { isDebugEnabled: () => false, debug: () => undefined, info: () => undefined };

/** Builds a bundle with faults in `files`, all switched off, and returns the faults. */
export async function plantedBundle(files: string[]): Promise<Fault[]> {
  // The edge names the files of the browser's bundle.
  build();
  const sources = files.map((file) => {
    const name = path.join(ROOT, file);
    return { name, mutate: true, content: readFileSync(name, 'utf8') };
  });
  // Stryker gives it a logger and options of its own, of which it reads only these.
  const instrumenter = new Instrumenter(LOGGER as never);
  const { files: planted, mutants } = await instrumenter.instrument(sources, OPTIONS as never);
  mkdirSync(path.dirname(SOURCES), { recursive: true });
  writeFileSync(SOURCES, JSON.stringify(Object.fromEntries(planted.map(({ name, content }) => [name, content]))));
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
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, replacement = '', location: { start, end } }) => ({
      id,
      file: path.relative(ROOT, fileName),
      replacement,
      // Counted from 1, as in Stryker's report.
      location: { start: oneMore(start), end: oneMore(end) },
    }));
}

/** Gives the sources with their faults to the bundle, and to tests that import a source. */
export function plantedSources(): Plugin {
  const contents: Record<string, string> = JSON.parse(readFileSync(SOURCES, 'utf8'));
  return { name: 'planted-sources', enforce: 'pre', load: (id) => contents[id] ?? null };
}

function oneMore({ line, column }: { line: number; column: number }) {
  return { line: line + 1, column: column + 1 };
}
