import { diffArrays, diffWords, diffWordsWithSpace } from 'diff';
import { type AddressChange, addressChanges, isPicture } from './addresses';
import type { Block } from './blocks';

/** Words that both texts have, or only one. */
export type DiffPart = { text: string; mark?: 'removed' | 'added' };

/** A row of a comparison. `reformatted` has the same text but another look. With `looksSame` only an address differs. */
export type DiffRow =
  | { kind: 'same' | 'removed' | 'added'; text: string }
  | { kind: 'reformatted'; text: string; looksSame: boolean; addresses: AddressChange[] }
  | { kind: 'changed'; parts: DiffPart[]; addresses: AddressChange[] };

/** Maximum edit lengths. Beyond them the texts differ too much for a readable comparison, so each is shown whole. */
const STEPS = { blocks: 2000, words: 1000 };
/** Share of common words from which two blocks count as one edited block. */
const ALIKE = 0.4;
/** Number of blocks searched ahead for an edited one. */
const AHEAD = 20;

/** Compares two texts block by block, and edited blocks word by word. */
export function differences(before: Block[], after: Block[]): DiffRow[] {
  const changes = diffArrays(before, after, {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: STEPS.blocks,
  }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const rows: DiffRow[] = [];
  let [gone, come]: [Block[], Block[]] = [[], []];
  for (const { value, removed, added } of changes) {
    if (removed) gone.push(...value);
    else if (added) come.push(...value);
    else {
      rows.push(...hunk(gone, come), ...value.map(({ text }): DiffRow => ({ kind: 'same', text })));
      [gone, come] = [[], []];
    }
  }
  return [...rows, ...hunk(gone, come)];
}

/** Compares blocks that replaced others: similar ones are paired as edits. */
function hunk(gone: Block[], come: Block[]): DiffRow[] {
  const rows: DiffRow[] = [];
  let next = 0;
  for (const old of gone) {
    const at = come.findIndex(({ text }, index) => index >= next && index < next + AHEAD && areAlike(old.text, text));
    const found = come[at];
    if (!found) rows.push({ kind: 'removed', text: old.text });
    else {
      rows.push(...come.slice(next, at).map(({ text }): DiffRow => ({ kind: 'added', text })), edited(old, found));
      next = at + 1;
    }
  }
  return [...rows, ...come.slice(next).map(({ text }): DiffRow => ({ kind: 'added', text }))];
}

function edited(old: Block, now: Block): DiffRow {
  const addresses = addressChanges(old.addresses ?? [], now.addresses ?? []);
  if (old.text === now.text) {
    const looksSame = addresses.length > 0 && old.look === now.look;
    return { kind: 'reformatted', text: now.text, looksSame, addresses };
  }
  return { kind: 'changed', parts: wordDifferences(old.text, now.text), addresses };
}

/** Segmenter that keeps `34,90` and `10h30` as one word each. Too slow above `SEGMENTED` characters in total. */
const WORDS = new Intl.Segmenter('pt-BR', { granularity: 'word' });
const SEGMENTED = 20_000;

/**
 * Compares two texts by words. Without the added parts the result is the first text, without the removed ones the second.
 */
export function wordDifferences(before: string, after: string): DiffPart[] {
  // Spacing counts only if nothing else differs.
  const options = { maxEditLength: STEPS.words };
  const isSpaceOnly = before.replace(/\s+/g, ' ').trim() === after.replace(/\s+/g, ' ').trim();
  const changes = isSpaceOnly
    ? diffWordsWithSpace(before, after, options)
    : diffWords(before, after, {
        ...options,
        ...(before.length + after.length <= SEGMENTED && { intlSegmenter: WORDS }),
      });
  if (!changes) {
    return [
      { text: before, mark: 'removed' },
      { text: after, mark: 'added' },
    ];
  }
  return changes.map(({ value, removed, added }) => {
    if (removed) return { text: value, mark: 'removed' };
    return added ? { text: value, mark: 'added' } : { text: value };
  });
}

/** Returns whether two texts share enough words for one to be an edit of the other. */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  // Pictures are shown as such: comparing the words of their addresses would not help.
  if (isPicture(one) || isPicture(other)) return false;
  const [a, b] = [wordsIn(one), wordsIn(other)];
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  return shared > 0 && (2 * shared) / (a.length + b.length) >= ALIKE;
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
