import { Instrumenter } from '@stryker-mutator/instrumenter';
import { describe, expect, test } from 'vitest';
import { addQueryFaults, nextTelling } from '../mutation/edge/queries';

const OURS = ['Condition', 'Operator', 'Statement', 'SQL'];
const logger = { isDebugEnabled: () => false, debug: () => undefined, info: () => undefined };

/** Returns the faults that are planted in a source, each as the text in its place and what replaces it. */
async function faultsIn(content: string): Promise<string[]> {
  await addQueryFaults();
  const files = [{ name: 'query.ts', mutate: true, content }];
  const options = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] };
  const { mutants } = await new Instrumenter(logger as never).instrument(files, options as never);
  const rows = content.split('\n');
  return mutants
    .filter(({ mutatorName }) => OURS.includes(mutatorName))
    .map(({ mutatorName, location, replacement = '' }) => {
      const { start, end, ...told } = nextTelling(mutatorName) ?? {
        start: { ...location.start, line: location.start.line + 1 },
        end: { ...location.end, line: location.end.line + 1 },
        replacement,
      };
      const last = start.line === end.line ? end.column : undefined;
      return `${rows[start.line - 1]?.slice(start.column, last)} → ${told.replacement}`.trim();
    });
}

describe('a query', () => {
  test('loses each of its conditions, one at a time', async () => {
    expect(await faultsIn('db.delete(codes).where(and(eq(codes.hash, hash), isOpen))')).toEqual([
      'eq(codes.hash, hash) → undefined',
      'isOpen → undefined',
    ]);
    expect(await faultsIn('db.delete(codes).where(isOpen)')).toEqual(['isOpen → undefined']);
  });

  test('gets another boundary, and another operator where no condition can be left out', async () => {
    expect(await faultsIn('rows.having(lt(codes.at, now))')).toEqual([
      'lt(codes.at, now) → undefined',
      'lt(codes.at, now) → drizzleOfFaults.lte(codes.at, now)',
    ]);
    expect(await faultsIn('rows.innerJoin(users, eq(users.id, codes.userId))')).toEqual([
      'eq(users.id, codes.userId) → drizzleOfFaults.ne(users.id, codes.userId)',
    ]);
  });

  test('gets another word in its SQL, one at a time, in the line of the word', async () => {
    const query = `const held = sql\`EXISTS (SELECT 1
      WHERE a = \${a} AND b IS NOT NULL
      OR max(c) <= 1)\`;`;
    expect(await faultsIn(query)).toEqual([
      'EXISTS → NOT EXISTS',
      '= → <>',
      'AND → OR',
      'IS NOT NULL → IS NULL',
      'OR → AND',
      'max( → min(',
      '<= → <',
    ]);
    expect(await faultsIn(`sql\`a BETWEEN \${low} AND \${high} AND b\``)).toEqual(['AND → OR']);
    expect(await faultsIn('text`a = b`')).toEqual([]);
  });
});

describe('a batch', () => {
  test('loses each of its statements, one at a time', async () => {
    const batch = 'runBatch(db, [guard(db, held), ...proven, ended(db, id)])';
    expect(await faultsIn(batch)).toEqual(['guard(db, held) →', '...proven →', 'ended(db, id) →']);
    expect(await faultsIn('runNamed(db, { held: guard(db, held), row: read(db) })')).toEqual([
      'held: guard(db, held) →',
      'row: read(db) →',
    ]);
    expect(await faultsIn("call(db, [String(id), name], { title: titleOf(db), as: 'x' })")).toEqual([]);
  });
});
