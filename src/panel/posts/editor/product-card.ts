import { type ChainedCommands, type Editor, Node } from '@tiptap/core';
import { NodeSelection, Plugin, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { ProductCardView } from './product-card-view';

export type ProductCardAttributes = { product: number; href: string; name: string };

const NAME = 'productCard';

/** The card of a product, which the site fills in (src/shared/product-cards.ts). Whoever types goes on below it. */
export const ProductCardNode = Node.create({
  name: NAME,
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return { product: { default: 0 }, href: { default: '' }, name: { default: '' } };
  },

  parseHTML() {
    // Before a picture is looked for in it.
    return [{ tag: 'figure[data-product]', priority: 60, getAttrs: attributesOf }];
  },

  renderHTML({ node: { attrs } }) {
    return ['figure', { 'data-product': attrs.product }, ['a', { href: attrs.href }, attrs.name]];
  },

  // What a card is pasted as where only words go.
  renderText: ({ node: { attrs } }) => attrs.name,

  addNodeView() {
    return ReactNodeViewRenderer(ProductCardView);
  },

  // A text that begins with a card would open with it chosen, as if somebody had.
  onCreate() {
    const { state, view } = this.editor;
    if (!(state.selection instanceof NodeSelection)) return;
    const text = Selection.findFrom(state.doc.resolve(0), 1, true);
    if (text) view.dispatch(state.tr.setSelection(text));
  },

  addKeyboardShortcuts() {
    return { Enter: ({ editor }) => chosenIn(editor) && editor.commands.command(({ tr }) => goOnBelow(tr, true)) };
  },

  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          // As a single one does.
          handleDoubleClickOn(view, _pos, node, at) {
            if (node.type.name !== NAME) return false;
            view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
            return true;
          },
          // What is typed over a card that was just inserted or touched would take its place.
          handleTextInput(view, _from, _to, text) {
            if (!chosenIn(editor)) return false;
            const { tr } = view.state;
            goOnBelow(tr, true);
            view.dispatch(tr.insertText(text));
            return true;
          },
        },
      }),
    ];
  },
});

/** Inserts a card of its own, never within a list, a quote or a table, or changes the one that is chosen. */
export function insertProductCard(editor: Editor, attrs: ProductCardAttributes): ChainedCommands {
  const chain = editor.chain().focus();
  if (chosenIn(editor)) return chain.updateAttributes(NAME, attrs);
  return chain.command(({ tr, state: { schema } }) => {
    const card = schema.nodes[NAME]?.create(attrs);
    if (!card) return false;
    const { $from } = tr.selection;
    const isOwnLine = $from.depth === 1 && $from.parent.content.size === 0;
    const from = isOwnLine ? $from.before(1) : $from.depth > 0 ? $from.after(1) : tr.selection.to;
    tr.replaceWith(from, isOwnLine ? $from.after(1) : from, card);
    tr.setSelection(NodeSelection.create(tr.doc, from));
    return goOnBelow(tr);
  });
}

const chosenIn = ({ state: { selection } }: Editor) =>
  selection instanceof NodeSelection && selection.node.type.name === NAME;

/** Puts the caret on a line below what is chosen: on the one that is there, or on a new one. */
function goOnBelow(tr: Transaction, isNew = false): boolean {
  const { to } = tr.selection;
  const next = tr.doc.nodeAt(to);
  const paragraph = tr.doc.type.schema.nodes.paragraph?.create();
  if (paragraph && (isNew || !next?.isTextblock)) tr.insert(to, paragraph);
  tr.setSelection(TextSelection.create(tr.doc, to + 1)).scrollIntoView();
  return true;
}

function attributesOf(figure: HTMLElement): ProductCardAttributes | false {
  const product = Number(figure.dataset.product);
  const link = figure.querySelector('a');
  if (!Number.isSafeInteger(product) || !link) return false;
  return { product, href: link.getAttribute('href') ?? '', name: link.textContent };
}
