import type { Writer } from '../../shared/activity';
import { capitalized } from '../../shared/capitalized';
import { type Merge, merge, same } from '../../shared/merge';
import { bodyOf } from '../compare/blocks';
import { blocksOfMerge, type Chunk, mergeBlocks } from '../compare/merge-blocks';
import type { Edit } from './edit';

export type Joined<Values> = Merge<Values> & {
  /** Merged paragraphs of each field in which only some paragraphs clash. */
  chunks: { [Field in keyof Values]?: Chunk[] };
};

/**
 * Joins two edits field by field, and texts of several paragraphs paragraph by paragraph. If both edits have the same value
 * in different spellings, there is no clash: theirs is used.
 */
export function join<Values extends object>(noun: string, base: Values, mine: Values, theirs: Values): Joined<Values> {
  const { merged, clashes, taken } = merge(base, mine, theirs);
  const joined: Joined<Values> = { merged, clashes: [], taken: [...taken], chunks: {} };
  for (const field of clashes) {
    if (same(meant(mine[field]), meant(theirs[field]))) {
      joined.merged[field] = theirs[field];
      continue;
    }
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

/** Input that is compared as a number. Leading zeros would make it a code, and a dot might separate thousands. */
const NUMBER = /^(?:0|[1-9]\d*)(?:,\d+)?$/;

/** Normalizes input for a comparison: `40,00` becomes 40, and spaces around words are removed. */
function meant(typed: unknown): unknown {
  if (typeof typed === 'string') {
    const words = typed.trim();
    return NUMBER.test(words) ? Number(words.replace(',', '.')) : words;
  }
  if (Array.isArray(typed)) return typed.map(meant);
  if (typeof typed !== 'object' || typed === null) return typed;
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, meant(value)]));
}

/** Returns the other writer's name for a sentence. `own`: it is this user, in another window. */
export function writerIn(by: Writer | null, me: string): { name: string; own: boolean } {
  if (by?.id === me) return { name: 'você', own: true };
  return { name: by?.name ?? 'outra pessoa', own: false };
}

/** Returns a sentence that says what the writer did to the edited record. */
export function wroteText({ name, own }: ReturnType<typeof writerIn>, verb = 'salvou'): string {
  return own ? `Você ${verb} este registro em outra janela` : `${capitalized(name)} ${verb} este registro`;
}

/** Returns a sentence that lists the fields a save kept from another writer; undefined if there are none. */
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
