import { type Answer, type Failure, outcome } from '../../lib/answer';
import type { Writer } from '../../shared/activity';
import { withErrorCode } from '../../shared/refusal';
import type { WorkingCopy } from '../../shared/working-copy';

/** What a write can come to. */
export type Outcome<Row> =
  | { kind: 'saved'; row: Row }
  | { kind: 'stale'; current: Row; by: Writer | null; copy?: WorkingCopy | null | undefined }
  | { kind: 'gone'; error: string }
  | { kind: 'invalid'; error: string; fields: Record<string, string> }
  | { kind: 'failed'; error: string };

const KEPT = 'O que você escreveu está guardado neste navegador.';
const UNREADABLE = `A resposta não pôde ser lida. ${KEPT} Tente de novo em instantes.`;
const UNREACHED = `Sem conexão com o servidor. ${KEPT} Tente de novo em instantes.`;

/** What came of a write, whichever route of the API answers it; a lost connection is an outcome like the others. */
export async function outcomeOf<Row>(answer: Promise<Answer>): Promise<Outcome<Row>> {
  const result = await outcome(answer);
  return result.ok ? { kind: 'saved', row: (result.body as Written<Row>).record } : outcomeIn(result.failure);
}

type Written<Row> = { record: Row };

function outcomeIn<Row>(failure: Failure): Outcome<Row> {
  switch (failure.code) {
    case 'stale':
      return { kind: 'stale', current: failure.current as Row, by: failure.by ?? null, copy: failure.copy };
    case 'invalid':
    case 'taken':
      return { kind: 'invalid', error: failure.error, fields: byTopName(failure.fields) };
    case 'not-found':
      return { kind: 'gone', error: `Outra pessoa excluiu este registro. ${KEPT}` };
    case 'unreached':
      return { kind: 'failed', error: UNREACHED };
    case 'signed-out':
      return { kind: 'failed', error: `Sua sessão terminou. ${KEPT} Entre de novo para salvar.` };
    case 'unavailable':
    case 'failed':
      return { kind: 'failed', error: withErrorCode(`${failure.error} ${KEPT}`, failure) };
    case 'busy':
      return { kind: 'failed', error: `${failure.error} ${KEPT}` };
    default:
      // What stands between this browser and the API may answer in its place, in other forms.
      return { kind: 'failed', error: failure.message ?? UNREADABLE };
  }
}

/** An error deep inside a field is that field's: `images.0.src` → `images`. */
function byTopName(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .reverse()
      .map(([path, message]) => [path.split('.')[0] ?? path, message]),
  );
}
