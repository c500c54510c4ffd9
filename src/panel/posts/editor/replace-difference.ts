import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/**
 * Makes the document of the transaction equal to `next` by replacing only the part that differs: positions in the rest, of the
 * caret or of a picture on its way, would be lost if all were replaced.
 */
export function replaceDifference(tr: Transaction, next: Node): Transaction {
  const start = tr.doc.content.findDiffStart(next.content);
  const end = tr.doc.content.findDiffEnd(next.content);
  if (start === null || !end) return tr;
  // What is the same at the start and at the end may overlap, as in `aa` and `aaa`.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return tr.step(new ReplaceStep(start, end.a + overlap, next.slice(start, end.b + overlap)));
}
