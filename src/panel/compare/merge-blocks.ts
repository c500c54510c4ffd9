import { diffArrays } from 'diff';
import type { Block } from './blocks';

/** Part of a text that two people edited: merged, or in conflict. */
export type Chunk =
  | { kind: 'agreed'; blocks: Block[] }
  | { kind: 'clash'; base: Block[]; mine: Block[]; theirs: Block[] };

/** One side's replacement for the base's blocks `from` to `to` (exclusive); an insertion has `from` equal to `to`. */
type Hunk = { from: number; to: number; blocks: Block[]; isMine: boolean };

/**
 * Merges two edits of a text by blocks. Edits clash if they touch the same block or insert at the same position. Edits of
 * neighbouring blocks do not clash.
 */
export function mergeBlocks(base: Block[], mine: Block[], theirs: Block[]): Chunk[] {
  const hunks = [...hunksOf(base, mine, true), ...hunksOf(base, theirs, false)];
  const waiting = hunks.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const chunks: Chunk[] = [];
  let done = 0;
  for (let first = waiting.shift(); first; first = waiting.shift()) {
    const group = [first];
    const { from } = first;
    let { to } = first;
    while (waiting[0] && overlap({ from, to }, waiting[0])) {
      const next = waiting.shift() as Hunk;
      group.push(next);
      to = Math.max(to, next.to);
    }
    chunks.push({ kind: 'agreed', blocks: base.slice(done, from) }, joined(base, from, to, group));
    done = to;
  }
  chunks.push({ kind: 'agreed', blocks: base.slice(done) });
  return chunks.filter((chunk) => chunk.kind === 'clash' || chunk.blocks.length > 0);
}

function overlap(a: Pick<Hunk, 'from' | 'to'>, b: Pick<Hunk, 'from' | 'to'>): boolean {
  const bothInsert = a.from === a.to && b.from === b.to;
  return bothInsert ? a.from === b.from : a.from < b.to && b.from < a.to;
}

function joined(base: Block[], from: number, to: number, group: Hunk[]): Chunk {
  const sideOf = (isMine: boolean) => {
    const own = group.filter((hunk) => hunk.isMine === isMine);
    return own.length > 0 ? edited(base, from, to, own) : null;
  };
  const [mine, theirs] = [sideOf(true), sideOf(false)];
  if (!theirs || (mine && areSame(mine, theirs))) return { kind: 'agreed', blocks: mine ?? [] };
  if (!mine) return { kind: 'agreed', blocks: theirs };
  return { kind: 'clash', base: base.slice(from, to), mine, theirs };
}

/** Returns one side's version of the base's blocks `from` to `to`. */
function edited(base: Block[], from: number, to: number, hunks: Hunk[]): Block[] {
  const blocks: Block[] = [];
  let done = from;
  for (const hunk of hunks) {
    blocks.push(...base.slice(done, hunk.from), ...hunk.blocks);
    done = hunk.to;
  }
  return [...blocks, ...base.slice(done, to)];
}

const areSame = (one: Block[], other: Block[]) =>
  one.length === other.length && one.every(({ key }, at) => key === other[at]?.key);

/** Maximum edit length. Beyond it, the side counts as a replacement of the whole base. */
const STEPS = 2000;

function hunksOf(base: Block[], side: Block[], isMine: boolean): Hunk[] {
  const changes = diffArrays(base, side, { comparator: (a, b) => a.key === b.key, maxEditLength: STEPS });
  if (!changes) return [{ from: 0, to: base.length, blocks: side, isMine }];
  const hunks: Hunk[] = [];
  let at = 0;
  let open: Hunk | null = null;
  for (const { value, removed, added } of changes) {
    if (!removed && !added) {
      at += value.length;
      open = null;
      continue;
    }
    if (!open) {
      open = { from: at, to: at, blocks: [], isMine };
      hunks.push(open);
    }
    if (added) open.blocks.push(...value);
    else {
      at += value.length;
      open.to = at;
    }
  }
  return hunks.flatMap(oneByOne);
}

/** Splits a replacement of n blocks by n blocks into n edits of a single block. */
function oneByOne(hunk: Hunk): Hunk[] {
  const { from, to, blocks, isMine } = hunk;
  if (to - from !== blocks.length) return [hunk];
  return blocks.map((block, index) => ({ from: from + index, to: from + index + 1, blocks: [block], isMine }));
}

/** Returns the merged text. Clashes are resolved as mine, except those in `areTheirs`, counted from 0. */
export function blocksOfMerge(chunks: Chunk[], areTheirs: number[] = []): Block[] {
  let clash = -1;
  return chunks.flatMap((chunk) => {
    if (chunk.kind === 'agreed') return chunk.blocks;
    clash += 1;
    return areTheirs.includes(clash) ? chunk.theirs : chunk.mine;
  });
}
