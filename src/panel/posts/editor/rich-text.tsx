import { createDocument } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { UploadList } from '../../media/upload/upload-list';
import { articleHtml } from './article-html';
import { extensions } from './extensions';
import type { Asking } from './insertions';
import { LinkBubble } from './link-bubble';
import { LinkDialog } from './link-dialog';
import { Notice } from './notice';
import { PictureChoice } from './picture-choice';
import { PictureDialog } from './picture-dialog';
import { ProductDialog } from './product-dialog';
import { replaceDifference } from './replace-difference';
import { Sending } from './sending';
import { SlashMenu, type SlashMenuState } from './slash-menu';
import { optionId, SlashOptions } from './slash-options';
import { TextPaste } from './text-paste';
import { Toolbar } from './toolbar';
import { usePictureFiles } from './use-picture-files';
import { VideoDialog } from './video-dialog';
import { VideoPaste } from './video-paste';
import { Weight } from './weight';

type Props = {
  label: string;
  /** The article as HTML. */
  value: string;
  onChange: (html: string) => void;
  /** Receives the index of the caret's block among those that readers see. */
  onBlock?: (block: number) => void;
  /** Registers an upload into the text. Call the returned function when it has finished or failed. */
  setOut: () => () => void;
  /** Returns how many paragraphs at the start were typed before the editor was ready; null if the user is elsewhere. */
  takeAhead: () => number | null;
  error?: string | undefined;
};

/** Minimum distance of the caret from overlays, in px. */
const BREATH = 24;

/**
 * Edits the body of an article. Alt+F10 moves to the toolbar, `/` on an empty line opens the menu of insertions, ⌘K or
 * Ctrl+K edits a link.
 */
export function RichText({ label, value, onChange, onBlock, setOut, takeAhead, error }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const held = useRef(value);
  const known = useRef('');
  const [asking, setAsking] = useState<Asking | null>(null);
  const [menu, setMenu] = useState<SlashMenuState | null>(null);
  const [allExtensions] = useState(() => {
    const container = `[data-editor="${id}"]`;
    return [
      ...extensions,
      TextPaste,
      SlashMenu.configure({ container, onChange: setMenu, onAsk: setAsking }),
      VideoPaste.configure({ onAsk: setAsking }),
      PictureChoice.configure({ onAsk: setAsking }),
    ];
  });
  // The toolbar overlays the top of the text. Its height may change, so it is read each time.
  const [room] = useState(() => ({
    get top() {
      return BREATH + (box.current?.querySelector<HTMLElement>('[role="toolbar"]')?.offsetHeight ?? 0);
    },
    bottom: BREATH,
    left: 0,
    right: 0,
  }));
  const editor = useEditor({
    extensions: allExtensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        class: 'rich-text',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': error ? `${id}-error ${id}-hint` : `${id}-hint`,
        ...(error && { 'aria-invalid': 'true' }),
        ...(menu && { 'aria-controls': `${id}-menu`, 'aria-activedescendant': optionId(`${id}-menu`, menu.current) }),
      },
      scrollThreshold: room,
      scrollMargin: room,
    },
    onCreate: ({ editor: made }) => {
      known.current = articleHtml(made.getHTML());
    },
    onSelectionUpdate: ({ editor: { isFocused, state } }) => {
      if (isFocused) onBlock?.(blockAt(state));
    },
    onUpdate: ({ editor: changed }) => {
      // Different markup of the same article is no change by the user.
      const html = articleHtml(changed.getHTML());
      if (html === known.current) return;
      known.current = html;
      held.current = html;
      onChange(html);
    },
  });

  const pictures = usePictureFiles(editor, setOut);

  // Tiptap destroys an editor that React mounts late, and creates another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per editor.
  useEffect(() => {
    const ahead = editor.isDestroyed ? null : takeAhead();
    if (ahead !== null) goOnAfter(editor, ahead, held.current);
  }, [editor]);

  // The value changed from outside: a draft was discarded, or another person's edit was merged.
  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    const next = createDocument(value, editor.schema);
    editor.view.dispatch(replaceDifference(editor.state.tr, next).setMeta('preventUpdate', true));
    known.current = articleHtml(editor.getHTML());
  }, [value, editor]);

  function onKeyDown(event: KeyboardEvent) {
    const isChord = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
    if (isChord && event.key.toLowerCase() === 'k') {
      // Elsewhere ⌘K opens the palette.
      event.preventDefault();
      event.stopPropagation();
      return setAsking('link');
    }
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    // It is in view already, at the top of the window: the browser would scroll to its place in the text.
    box.current?.querySelector<HTMLElement>('[role="toolbar"] button[tabindex="0"]')?.focus({ preventScroll: true });
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: like a label: a click focuses the text, which keyboards reach directly. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <span id={`${id}-label`} className="font-medium text-ink" onClick={() => editor.commands.focus()}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the text area. */}
      <div
        ref={box}
        data-editor={id}
        onKeyDown={onKeyDown}
        className={`group/text relative mt-1 rounded-lg border bg-surface focus-within:outline-2 focus-within:outline-primary-deep ${error ? 'border-danger' : 'border-edge'}`}
      >
        <div className="sticky top-0 z-10 short:top-(--editor-stays) rounded-t-lg border-b border-line bg-surface">
          <Toolbar editor={editor} controls={id} onAsk={setAsking} />
          {error ? <Notice id={`${id}-error`} text={error} isError /> : <Weight html={value} />}
          <Sending count={pictures.sending} />
        </div>
        <EditorContent editor={editor} {...pictures.listeners} />
        <LinkBubble editor={editor} onEdit={() => setAsking('link')} />
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        Digite / no começo de uma linha para inserir títulos, listas, imagens, produtos e vídeos. Imagens que você colar
        ou soltar no texto vão para a Mídia e entram nele.
      </p>
      {menu && <SlashOptions listId={`${id}-menu`} menu={menu} />}
      {asking === 'link' && <LinkDialog editor={editor} onClose={() => setAsking(null)} />}
      {asking === 'picture' && <PictureDialog editor={editor} onClose={() => setAsking(null)} />}
      {asking === 'product' && <ProductDialog editor={editor} onClose={() => setAsking(null)} />}
      {asking === 'video' && <VideoDialog editor={editor} onClose={() => setAsking(null)} />}
      {pictures.list.length > 0 && (
        <div className="mt-3">
          <UploadList uploads={pictures.uploads} list={pictures.list} />
        </div>
      )}
    </div>
  );
}

/** Sets the caret after the first paragraphs. At once, unlike the editor's own focus command: the next key may follow. */
function goOnAfter(editor: Editor, paragraphs: number, html: string) {
  const { doc } = editor.state;
  let end = 0;
  for (let index = 0; index < Math.min(paragraphs, doc.childCount); index += 1) end += doc.child(index).nodeSize;
  if (end > 0) editor.commands.setTextSelection(end - 1);
  // Parsing removed the space after the last word, and the next word would be joined to it.
  if (/\s$/.test(html.split('</p>')[paragraphs - 1] ?? '')) editor.view.dispatch(editor.state.tr.insertText(' '));
  editor.view.focus();
}

/** Returns the number of visible blocks before the caret's. Empty lines do not count. */
function blockAt({ doc, selection: { $from } }: EditorState): number {
  let blocks = 0;
  for (let index = 0; index < $from.index(0); index += 1) {
    const { isTextblock, content, type } = doc.child(index);
    if (!isTextblock || content.size > 0 || type.name === 'figure') blocks += 1;
  }
  return blocks;
}
