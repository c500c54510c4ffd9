import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { type Editor, useEditorState } from '@tiptap/react';
import { ExternalLink, Pencil, Unlink } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { ToolbarButton } from './toolbar-button';

type Props = { editor: Editor; onEdit: () => void };

/** Shows the target and the actions of the link at the caret. Tab moves to it from the text, Esc moves back. */
export function LinkBubble({ editor, onEdit }: Props) {
  const bubble = useRef<HTMLDivElement>(null);
  const { href, at } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      href: now.isActive('link') ? String(now.getAttributes('link').href ?? '') : '',
      at: now.state.selection.from,
    }),
  });

  useLayoutEffect(() => {
    const [link, element] = [href && linkAt(editor, at), bubble.current];
    if (!link || !element) return;
    return autoUpdate(link, element, () => {
      void computePosition(link, element, {
        placement: 'bottom-start',
        middleware: [offset(6), flip(), shift({ padding: 8 })],
      }).then(({ x, y }) => Object.assign(element.style, { left: `${x}px`, top: `${y}px` }));
    });
  }, [editor, href, at]);

  if (!href) return null;
  return (
    <div
      ref={bubble}
      role="group"
      aria-label="Link do texto"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        editor.commands.focus();
      }}
      className="panel-card absolute top-0 left-0 z-10 hidden w-max max-w-[min(24rem,100%)] items-center p-1 shadow-lift group-focus-within/text:flex"
    >
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        title="Abrir em outra aba"
        // Keeps the caret in the link.
        onMouseDown={(event) => event.preventDefault()}
        className="flex min-w-0 items-center gap-1.5 rounded-md px-2 py-1 text-sm text-primary-deep hover:bg-sunken"
      >
        <span className="truncate">{href}</span>
        <ExternalLink aria-hidden size={14} className="shrink-0" />
        <span className="sr-only">(abre em outra aba)</span>
      </a>
      <span className="flex shrink-0">
        <ToolbarButton label="Editar link" icon={Pencil} onPress={onEdit} />
        <ToolbarButton
          label="Remover link"
          icon={Unlink}
          onPress={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
        />
      </span>
    </div>
  );
}

function linkAt({ view }: Editor, at: number): Element | null {
  const { node } = view.domAtPos(at);
  const near = node instanceof Element ? node : node.parentElement;
  // At the edge of a link the caret is outside of its element.
  return near?.closest('a') ?? beside(view.domAtPos(at, -1)) ?? beside(view.domAtPos(at, 1));
}

function beside({ node, offset: place }: { node: Node; offset: number }): Element | null {
  if (!(node instanceof Element)) return node.parentElement?.closest('a') ?? null;
  const neighbours = [node.childNodes[place - 1], node.childNodes[place]];
  return neighbours.find((one): one is HTMLAnchorElement => one instanceof HTMLAnchorElement) ?? null;
}
