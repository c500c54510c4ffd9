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
 * Joins two edits field by field, and within texts of several paragraphs by these. Where both came to the same in other
 * spellings, there is nothing to choose: theirs stands.
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

/** A number as people write it. With zeros before it is a code, and with a dot it may be thousands. */
const NUMBER = /^(?:0|[1-9]\d*)(?:,\d+)?$/;

/** What was meant by what is typed: `40,00` is `40`, and blanks around words say nothing. */
function meant(typed: unknown): unknown {
  if (typeof typed === 'string') {
    const words = typed.trim();
    return NUMBER.test(words) ? Number(words.replace(',', '.')) : words;
  }
  if (Array.isArray(typed)) return typed.map(meant);
  if (typeof typed !== 'object' || typed === null) return typed;
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, meant(value)]));
}

/** Who was faster, as a sentence has it. `own` is oneself, in another window. */
export function writerIn(by: Writer | null, me: string): { name: string; own: boolean } {
  if (by?.id === me) return { name: 'você', own: true };
  return { name: by?.name ?? 'outra pessoa', own: false };
}

/** What somebody has done to the record that is edited here. */
export function wroteText({ name, own }: ReturnType<typeof writerIn>, verb = 'salvou'): string {
  return own ? `Você ${verb} este registro em outra janela` : `${capitalized(name)} ${verb} este registro`;
}

/** That a save keeps what somebody else has changed meanwhile; nothing where that is nothing. */
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
