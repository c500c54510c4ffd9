import { GitCompare, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../../lib/toast';
import { keepFocus } from '../lists/keep-focus';
import { Button } from '../parts/button';
import { CAPTIONED, Caption } from '../parts/caption';
import { ConfirmDialog } from '../parts/dialog';
import { CompareDialog } from './compare-dialog';
import { CopyText, type CopyTextProps } from './copy-text';
import { PreviewLinkButton } from './preview-link';
import { copyWords } from './words';

/**
 * Classes of the buttons beside the text. Their height is the line's, for a pointer, to keep the bar's height. On phones
 * they are icons with captions, because a line of their own would take the room of two lines of the text that is edited.
 */
const IN_LINE =
  'pointer-fine:@3xl:min-h-6 pointer-fine:@3xl:px-2 pointer-fine:@3xl:py-0 @max-md:aspect-square @max-md:px-0';
const ACTION = `${IN_LINE} ${CAPTIONED}`;
const WORD = '@max-md:sr-only';

/** Shows that there is unsaved input, where it is kept, and the actions on it. */
export function CopyLine<Values extends object>({ form, submit, effect }: CopyTextProps<Values>) {
  const [asked, setAsked] = useState<'compare' | 'discard' | null>(null);
  const { copy } = form;
  const isShown = copy.isOn && form.dirty;
  const words = copyWords(copy.isLive);
  // The pressed button disappears with the line, and the focus must move.
  useEffect(() => (isShown ? keepFocus : undefined), [isShown]);

  async function discard() {
    setAsked(null);
    const done = await copy.discard();
    if (done) {
      toast({ title: 'Alterações descartadas', action: { label: 'Desfazer', run: done.bringBack } });
    } else {
      toast({
        title: 'Erro ao descartar',
        description: 'Elas mudaram enquanto isso, ou não há conexão. Confira e tente de novo.',
        destructive: true,
      });
    }
  }

  return (
    <div
      data-part="copy"
      className={
        isShown
          ? 'order-last flex min-w-0 basis-full flex-wrap items-center gap-x-3 gap-y-1 @max-md:gap-x-1 @3xl:col-span-3 @3xl:col-start-1 @3xl:row-start-3 @3xl:gap-y-0'
          : 'contents'
      }
    >
      <p
        role="status"
        data-part="kept"
        className="flex min-w-0 items-start gap-2 px-1.5 text-sm/6 empty:sr-only @max-3xl:flex-1 @max-3xl:basis-40 @max-md:pr-0 @max-md:text-sm/5"
      >
        {isShown && (
          <>
            <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-warning @max-md:mt-1.5" />
            <CopyText form={form} submit={submit} effect={effect} />
          </>
        )}
      </p>
      {isShown && (
        <span data-part="copy-acts" className="flex flex-wrap gap-1">
          {copy.rival && <Button onClick={form.choose}>Escolher o que fica</Button>}
          {copy.isLive && <PreviewLinkButton form={form} className={IN_LINE} />}
          <Button
            look="ghost"
            title={words.compare}
            aria-haspopup="dialog"
            className={ACTION}
            onClick={() => setAsked('compare')}
          >
            <GitCompare aria-hidden size={16} />
            <span className={WORD}>
              Comparar<span className="sr-only">{words.compare.slice('Comparar'.length)}</span>
            </span>
            <Caption>Comparar</Caption>
          </Button>
          <Button
            look="ghost-danger"
            title="Descartar alterações"
            aria-haspopup="dialog"
            className={ACTION}
            onClick={() => setAsked('discard')}
          >
            <Undo2 aria-hidden size={16} />
            <span className={WORD}>
              Descartar<span className="sr-only"> alterações</span>
            </span>
            <Caption>Descartar</Caption>
          </Button>
        </span>
      )}
      {asked === 'compare' && <CompareDialog form={form} onClose={() => setAsked(null)} />}
      {asked === 'discard' && (
        <ConfirmDialog
          title="Descartar alterações?"
          text={words.discarded}
          confirm="Descartar"
          cancel="Continuar editando"
          onCancel={() => setAsked(null)}
          onConfirm={() => void discard()}
        />
      )}
    </div>
  );
}
