import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { marks } from '../drill/marks';

const patches = globSync('tests/drill/planted/*.patch').sort();

test('twenty faults at least are kept for the drill to catch', () => {
  expect(patches.length).toBeGreaterThanOrEqual(20);
});

test.each(patches.map((file) => [path.basename(file, '.patch'), file]))(
  'the planted fault %s still fits the sources, and names the mark that catches it',
  (_, file) => {
    const { status, stderr } = spawnSync('git', ['apply', '--check', file], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const [, mark] = /^Mark: (\S+)\nBreaks: \S.+\n/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(marks.map(({ name }) => name)).toContain(mark);
  },
);
