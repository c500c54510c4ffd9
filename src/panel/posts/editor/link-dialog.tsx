import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { linkAddress } from '../../../shared/link';
import { Field } from '../../../ui/field';
import { InsertDialog } from './insert-dialog';
import { LinkTargets } from './link-targets';
import type { LinkTarget } from './use-link-targets';

/** A host as people write it: `exemplo.com.br/ofertas`. */
const BARE_HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;

/** Asks where the marked words lead; without any, also for the words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const known = String(editor.getAttributes('link').href ?? '');
  const asksText = !known && editor.state.selection.empty;
  const [address, setAddress] = useState(known);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function choose({ address: chosen, title }: LinkTarget) {
    setAddress(chosen);
    setError('');
    if (!text) setText(title);
    field.current?.focus();
  }

  function apply() {
    const typed = address.trim();
    const { data: href, error: problem } = linkAddress.safeParse(BARE_HOST.test(typed) ? `https://${typed}` : typed);
    if (!href) return setError(problem?.issues[0]?.message ?? 'Informe o endereço.');
    onClose();
    const chain = editor.chain().focus();
    if (asksText) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain
        .insertContent({ type: 'text', text: text.trim() || href, marks })
        .unsetMark('link')
        .run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
  }

  function remove() {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  return (
    <InsertDialog
      title="Link"
      submit="Aplicar"
      remove={known ? { label: 'Remover link', run: remove } : null}
      onSubmit={apply}
      onClose={close}
    >
      <Field
        label="Endereço do link"
        inputMode="url"
        ref={field}
        data-autofocus
        hint="Escreva o nome de uma página do site, ou um endereço: https://, mailto: ou tel:."
        autoComplete="off"
        value={address}
        error={error}
        onChange={(event) => setAddress(event.target.value)}
      />
      <LinkTargets typed={address} onChoose={choose} />
      {asksText && <Field label="Texto do link" value={text} onChange={(event) => setText(event.target.value)} />}
    </InsertDialog>
  );
}
