import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { answersIn, type Problems, problemsIn } from '../lib/field-problem';
import { grouped } from '../shared/number-text';
import { chatLink } from '../shared/whatsapp';
import { Button } from '../ui/button';
import { draftOf, keepDraft } from './chat-drafts';
import { useSite } from './layout/document';

/** Returns the props that make a field part of the form. */
type Answering<Fields> = (
  name: keyof Fields & string,
  /** Maximum length in characters. Excess text is reported, not cut as `maxLength` would do silently. */
  limit?: number,
) => { name: string; error: string | undefined; 'data-limit': number | undefined; hint?: string };

type Props<Fields> = {
  label: string;
  /** Builds the message from the values, by field name. */
  text: (fields: Fields) => string;
  children: (answer: Answering<Fields>) => ReactNode;
};

/** A chat that was opened, by its address, or the reason why it was not. */
type Outcome = { opened: string } | 'offline';

/**
 * A form whose values become a chat message. With `method="dialog"` the browser validates it but sends nothing, even before
 * this script runs. Once it runs, problems show under each field, in Portuguese in every browser. The chat opens by a real
 * link within the visitor's own click, which neither pop-up blockers nor in-app browsers block.
 */
export function ChatForm<Fields>({ label, text, children }: Props<Fields>) {
  const { settings } = useSite();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [lengths, setLengths] = useState<Record<string, number>>({});
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current: form } = ref;
    if (!form) return;
    form.noValidate = true;
    const draft = draftOf(label);
    for (const field of answersIn(form)) field.value ||= draft[field.name] ?? '';
  }, [label]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = problemsIn(form);
    setProblems(wrong);
    const first = answersIn(form).find(({ name }) => wrong[name]);
    if (first) return first.focus();
    // The chat's tab would show the browser's own error, and what was typed would be lost.
    if (!navigator.onLine) return setOutcome('offline');
    const fields = Object.fromEntries(new FormData(form)) as Fields;
    const link = document.createElement('a');
    link.href = chatLink(settings.chatPhone, text(fields));
    link.target = '_blank';
    link.rel = 'noopener';
    // The link must be in the page: the click listener that counts chats (`lib/visits.ts`) hears no other clicks.
    form.append(link);
    link.click();
    link.remove();
    form.reset();
    keepDraft(label, {});
    setLengths({});
    setOutcome({ opened: link.href });
  }

  /** A problem stays until its field is valid. */
  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const answers = answersIn(currentTarget);
    setLengths(Object.fromEntries(answers.map(({ name, value }) => [name, value.length])));
    keepDraft(label, Object.fromEntries(answers.map(({ name, value }) => [name, value])));
    const wrong = problemsIn(currentTarget);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => wrong[name])));
  }

  return (
    <form
      ref={ref}
      method="dialog"
      aria-label={label}
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid gap-5 rounded-card bg-surface p-card shadow-card md:p-8"
    >
      {children((name, limit) => ({
        name,
        error: problems[name],
        'data-limit': limit,
        ...(limit && !problems[name] && roomHint(lengths[name] ?? 0, limit)),
      }))}
      <Button type="submit">Enviar pelo WhatsApp</Button>
      <noscript>
        <p>
          Sem JavaScript o formulário não funciona, mas a conversa sim:{' '}
          <a href={chatLink(settings.chatPhone)} className="font-medium text-primary-deep underline">
            chame a gente no WhatsApp
          </a>
          .
        </p>
      </noscript>
      <div>
        <p className="text-sm text-muted">
          O texto fica pronto no WhatsApp e só segue quando você tocar em enviar. Até lá ele fica só nesta aba.
        </p>
        <div role="status">
          {outcome === 'offline' && (
            <p className="mt-4 rounded-2xl bg-blush p-4 text-danger">
              Você está sem internet, e o WhatsApp não foi aberto. O que você escreveu continua aqui: envie de novo
              quando a conexão voltar.
            </p>
          )}
          {outcome && outcome !== 'offline' && (
            <p className="mt-4 rounded-2xl bg-lilac p-4">
              Abrimos o WhatsApp em outra aba, com a sua mensagem pronta para enviar. Não apareceu?{' '}
              <a
                href={outcome.opened}
                target="_blank"
                rel="noopener"
                className="font-medium text-primary-deep underline underline-offset-4"
              >
                Abrir a conversa de novo
              </a>
            </p>
          )}
        </div>
      </div>
    </form>
  );
}

/** Share of its limit from which a field shows the room left. */
const NEAR = 0.9;

/** Returns a hint about the room left near the limit; before that nothing, which keeps the field's own hint. */
function roomHint(length: number, limit: number): { hint?: string } {
  if (length < limit * NEAR) return {};
  const left = limit - length;
  if (left < 0) return { hint: `${characters('Passou', 'Passaram', -left)} do limite de ${grouped(limit)}.` };
  return { hint: left === 0 ? 'Não cabe mais nada.' : `${characters('Cabe mais', 'Cabem mais', left)}.` };
}

const characters = (one: string, several: string, number: number) =>
  number === 1 ? `${one} 1 caractere` : `${several} ${grouped(number)} caracteres`;
