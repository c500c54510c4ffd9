import { mergeAttributes, Node } from '@tiptap/core';
import { imageAddress } from '../../../shared/image';

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
