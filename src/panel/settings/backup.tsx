import { Download } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Failure, fieldsOf } from '../../lib/answer';
import { saveFile } from '../../lib/save-file';
import { PasswordField } from '../../ui/password-field';
import { Button } from '../parts/button';
import { Section, Wide } from './section';
import type { Backup as TakenBackup } from './take-backup';

type State =
  | { is: 'idle' | 'cancelled' }
  | { is: 'done'; backup: TakenBackup }
  | { is: 'running'; share: number }
  | { is: 'failed'; words: string; field: string | undefined };

const CHANGING = 'Os dados mudaram durante a cópia. Tente de novo quando ninguém estiver editando.';
const UNBUILT = 'O navegador não conseguiu montar o arquivo. Libere espaço e tente de novo.';

/** Downloads all data of the site in a single file. */
export function Backup() {
  const [state, setState] = useState<State>({ is: 'idle' });
  const under = useRef<AbortController>(undefined);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => () => under.current?.abort(), []);

  async function take(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!password) return setState({ is: 'failed', words: '', field: 'Digite a sua senha.' });
    const controller = new AbortController();
    under.current = controller;
    setState({ is: 'running', share: 0 });
    try {
      const [{ backupPieces }, { takeBackup }] = await Promise.all([
        import('./backup-pieces'),
        import('./take-backup'),
      ]);
      const pieces = await backupPieces(password, controller.signal);
      controller.signal.throwIfAborted();
      if (!pieces.ok) return setState(failed(pieces.failure));
      const backup = await takeBackup(pieces.body, (share) => {
        if (!controller.signal.aborted) setState({ is: 'running', share });
      });
      // Discards the result if it was cancelled during packing, which takes a while and cannot be aborted.
      controller.signal.throwIfAborted();
      if (!backup) return setState({ is: 'failed', words: CHANGING, field: undefined });
      saveFile(backup.name, backup.file);
      form.current?.reset();
      setState({ is: 'done', backup });
    } catch (error) {
      if (controller.signal.aborted) return;
      // Other pieces are still being fetched, and would report progress.
      controller.abort();
      const failure = error instanceof Error && 'failure' in error ? (error.failure as Failure) : undefined;
      setState(failed(failure));
    }
  }

  function cancel() {
    under.current?.abort();
    setState({ is: 'cancelled' });
  }

  const running = state.is === 'running';
  return (
    <Section
      title="Cópia de segurança"
      text="Tudo o que o site guarda, inclusive as imagens e as contas, em um arquivo que recria o site inteiro."
    >
      <Wide>
        <form ref={form} onSubmit={take} noValidate className="grid items-start gap-3">
          <p className="text-sm text-muted">
            Contém dados pessoais: guarde o arquivo protegido por senha e fora deste computador. Para recriar o site com
            ele, fale com quem cuida do servidor. A cada cópia pedida com a sua conta, avisamos você por e-mail.
          </p>
          <div className="max-w-sm">
            <PasswordField
              label="Sua senha"
              name="password"
              autoComplete="current-password"
              error={state.is === 'failed' ? state.field : undefined}
              readOnly={running}
            />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={running}>
              <Download aria-hidden size={15} />
              {running ? 'Copiando...' : 'Baixar cópia de segurança'}
            </Button>
            {running && (
              <Button look="ghost" onClick={cancel}>
                Cancelar
              </Button>
            )}
          </div>
          {running && (
            <progress
              aria-label="Imagens copiadas"
              value={state.share}
              max={1}
              className="h-2 w-full max-w-sm accent-primary"
            />
          )}
          <div role="status">
            {state.is === 'done' && (
              <p className="font-medium text-ink wrap-anywhere">
                <strong>Cópia baixada.</strong> {summaryOf(state.backup)}
              </p>
            )}
            {state.is === 'cancelled' && <p>Cópia cancelada: nada foi baixado.</p>}
          </div>
          {state.is === 'failed' && state.words && (
            <p role="alert" className="font-medium text-danger">
              {state.words}
            </p>
          )}
        </form>
      </Wide>
    </Section>
  );
}

function failed(failure: Failure | undefined): State {
  const field = failure && fieldsOf(failure).password;
  return { is: 'failed', words: field ? '' : (failure?.message ?? UNBUILT), field };
}

function summaryOf({ name, file, counts }: TakenBackup): string {
  const whole = (count: number) => count.toLocaleString('pt-BR');
  const megabytes = (file.size / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return `${name}: ${whole(counts.rows)} registros e ${whole(counts.objects)} arquivos, ${megabytes} MB.`;
}
