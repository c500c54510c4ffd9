import type { Writer } from '../../shared/activity';
import { type Merge, merge } from '../../shared/merge';
import { bodyOf } from '../compare/blocks';
import { blocksOfMerge, type Chunk, mergeBlocks } from '../compare/merge-blocks';
import type { Edit } from './edit';

export type Joined<Values> = Merge<Values> & {
  /** Merged paragraphs of each field in which only some paragraphs clash. */
  chunks: { [Field in keyof Values]?: Chunk[] };
};

/** Merges two edits by field, and texts of several paragraphs by paragraph. */
export function join<Values extends object>(noun: string, base: Values, mine: Values, theirs: Values): Joined<Values> {
  const { merged, clashes, taken } = merge(base, mine, theirs);
  const joined: Joined<Values> = { merged, clashes: [], taken: [...taken], chunks: {} };
  for (const field of clashes) {
    const body = bodyOf(noun, String(field));
    if (!body) {
      joined.clashes.push(field);
      continue;
    }
    const [before, own, other] = [base, mine, theirs].map((values) => body.split(String(values[field])));
    const chunks = mergeBlocks(before ?? [], own ?? [], other ?? []);
    joined.merged[field] = body.join(blocksOfMerge(chunks)) as Values[typeof field];
    if (chunks.some(({ kind }) => kind === 'clash')) {
      joined.clashes.push(field);
      joined.chunks[field] = chunks;
    } else joined.taken.push(field);
  }
  return joined;
}

/** Returns the other writer's name for a sentence. `own` is true for the same person in another window. */
export function writerIn(by: Writer | null, me: string): { name: string; own: boolean } {
  if (by?.id === me) return { name: 'você', own: true };
  return { name: by?.name ?? 'outra pessoa', own: false };
}

/** Returns a sentence on the fields that a save keeps from another person's edit; undefined if there are none. */
export function takenText(fields: string[], { name, own }: ReturnType<typeof writerIn>): string | undefined {
  if (fields.length === 0) return undefined;
  return `Mantivemos o que ${name} mudou${own ? ' em outra janela' : ''}: ${fields.join(', ')}.`;
}

/** Rebases an edit on `base`, the record's new state. Input typed after `seen` stays. */
export function goneOn<Values extends object>(
  { values }: Edit<Values>,
  seen: Values,
  base: Values,
  version: number,
): Edit<Values> {
  return { base, values: merge(seen, values, base).merged, version };
}
