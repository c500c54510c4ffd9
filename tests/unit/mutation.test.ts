import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { better, type Report, scoreOf, survivorsOf, told, worse } from '../mutation/report';

const kept: Record<string, number> = JSON.parse(readFileSync('tests/mutation/survivors.json', 'utf8'));

test('survivors are counted only for files that exist', () => {
  expect(Object.keys(kept).length).toBeGreaterThan(40);
  expect(Object.keys(kept).filter((file) => !existsSync(file))).toEqual([]);
});

describe('planted faults', () => {
  const mutant = (status: string, line: number) => ({
    status,
    mutatorName: 'EqualityOperator',
    replacement: 'a <= b',
    location: { start: { line } },
  });
  const report: Report = {
    files: {
      'src/a.ts': { source: 'x\nreturn a < b;', mutants: [mutant('Killed', 1), mutant('Survived', 2)] },
      'src/b.ts': {
        source: 'y',
        mutants: [
          mutant('Timeout', 1),
          mutant('NoCoverage', 1),
          mutant('Ignored', 1),
          { ...mutant('Survived', 1), static: true },
        ],
      },
    },
  };

  test('that survived are counted by file, also those that no test covered', () => {
    expect(survivorsOf(report)).toEqual({ 'src/a.ts': 1, 'src/b.ts': 1 });
    expect(scoreOf(report)).toEqual({ caught: 2, planted: 4, percent: '50,0 %' });
    expect(scoreOf({ files: {} }).percent).toBe('100,0 %');
  });

  test('fail a file with more survivors than before, and a new file with any', () => {
    expect(worse(survivorsOf(report), { 'src/a.ts': 1, 'src/b.ts': 0 })).toEqual(['src/b.ts']);
    expect(worse(survivorsOf(report), { 'src/a.ts': 2 })).toEqual(['src/b.ts']);
  });

  test('only ever lower the kept counts', () => {
    const kept = { 'src/a.ts': 3, 'src/b.ts': 0, 'src/c.ts': 7 };
    expect(better(survivorsOf(report), kept)).toEqual({ 'src/a.ts': 1, 'src/b.ts': 0, 'src/c.ts': 7 });
  });

  test('that survived are reported with their line and replacement', () => {
    expect(told(report, { 'src/a.ts': 1, 'src/b.ts': 3 })).toEqual([
      '✓ src/a.ts: 1 de 2',
      '    2 EqualityOperator: return a < b; → a <= b',
      '✓ src/b.ts: 1 de 2 (eram 3: npm run mutation -- --keep)',
      '    1 EqualityOperator: y → a <= b',
      '2 de 4 falhas plantadas foram notadas: 50,0 %',
    ]);
  });
});
