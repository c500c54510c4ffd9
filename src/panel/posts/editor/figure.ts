import { type ChainedCommands, mergeAttributes, Node } from '@tiptap/core';
import { NodeSelection, type Transaction } from '@tiptap/pm/state';
import { imageAddress } from '../../../shared/image';
import { goOnBelow } from './chosen';

export type Picture = { src: string; alt: string };

/** A picture with its caption, which may be empty. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,

  addAttributes() {
    return { src: { default: '' }, alt: { default: '' }, width: { default: null }, height: { default: null } };
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: (figure) => attributesOf(figure.querySelector('img')),
        contentElement: (node) => {
          const figure = node as HTMLElement;
          return figure.querySelector('figcaption') ?? figure.ownerDocument.createElement('figcaption');
        },
      },
      { tag: 'img', getAttrs: (img) => attributesOf(img as HTMLImageElement) },
    ];
  },

  renderHTML({ HTMLAttributes }) {
    return ['figure', ['img', mergeAttributes(HTMLAttributes)], ['figcaption', 0]];
  },

  addKeyboardShortcuts() {
    return {
      // Enter leaves the caption. Backspace in an empty caption removes the picture.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        return editor
          .chain()
          .insertContentAt($from.after(), { type: 'paragraph' })
          .setTextSelection($from.after() + 1)
          .run();
      },
      Backspace: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        if ($from.parent.type.name !== this.name || !empty || $from.parent.content.size > 0) return false;
        return editor.commands.deleteNode(this.name);
      },
    };
  },
});

type FigureAttributes = Picture & { width: number | null; height: number | null };

/** Inserts a picture at a position, or at the caret. A caret whose empty line it takes goes on below, not in the caption. */
export function insertFigure(chain: ChainedCommands, attrs: FigureAttributes, at?: number): ChainedCommands {
  const figure = { type: Figure.name, attrs };
  const inserted =
    at === undefined ? chain.insertContent(figure) : chain.insertContentAt(at, figure, { updateSelection: false });
  return inserted.command(({ tr, editor }) => {
    const wasInCaption = editor.state.selection.$from.parent.type.name === Figure.name;
    return wasInCaption || leaveCaption(tr);
  });
}

function leaveCaption(tr: Transaction): boolean {
  const { $from } = tr.selection;
  if ($from.parent.type.name !== Figure.name) return true;
  tr.setSelection(NodeSelection.create(tr.doc, $from.before()));
  return goOnBelow(tr);
}

/** Returns a picture's attributes; `false` if its address is not allowed in an article. */
function attributesOf(img: HTMLImageElement | null) {
  const { data: src } = imageAddress.safeParse(img?.getAttribute('src') ?? '');
  if (!img || !src) return false;
  return {
    src,
    alt: img.getAttribute('alt') ?? '',
    width: img.getAttribute('width'),
    height: img.getAttribute('height'),
  };
}
