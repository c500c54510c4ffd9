import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The success criteria of WCAG 2.2 at levels A and AA; 4.1.1 was removed from the standard. */
const CRITERIA = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};
const wanted = Object.entries(CRITERIA).flatMap(([level, numbers]) =>
  numbers.split(/\s+/).map((number) => `${number} ${level}`),
);
const lines = [
  ...readFileSync('docs/accessibility.md', 'utf8').matchAll(
    /^\| ([\d.]+) [^|]+ \((A+)\) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm,
  ),
].map(([, number, level, how, heldBy]) => ({ criterion: `${number} ${level}`, how, heldBy }));

test('docs/accessibility.md has exactly one line for each success criterion of WCAG 2.2 A and AA', () => {
  expect(wanted).toHaveLength(55);
  expect(lines.map(({ criterion }) => criterion).sort()).toEqual([...wanted].sort());
});

test('each line of docs/accessibility.md names the tests that hold its criterion, or says why none does', () => {
  const silent = lines.filter(({ how, heldBy = '' }) => !how || !/`tests\/|no test|as 1\.2\.1/.test(heldBy));
  expect(silent.map(({ criterion }) => criterion)).toEqual([]);
});
