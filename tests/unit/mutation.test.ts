import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Kept, type Report, reportLines, scoreOf, stillAlive, survivorsOf, unexplained } from '../mutation/report';

const kept: Kept = JSON.parse(readFileSync('tests/mutation/survivors.json', 'utf8'));

describe('the kept survivors', () => {
  test('are of files that exist, in order, and cover every rule of src/shared', () => {
    const files = Object.keys(kept);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files).toEqual(files.toSorted());
    const rules = globSync('src/shared/**/*.ts').filter((file) => !file.startsWith('src/shared/backup/'));
    expect(rules.filter((file) => !kept[file])).toEqual([]);
  });

  test('each have a reason', () => {
    const bare = Object.values(kept).filter((faults) => faults.some(({ reason }) => !/^[A-Z].{20,}\.$/.test(reason)));
    expect(bare).toEqual([]);
  });
});

describe('planted faults', () => {
  const at = (line: number, from: number, to: number, lastLine = line) => ({
    start: { line, column: from },
    end: { line: lastLine, column: to },
  });
  const mutant = (status: string, line: number) => ({ status, replacement: 'a <= b', location: at(line, 8, 13) });
  const report: Report = {
    files: {
      'src/a.ts': { source: 'x\nreturn a < b;', mutants: [mutant('Killed', 2), mutant('Survived', 2)] },
      'src/b.ts': {
        source: 'call({\n  y,\n})',
        mutants: [
          { ...mutant('Timeout', 1), location: at(1, 1, 2) },
          { status: 'NoCoverage', replacement: '{}', location: at(1, 6, 2, 3) },
          { status: 'NoCoverage', location: at(1, 6, 2, 3) },
          mutant('Ignored', 1),
        ],
      },
    },
  };
  const found = { 'src/a.ts': ['a < b → a <= b'], 'src/b.ts': ['{ y, } → {}', '{ y, } →'] };
  const because = (mutant: string) => ({ mutant, reason: 'Both are the same.' });

  test('that survived are described by file, also those that no test covered', () => {
    expect(survivorsOf(report)).toEqual(found);
    expect(scoreOf(report)).toEqual({ caught: 2, planted: 5, share: 0.4, percent: '40.0 %' });
    expect(scoreOf({ files: {} }).percent).toBe('100.0 %');
  });

  test('need a reason for each place at which they survive', () => {
    const twice = { 'src/a.ts': ['x', 'x'] };
    expect(unexplained(twice, {})).toEqual(['src/a.ts: x', 'src/a.ts: x']);
    expect(unexplained(twice, { 'src/a.ts': [because('x')] })).toEqual(['src/a.ts: x']);
    expect(unexplained(twice, { 'src/a.ts': [because('x'), because('x')] })).toEqual([]);
    expect(unexplained(twice, { 'src/b.ts': [because('x'), because('x')] })).toHaveLength(2);
  });

  test('are no longer kept once tests detect them', () => {
    const kept = { 'src/a.ts': [because('x'), because('y'), because('x')], 'src/c.ts': [because('z')] };
    expect(stillAlive({ 'src/a.ts': ['x', 'new'] }, kept)).toEqual({
      'src/a.ts': [because('x')],
      'src/c.ts': [because('z')],
    });
  });

  test('are reported without those that have a reason', () => {
    expect(reportLines(report, { 'src/a.ts': [because('a < b → a <= b'), because('gone')], 'src/b.ts': [] })).toEqual([
      '✓ src/a.ts: 1 of 2 (1 are detected now: npm run mutation -- --keep)',
      '✗ src/b.ts: 1 of 3',
      '    { y, } → {}',
      '    { y, } →',
      '2 of 5 planted faults were detected: 40.0 %',
    ]);
  });
});
