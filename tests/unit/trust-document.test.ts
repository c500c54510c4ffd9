import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { marks } from '../drill/marks';

const MARKS = 40;
const rows = [
  ...readFileSync('docs/trust.md', 'utf8').matchAll(
    /^\| (?:(\d+)\.|Load:|The disk|The site|The tests|Whatever) .+? +\| (.+?) +\|$/gm,
  ),
].map(([, number, heldBy = '']) => ({ number: Number(number ?? 0), heldBy }));
const quoted = (text: string) => [...text.matchAll(/`(tests\/[^`]+)`/g)].map(([, name = '']) => name);

test('docs/trust.md has one line for every mark of trust, which says where it is held', () => {
  const numbers = rows.map(({ number }) => number).filter(Boolean);
  expect(numbers).toEqual(Array.from({ length: MARKS }, (_, index) => index + 1));
  const silent = rows.filter(({ heldBy }) => !/`tests\/|drill `|^nothing yet$/.test(heldBy));
  expect(silent).toEqual([]);
});

test('every file named in docs/trust.md exists', () => {
  const named = rows.flatMap(({ heldBy }) => quoted(heldBy));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test('docs/trust.md names every mark of the drill, and no other', () => {
  const named = rows.flatMap(({ heldBy }) => [...heldBy.matchAll(/drill `([\w-]+)`/g)].map(([, name]) => name));
  expect([...new Set(named)].sort()).toEqual(marks.map(({ name }) => name).sort());
});
