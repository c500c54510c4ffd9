import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyPatch, parsePatch } from 'diff';
import { expect, test } from 'vitest';
import { marks } from '../drill/marks';

const patches = globSync('tests/drill/planted/*.patch').sort();

test('at least twenty planted faults are kept for the drill', () => {
  expect(patches.length).toBeGreaterThanOrEqual(20);
});

test('each mark of the drill is broken by at least one of them', () => {
  const broken = patches.map((file) => /^Mark: (\S+)/.exec(readFileSync(file, 'utf8'))?.[1]);
  expect(marks.map(({ name }) => name).filter((name) => !broken.includes(name))).toEqual([]);
});

test.each(patches.map((file) => [path.basename(file, '.patch'), file]))(
  'the planted fault %s still applies to the sources, and names the mark that catches it',
  (_, file) => {
    const text = readFileSync(file, 'utf8');
    const [, mark] = /^Mark: (\S+)\nBreaks: \S.+\n/.exec(text) ?? [];
    expect(marks.map(({ name }) => name)).toContain(mark);
    const changes = parsePatch(text.slice(text.indexOf('diff --git')));
    expect(changes).not.toEqual([]);
    for (const change of changes) {
      const source = readFileSync(change.oldFileName?.replace(/^a\//, '') ?? '', 'utf8');
      expect(applyPatch(source, change), change.oldFileName).not.toBe(false);
    }
  },
);
