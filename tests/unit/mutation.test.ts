import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { better, type Report, scoreOf, survivorsOf, told, worse } from '../mutation/report';

const kept: Record<string, number> = JSON.parse(readFileSync('tests/mutation/survivors.json', 'utf8'));

test('what survives is counted of files that exist', () => {
  expect(Object.keys(kept).length).toBeGreaterThan(40);
  expect(Object.keys(kept).filter((file) => !existsSync(file))).toEqual([]);
});

describe('of planted faults', () => {
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

  test('those that no test found are counted by file, those that no test reached too', () => {
    expect(survivorsOf(report)).toEqual({ 'src/a.ts': 1, 'src/b.ts': 1 });
    expect(scoreOf(report)).toEqual({ caught: 2, planted: 4, percent: '50,0 %' });
    expect(scoreOf({ files: {} }).percent).toBe('100,0 %');
  });

  test('a file where more survives than before is named, and a new one with any', () => {
    expect(worse(survivorsOf(report), { 'src/a.ts': 1, 'src/b.ts': 0 })).toEqual(['src/b.ts']);
    expect(worse(survivorsOf(report), { 'src/a.ts': 2 })).toEqual(['src/b.ts']);
  });

  test('what is kept of them only becomes less', () => {
    const kept = { 'src/a.ts': 3, 'src/b.ts': 0, 'src/c.ts': 7 };
    expect(better(survivorsOf(report), kept)).toEqual({ 'src/a.ts': 1, 'src/b.ts': 0, 'src/c.ts': 7 });
  });

  test('each that survives is told with its line and what it was replaced by', () => {
    expect(told(report, { 'src/a.ts': 1, 'src/b.ts': 3 })).toEqual([
      '✓ src/a.ts: 1 de 2',
      '    2 EqualityOperator: return a < b; → a <= b',
      '✓ src/b.ts: 1 de 2 (eram 3: npm run mutation -- --keep)',
      '    1 EqualityOperator: y → a <= b',
      '2 de 4 falhas plantadas foram notadas: 50,0 %',
    ]);
  });
});
