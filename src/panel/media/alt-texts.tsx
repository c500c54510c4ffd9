import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Medium } from '../../shared/media';
import { TextAreaField } from '../../ui/field';
import { recordsText } from '../acts/words';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { useUser } from '../session/guard';
import { LargePicture } from './large-picture';
import { mediumLabels } from './medium-values';
import { isOnlyHere, keepAlt, typedAlt } from './typed-alts';

type Props = { rows: Medium[]; busy: boolean; onGo: (answers: object) => void; onClose: () => void };

/** Edits the alternative texts of several pictures one after the other, and saves them as one write. */
export function AltTexts({ rows, busy, onGo, onClose }: Props) {
  const person = useUser().id;
  // The rows when the dialog opened; a refetch of the list behind must not change them.
  const [media] = useState(rows);
  const [texts, setTexts] = useState(() => new Map(media.map((medium) => [medium.id, typedAlt(person, medium)])));
  const textOf = ({ id }: Medium) => texts.get(id) ?? '';
  // Begins with the first picture that has no text.
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      media.findIndex((medium) => textOf(medium).trim() === ''),
    ),
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const medium = media[at];
  const isLast = at === media.length - 1;
  const unsaved = media.filter((each) => isOnlyHere(person, each));
  const written = media.filter((each) => textOf(each).trim() !== each.alt);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per picture.
  useEffect(() => {
    const { length } = field.current?.value ?? '';
    field.current?.focus();
    field.current?.setSelectionRange(length, length);
  }, [at]);

  if (!medium) return null;

  function write(current: Medium, alt: string) {
    setTexts((before) => new Map(before).set(current.id, alt));
    keepAlt(person, current, alt);
  }

  function keepAgain() {
    for (const each of unsaved) keepAlt(person, each, textOf(each));
    setTexts(new Map(texts));
  }

  function save() {
    if (written.length === 0) return onClose();
    onGo({ rows: written.map((each) => ({ id: each.id, version: each.version, alt: textOf(each).trim() })) });
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLast) save();
    else setAt(at + 1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.shiftKey) event.currentTarget.form?.requestSubmit();
    else setAt(Math.max(0, at - 1));
  }

  const saving = written.length === 1 ? 'Salvar 1 texto' : `Salvar ${written.length} textos`;
  return (
    <Dialog title={`Texto alternativo de ${recordsText('media', media.length)}`} size="lg" onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="mt-4 grid gap-4">
        <LargePicture medium={medium} next={media[at + 1]} />
        <div className="flex items-center gap-2">
          <Button disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
            <ChevronLeft aria-hidden size={16} />
            <span className="max-sm:sr-only">Anterior</span>
          </Button>
          <p role="status" className="min-w-0 flex-1 text-center text-sm">
            <span className="block font-medium text-ink tabular-nums">{`${at + 1} de ${media.length}`}</span>
            <span className="block truncate text-muted">{medium.name}</span>
          </p>
          <Button type={isLast ? 'button' : 'submit'} look={isLast ? 'plain' : 'primary'} disabled={isLast}>
            Próxima
            <ChevronRight aria-hidden size={16} />
          </Button>
        </div>
        <TextAreaField
          ref={field}
          data-autofocus=""
          label={mediumLabels.alt}
          value={textOf(medium)}
          rows={2}
          maxLength={200}
          hint={
            <>
              O que se vê, em uma frase, para quem não vê a imagem.{' '}
              <span className="pointer-coarse:hidden">Enter avança, Shift+Enter volta.</span>
            </>
          }
          onChange={({ target }) => write(medium, target.value)}
          onKeyDown={onKeyDown}
        />
        {unsaved.length > 0 && (
          <div role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
            <p className="min-w-60 flex-1">
              O navegador não guardou o que você escreveu: está sem espaço ou não permite. Salve, ou tente de novo,
              antes de fechar esta janela.
            </p>
            <Button onClick={keepAgain}>Tentar de novo</Button>
          </div>
        )}
        <DialogActions>
          <Button onClick={onClose}>Fechar</Button>
          {written.length > 0 && (
            <Button
              type={isLast ? 'submit' : 'button'}
              look={isLast ? 'primary' : 'plain'}
              busy={busy}
              onClick={isLast ? undefined : save}
            >
              {saving}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
