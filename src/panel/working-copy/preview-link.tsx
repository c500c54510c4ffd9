import { Share2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import { formatMoment } from '../../shared/format';
import type { PreviewLink as Link } from '../../shared/working-copy';
import type { Form } from '../form/use-form';
import { Button } from '../parts/button';
import { CAPTIONED, Caption } from '../parts/caption';
import { Dialog, DialogActions } from '../parts/dialog';

/** Opens the dialog with a link that shows unpublished content to people without an account. */
export function PreviewLinkButton<Values extends object>({
  form,
  className,
}: {
  form: Form<Values>;
  /** Set where a short label fits beside a line of text. Without it, the button is an icon if there is little room. */
  className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const { copy, dirty } = form;
  if (!copy.calls || (copy.isLive && !dirty)) return null;
  return (
    <>
      <Button
        look="ghost"
        aria-label="Link de prévia"
        title="Link de prévia"
        aria-haspopup="dialog"
        className={`${className ?? '@max-5xl:aspect-square @max-5xl:px-0'} ${CAPTIONED}`}
        onClick={() => {
          copy.flush();
          setOpen(true);
        }}
      >
        <Share2 aria-hidden size={16} />
        <span className="@max-5xl:hidden">Link de prévia</span>
        <Caption>Link</Caption>
        {className && <span className="@max-md:hidden @5xl:hidden">Link</span>}
      </Button>
      {isOpen && <LinkDialog calls={copy.calls()} onClose={() => setOpen(false)} />}
    </>
  );
}

type Calls = ReturnType<NonNullable<Form<object>['copy']['calls']>>;

function LinkDialog({ calls, onClose }: { calls: Calls; onClose: () => void }) {
  const [link, setLink] = useState<Link | null>(null);
  const [problem, setProblem] = useState('');
  const [isCopied, setCopied] = useState(false);
  const fieldId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on opening.
  useEffect(() => {
    void outcome(calls.link()).then((answer) => {
      if (answer.ok) setLink(answer.body);
      else setProblem(answer.failure.message ?? 'O link não pôde ser criado. Tente de novo em instantes.');
    });
  }, []);

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setProblem('Não foi possível copiar. Selecione o endereço e copie à mão.');
    }
  }

  async function withdraw() {
    const answer = await outcome(calls.withdraw());
    if (!answer.ok) return setProblem(answer.failure.message ?? 'O link não pôde ser retirado. Tente de novo.');
    onClose();
    toast({ title: 'Link de prévia retirado', description: 'Os links que você já enviou não abrem mais.' });
  }

  return (
    <Dialog title="Link de prévia" onClose={onClose}>
      <p className="mt-1.5">
        Quem tiver este link vê a página como está neste formulário, sem entrar no painel. Ninguém mais a encontra.
      </p>
      <label htmlFor={fieldId} className="mt-4 mb-1.5 block font-medium text-ink">
        Endereço
      </label>
      <input
        id={fieldId}
        readOnly
        value={link?.address ?? ''}
        placeholder={problem ? '' : 'Criando...'}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="control w-full"
      />
      <p role="status" className="mt-2 text-sm text-muted">
        {isCopied && <span className="font-medium text-success">Copiado. </span>}
        {link && `Vale até ${formatMoment(link.expiresAt)}, ou até você retirar o link ou publicar.`}
      </p>
      {problem && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {problem}
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
        <Button look="ghost-danger" disabled={!link} onClick={() => void withdraw()}>
          Retirar link
        </Button>
        <Button look="primary" disabled={!link} onClick={() => link && void copy(link.address)}>
          Copiar link de prévia
        </Button>
      </DialogActions>
    </Dialog>
  );
}
