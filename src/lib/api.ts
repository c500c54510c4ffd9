import { hc } from 'hono/client';
import { data } from 'react-router-dom';
import type { Api } from '../../functions/api';

export type ApiClient = ReturnType<typeof createApi>['api'];

/** The typed client of the whole API. At the edge `fetch` calls the API in process; in the browser it is the browser's. */
export function createApi(origin: string, fetch: typeof globalThis.fetch) {
  return hc<Api>(origin, { fetch });
}

type JsonResponse = { ok: boolean; status: number; json: () => Promise<unknown> };
type Success<R> = R extends { ok: true; json: () => Promise<infer Body> } ? Body : never;

/** The body of a good answer; any other is thrown as the route's error, with the answer's status and message. */
export async function unwrap<R extends JsonResponse>(answer: Promise<R>): Promise<Success<R>> {
  const response = await answer.catch(() => {
    throw data({ error: 'Sem conexão. Verifique sua internet e tente de novo.' }, { status: 503 });
  });
  const body = await response.json().catch(() => {
    throw data({ error: 'A resposta não pôde ser lida. Tente de novo em instantes.' }, { status: 502 });
  });
  if (!response.ok) throw data(body, { status: response.status });
  return body as Success<R>;
}

/** A part of a page that may be missing without taking the page down: `null` when it cannot be read. */
export function orNull<T>(part: Promise<T>): Promise<T | null> {
  return part.catch(() => null);
}
