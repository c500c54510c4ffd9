import { type Answer, type Failure, outcome } from '../../lib/answer';
import type { Writer } from '../../shared/activity';
import type { RecordUse } from '../../shared/record-use';
import { withErrorCode } from '../../shared/refusal';
import type { WorkingCopy } from '../../shared/working-copy';

/** `linked`: the records with a link to a page that the write has ended. */
export type Saved<Row> = { kind: 'saved'; row: Row; linked: RecordUse[] | undefined };

/** Possible outcomes of a write. */
type Outcome<Row> =
  | Saved<Row>
  | { kind: 'stale'; current: Row; by: Writer | null; copy?: WorkingCopy | null | undefined }
  /** An earlier attempt at this creation has succeeded. `row` is null if the record was deleted since. */
  | { kind: 'created'; row: Row | null; error: string }
  | { kind: 'gone'; error: string }
  | { kind: 'invalid'; error: string; fields: Record<string, string> }
  | { kind: 'failed'; error: string };

const STORED = 'O que você escreveu está guardado neste navegador.';
const NOT_STORED = 'Este navegador não conseguiu guardar o que você escreveu: não feche esta janela.';

/**
 * Returns the outcome of a write, the same for every route of the API. A lost connection is an outcome too. `keep` stores
 * unsaved input in this browser, and returns whether it could.
 */
export async function outcomeOf<Row>(answer: Promise<Answer>, keep: () => boolean): Promise<Outcome<Row>> {
  const result = await outcome(answer);
  if (!result.ok) return outcomeIn(result.failure, keep() ? STORED : NOT_STORED);
  const { record, linked } = result.body as Written<Row>;
  return { kind: 'saved', row: record, linked };
}

type Written<Row> = { record: Row; linked?: RecordUse[] };

/** Returns the outcome of a failed write. `place` is the sentence that says where the input is now. */
function outcomeIn<Row>(failure: Failure, place: string): Outcome<Row> {
  switch (failure.code) {
    case 'stale':
      return { kind: 'stale', current: failure.current as Row, by: failure.by ?? null, copy: failure.copy };
    case 'invalid':
    case 'taken':
      return { kind: 'invalid', error: failure.error, fields: byTopName(failure.fields) };
    case 'key-reused':
      return { kind: 'created', row: failure.current as Row, error: failure.error };
    case 'gone':
      return { kind: 'created', row: null, error: failure.error };
    case 'not-found':
      return { kind: 'gone', error: `Outra pessoa excluiu este registro. ${place}` };
    case 'unreached':
      return { kind: 'failed', error: `Sem conexão com o servidor. ${place} Tente de novo em instantes.` };
    case 'signed-out':
      return { kind: 'failed', error: `Sua sessão terminou. ${place} Entre de novo para salvar.` };
    case 'unavailable':
    case 'failed':
      return { kind: 'failed', error: withErrorCode(`${failure.error} ${place}`, failure) };
    case 'busy':
    case 'too-many':
      return { kind: 'failed', error: `${failure.error} ${place}` };
    default:
      // A proxy between this browser and the API may have answered, in a format of its own.
      return {
        kind: 'failed',
        error: failure.message ?? `A resposta não pôde ser lida. ${place} Tente de novo em instantes.`,
      };
  }
}

/** Assigns nested errors to their top-level field: `images.0.src` → `images`. */
function byTopName(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .reverse()
      .map(([path, message]) => [path.split('.')[0] ?? path, message]),
  );
}
