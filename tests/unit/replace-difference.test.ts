import { getSchema } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { EditorState } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Figure } from '../../src/panel/posts/editor/figure';
import { replaceDifference } from '../../src/panel/posts/editor/replace-difference';

const schema = getSchema([StarterKit, TableKit, Figure]);
type Json = { type: string; content?: Json[] | undefined; [key: string]: unknown };

const block = (type: string, content: Json[], attrs?: object): Json => ({ type, content, ...(attrs && { attrs }) });
const paragraph = (text: string) => block('paragraph', text ? [{ type: 'text', text }] : []);
const docOf = (blocks: Json[]) => schema.nodeFromJSON(block('doc', blocks));

/** Few words and few shapes, so that two articles have much in common. */
const inline = fc
  .array(fc.record({ text: fc.constantFrom('a', 'aa', 'ab', 'b '), bold: fc.boolean() }), { maxLength: 3 })
  .map((parts) => parts.map(({ text, bold }) => ({ type: 'text', text, ...(bold && { marks: [{ type: 'bold' }] }) })));
const line = inline.map((content) => block('paragraph', content));
const { blocks } = fc.letrec<{ blocks: Json[]; block: Json }>((tie) => ({
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 4 }),
  block: fc.oneof(
    { maxDepth: 3 },
    line,
    fc.tuple(inline, fc.constantFrom(2, 3)).map(([content, level]) => block('heading', content, { level })),
    inline.map((content) => block('figure', content, { src: '/media/a' })),
    fc
      .tuple(fc.constantFrom('bulletList', 'orderedList'), line, fc.option(tie('blocks')))
      .map(([type, first, rest]) =>
        block(type, [block('listItem', [first, ...(rest ?? [])]), block('listItem', [first])]),
      ),
    tie('blocks').map((content) => block('blockquote', content)),
    tie('blocks').map((content) => block('table', [block('tableRow', [block('tableCell', content)])])),
  ),
}));

describe('an article that is replaced by its merged state', () => {
  it('becomes equal to it, whatever both contain', () => {
    fc.assert(
      fc.property(blocks, blocks, (before, after) => {
        const { tr } = EditorState.create({ doc: docOf(before) });
        replaceDifference(tr, docOf(after));
        tr.doc.check();
        expect(tr.doc.toJSON()).toEqual(docOf(after).toJSON());
      }),
    );
  });

  it('keeps the positions before and behind what another person changed', () => {
    const { tr } = EditorState.create({ doc: docOf([paragraph('Um'), paragraph('Dois'), paragraph('Três')]) });
    const [afterFirst, inLast] = [4, 12];
    replaceDifference(tr, docOf([paragraph('Um'), paragraph('Dois e meio'), paragraph('Três')]));
    expect(tr.mapping.map(afterFirst)).toBe(afterFirst);
    expect(tr.mapping.map(inLast)).toBe(inLast + 7);
  });

  it('keeps positions in a paragraph whose end was changed', () => {
    const { tr } = EditorState.create({ doc: docOf([paragraph('Soul'), paragraph('Café com leite')]) });
    replaceDifference(tr, docOf([paragraph('Soul'), paragraph('Café com leite de aveia')]));
    expect(tr.mapping.map(8)).toBe(8);
  });

  it('is left alone if nothing differs', () => {
    const { tr } = EditorState.create({ doc: docOf([paragraph('Um')]) });
    expect(replaceDifference(tr, docOf([paragraph('Um')])).docChanged).toBe(false);
  });
});
