import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { NODE, ROOT } from '../../scripts/prepare.mjs';

/** Files a copy needs to be built and drilled; it shares the clone's packages. */
const SOURCES = ['src', 'functions', 'public', 'migrations', 'scripts', 'tests', 'build', '.dev.vars'];
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'wrangler.toml',
  'wrangler.workers.toml',
];

/**
 * A stored fault: a patch. Its first line names the mark that must fail, its second what it breaks. An optional third gives
 * the seeds of the simulation that reveal it (`Seeds: shop:4`), or the rules whose mutants do (`Files: src/shared/merge.ts`).
 */
type Planted = { file: string; name: string; mark: string; title: string; seeds: string; files: string };

function planted(): Planted[] {
  return globSync(`${import.meta.dirname}/planted/*.patch`)
    .sort()
    .map((file) => {
      const [, mark = '', title = '', seeds = '1-30', files = ''] =
        /^Mark: (\S+)\nBreaks: (.+)\n(?:Seeds: (.+)\n)?(?:Files: (.+)\n)?/.exec(readFileSync(file, 'utf8')) ?? [];
      return { file, name: path.basename(file, '.patch'), mark, title, seeds, files };
    });
}

/** Applies each fault to a copy of the sources and drills it: the fault is caught if its mark fails. */
export async function plantAll(
  wanted: (name: string) => boolean,
  folder: string,
  tell: (held: boolean, line: string) => void,
): Promise<void> {
  for (const fault of planted().filter(({ name, mark }) => wanted(name) || wanted(mark))) {
    const copy = mkdtempSync(path.join(tmpdir(), 'drill-'));
    try {
      const outcome = await drilled(fault, copy, folder);
      tell(outcome.isCaught, `${fault.title} (${fault.name}): ${outcome.said}`);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
}

type Outcome = { isCaught: boolean; said: string };

async function drilled({ file, mark, seeds, files }: Planted, copy: string, folder: string): Promise<Outcome> {
  for (const name of [...SOURCES, ...FILES, `${folder}/seeded`]) {
    if (existsSync(path.join(ROOT, name))) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  const patch = spawnSync('git', ['apply', file], { cwd: copy, encoding: 'utf8' });
  if (patch.status !== 0) return { isCaught: false, said: `no longer applies: ${patch.stderr.trim()}` };
  const options = ['--only', mark, '--requests', '200', '--seeds', seeds, '--files', files];
  const run = spawn(NODE, ['scripts/drill.ts', ...options], { cwd: copy });
  // Ending this process ends the drill too.
  const end = () => run.kill();
  process.once('exit', end);
  const [output, errors] = await Promise.all([text(run.stdout), text(run.stderr)]);
  process.off('exit', end);
  // A drill that never gets to its check catches nothing.
  const [, said] = /^✗ .*?: (.+)$/m.exec(output) ?? [];
  if (said === undefined) return { isCaught: false, said: `not caught: ${(errors || output).trim().slice(0, 200)}` };
  return { isCaught: !said.includes('did not start'), said: said.slice(0, 120) };
}
