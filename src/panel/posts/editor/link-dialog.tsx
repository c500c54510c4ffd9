import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { linkAddress } from '../../../shared/link';
import { Field } from '../../../ui/field';
import { LinkTargets } from '../../links/link-targets';
import { typedLink } from '../../links/typed-link';
import { useDeadLink } from '../../links/use-dead-link';
import { type LinkTarget, useNamedTarget } from '../../links/use-link-targets';
import { goThroughResults } from '../../parts/result-keys';
import { Warning } from '../../parts/warning';
import { backToText } from './back-to-text';
import { InsertDialog } from './insert-dialog';

/** Asks for the target of the selected words; without a selection, also for the words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const known = String(editor.getAttributes('link').href ?? '');
  const asksText = !known && editor.state.selection.empty;
  const [address, setAddress] = useState(known);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  /** Address without a page. It is applied if the user submits it again. */
  const [doubted, setDoubted] = useState('');
  const [isAsking, setAsking] = useState(false);
  const isDead = useDeadLink(address.trim());
  const named = useNamedTarget();
  const field = useRef<HTMLInputElement>(null);

  // Selects the address, so that typing replaces it.
  useEffect(() => field.current?.select(), []);

  const close = () => backToText(editor, onClose);

  function choose({ address: chosen, title }: LinkTarget) {
    type(chosen);
    if (!text) setText(title);
    field.current?.focus();
  }

  function type(typed: string) {
    setAddress(typed);
    setError('');
    setDoubted('');
  }

  /** Applies the page whose name was typed, or the address, unless it leads nowhere. */
  async function check() {
    if (isAsking) return;
    const found = named.known(address);
    const target = found === undefined ? await whileOpen(named.search(address)) : found;
    if (target === undefined) return;
    if (target) return apply(target.address, target.title);
    const { data: href, error: problem } = linkAddress.safeParse(typedLink(address));
    if (!href) return setError(problem?.issues[0]?.message ?? 'Informe o endereço.');
    if (href === doubted) return apply(href);
    const isDoubtful = await whileOpen(isDead(href));
    if (isDoubtful) setDoubted(href);
    else if (isDoubtful === false) apply(href);
  }

  /** Waits for an answer, which is undefined if the dialog was closed in the meantime. */
  async function whileOpen<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    setAsking(true);
    const given = await answer;
    if (!field.current) return;
    setAsking(false);
    return given;
  }

  function apply(href: string, title = href.replace(/^(?:mailto|tel):/, '')) {
    close();
    const chain = editor.chain();
    if (asksText) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain
        .insertContent({ type: 'text', text: text.trim() || title, marks })
        .unsetMark('link')
        .run();
    } else {
      const { from, to } = editor.state.selection;
      chain.extendMarkRange('link').setLink({ href });
      // In an existing link the selection stays. After new link words, the caret goes behind them, outside the link.
      if (known) chain.setTextSelection({ from, to }).run();
      else chain.setTextSelection(to).unsetMark('link').run();
    }
  }

  function remove() {
    close();
    editor.chain().extendMarkRange('link').unsetLink().run();
  }

  return (
    <InsertDialog
      title="Link"
      submit={doubted ? 'Aplicar assim mesmo' : 'Aplicar'}
      remove={known ? { label: 'Remover link', run: remove } : null}
      onSubmit={check}
      onClose={close}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the field and its results. */}
      <div onKeyDown={goThroughResults} className="grid gap-3">
        <Field
          label="Endereço do link"
          ref={field}
          data-autofocus
          hint="Escreva o nome de uma página do site, ou cole um endereço. Um e-mail ou telefone também serve."
          autoComplete="off"
          autoCapitalize="none"
          // Read-only during the check, which concerns the submitted address.
          readOnly={isAsking}
          value={address}
          error={error}
          onChange={(event) => type(event.target.value)}
        />
        <LinkTargets typed={address} onChoose={choose} />
      </div>
      <div role="status" className="empty:sr-only">
        {doubted && (
          <Warning>
            Não há página neste endereço: o link leva a um erro enquanto ela não existir. Confira o endereço.
          </Warning>
        )}
      </div>
      {asksText && <Field label="Texto do link" value={text} onChange={(event) => setText(event.target.value)} />}
    </InsertDialog>
  );
}
