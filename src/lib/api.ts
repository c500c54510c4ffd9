import type { hc } from 'hono/client';
import { data } from 'react-router-dom';
import type { Api } from '../../functions/api';

/** The part of Hono's `hc` that the small client supports: calls without options, and no addresses without a call. */
type Small<Call> = {
  [Name in Exclude<keyof Call, '$url' | '$path' | '$ws'>]: Call[Name] extends (...args: infer Args) => infer Answer
    ? (...args: WithoutOptions<Args>) => Answer
    : Small<Call[Name]>;
};
type WithoutOptions<Args> = Args extends [infer First, unknown?]
  ? [First]
  : Args extends [(infer First)?, unknown?]
    ? [First?]
    : never;
export type ApiClient = Small<ReturnType<typeof hc<Api>>['api']>;

type Arguments = {
  param?: Record<string, string>;
  query?: Record<string, string | string[] | undefined>;
  json?: unknown;
};

/**
 * Returns the site's typed client of the API: used like Hono's `hc`, but small, because it is part of every page.
 * At the edge `fetch` calls the API in process; in the browser it is the browser's own.
 */
export function createApi(origin: string, fetch: typeof globalThis.fetch): ApiClient {
  function send(path: string, method: string, { param = {}, query = {}, json }: Arguments = {}) {
    const url = new URL(
      path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? '')),
      origin,
    );
    for (const [name, value = []] of Object.entries(query)) {
      for (const one of [value].flat()) url.searchParams.append(name, one);
    }
    const body =
      json === undefined ? {} : { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } };
    return fetch(url, { method, ...body });
  }
  const at = (path: string): unknown =>
    new Proxy(Object, {
      get: (_, name: string) =>
        name.startsWith('$')
          ? (args?: Arguments) => send(path, name.slice(1).toUpperCase(), args)
          : at(name === 'index' ? path : `${path}/${name}`),
    });
  return at('/api') as ApiClient;
}

/** Returns the client of a page in the browser; `own` is added to each of its requests. */
export const browserApi = (own?: RequestInit): ApiClient =>
  createApi(globalThis.location?.origin, (input, init) => fetch(input, { ...init, ...own }));

type JsonResponse = { ok: boolean; status: number; json: () => Promise<unknown> };
export type Success<R> = R extends { ok: true; json: () => Promise<infer Body> } ? Body : never;

export const NO_CONNECTION = 'Sem conexão. Verifique sua internet e tente de novo.';

/** Returns the body of a successful answer. Throws any other as the route's error, with its status and message. */
export async function unwrap<R extends JsonResponse>(answer: Promise<R>): Promise<Success<R>> {
  const response = await answer.catch(() => {
    throw data({ error: NO_CONNECTION, code: 'unreached' }, { status: 503 });
  });
  const body = await response.json().catch(() => {
    throw data({ error: 'A resposta não pôde ser lida. Tente de novo em instantes.' }, { status: 502 });
  });
  if (!response.ok) throw data(body, { status: response.status });
  return body as Success<R>;
}

/** Makes a part of a page optional: resolves to `null` if it cannot be read. */
export function orNull<T>(part: Promise<T>): Promise<T | null> {
  return part.catch(() => null);
}
