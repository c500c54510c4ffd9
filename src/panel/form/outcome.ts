/** What a write can come to. */
export type Outcome<Row> =
  | { kind: 'saved'; row: Row }
  | { kind: 'stale'; current: Row }
  | { kind: 'invalid'; error: string; fields: Record<string, string> }
  | { kind: 'failed'; error: string };

/** The answer of a write, whichever route of the API gave it. */
export type Answer = { ok: boolean; status: number; json: () => Promise<unknown> };

const KEPT = 'O que você escreveu está guardado neste navegador.';
const UNREACHED = `Sem conexão com o servidor. ${KEPT} Tente de novo em instantes.`;

/** Reads a write's answer; a lost connection is an outcome like the others. */
export async function outcomeOf<Row>(answer: Promise<Answer>): Promise<Outcome<Row>> {
  try {
    const response = await answer;
    const body = await response.json();
    return response.ok
      ? { kind: 'saved', row: (body as Written<Row>).record }
      : refusal(response.status, body as Refusal<Row>);
  } catch {
    return { kind: 'failed', error: UNREACHED };
  }
}

type Written<Row> = { record: Row };
type Refusal<Row> = { error?: string; fields?: Record<string, string>; code?: string; current?: Row };

function refusal<Row>(status: number, { error = '', fields, code, current }: Refusal<Row>): Outcome<Row> {
  if (code === 'stale' && current) return { kind: 'stale', current };
  if (fields) return { kind: 'invalid', error, fields: byTopName(fields) };
  if (status === 401) return { kind: 'failed', error: `Sua sessão terminou. ${KEPT} Entre de novo para salvar.` };
  return { kind: 'failed', error: status >= 500 ? `${error} ${KEPT}`.trim() : error };
}

/** An error deep inside a field is that field's: `images.0.src` → `images`. */
function byTopName(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .reverse()
      .map(([path, message]) => [path.split('.')[0] ?? path, message]),
  );
}
