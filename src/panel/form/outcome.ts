import type { Refusal } from '../../shared/refusal';

/** What a write can come to. */
export type Outcome<Row> =
  | { kind: 'saved'; row: Row }
  | { kind: 'stale'; current: Row }
  | { kind: 'invalid'; error: string; fields: Record<string, string> }
  | { kind: 'failed'; error: string };

/** The answer of a write, whichever route of the API gave it. */
export type Answer = { ok: boolean; status: number; json: () => Promise<unknown> };

const KEPT = 'O que você escreveu está guardado neste navegador.';
const UNREADABLE = `A resposta não pôde ser lida. ${KEPT} Tente de novo em instantes.`;
const UNREACHED = `Sem conexão com o servidor. ${KEPT} Tente de novo em instantes.`;

/** Reads a write's answer; a lost connection is an outcome like the others. */
export async function outcomeOf<Row>(answer: Promise<Answer>): Promise<Outcome<Row>> {
  try {
    const response = await answer;
    const body = await response.json();
    return response.ok ? { kind: 'saved', row: (body as Written<Row>).record } : outcomeIn(body as Refusal<Row>);
  } catch {
    return { kind: 'failed', error: UNREACHED };
  }
}

type Written<Row> = { record: Row };

function outcomeIn<Row>(refusal: Refusal<Row>): Outcome<Row> {
  switch (refusal.code) {
    case 'stale':
      return { kind: 'stale', current: refusal.current };
    case 'invalid':
    case 'taken':
      return { kind: 'invalid', error: refusal.error, fields: byTopName(refusal.fields) };
    case 'signed-out':
      return { kind: 'failed', error: `Sua sessão terminou. ${KEPT} Entre de novo para salvar.` };
    case 'unavailable':
    case 'busy':
    case 'failed':
      return { kind: 'failed', error: `${refusal.error} ${KEPT}` };
    default:
      // What stands between this browser and the API may answer in its place, in other forms.
      return { kind: 'failed', error: refusal.error ?? UNREADABLE };
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
