import { AsyncLocalStorage } from 'node:async_hooks';
import type { D1Database, D1PreparedStatement, KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import type { Scheduler } from 'fast-check';
import { vi } from 'vitest';
import { app } from '#edge';
import type { Bindings } from '../../../functions/env';
import { env, sharedPages } from '../../helpers/edge';

/**
 * Faults of a call to D1, R2, KV or the mail provider: lost before it ran, ran with its answer lost, never answered (not
 * run, or run), ran twice.
 */
export const MISHAPS = ['before', 'after', 'silent', 'silent after', 'twice'] as const;
/** `at` counts the calls of one act. */
export type Fault = { at: number; mishap: (typeof MISHAPS)[number] };

/** A delivered mail: the purpose of its link, and the token. */
export type Mailed = { purpose: 'confirmation' | 'reset'; token: string };

/** A request in progress: its pending faults, and its number of calls so far. */
type Asking = { name: string; calls: number; faults: Fault[]; met: string[] };

/** Header with the response time in ms, without the background work. */
export const TOOK = 'X-Took';

/** Time after which a call without an answer fails, in ms, if the product has no timeout of its own. */
const PLATFORM_PATIENCE = 60_000;
/** Limits from which an act counts as stuck. */
const TURNS_MAX = 2000;
const MINUTES_MAX = 10;
const LOST = 'Network connection lost.';

const asking = new AsyncLocalStorage<Asking>();
const realTimeout = globalThis.setTimeout;

/** Lets work other than binding calls (streams, digests) finish: this many turns of the real event loop. */
async function settle(turns: number) {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => realTimeout(resolve, 0));
}

/** The whole edge, with a seed controlling the clock and the order of all calls. */
export class Stage {
  readonly #scheduler: Scheduler;
  readonly #taken = new Set<string>();
  readonly origin: string;
  readonly bindings: Bindings;
  readonly mailbox: Mailed[] = [];

  constructor(scheduler: Scheduler, origin: string, sharesPages: boolean) {
    this.#scheduler = scheduler;
    this.origin = origin;
    vi.stubGlobal('fetch', this.#provider);
    this.bindings = {
      ...env,
      SITE_ORIGIN: origin,
      RESEND_API_KEY: 're_key',
      MAIL_FROM: `Soul <ola@soul.test>`,
      DB: this.#database(),
      MEDIA: this.#faulty('R2', env.MEDIA),
      ...(sharesPages && { PAGES: this.#faulty('KV', sharedPages) }),
    };
  }

  /** Sends a request and waits for its background work. */
  async send(path: string, init: RequestInit): Promise<Response> {
    const behind: Promise<unknown>[] = [];
    const context = { waitUntil: (work: Promise<unknown>) => void behind.push(work), passThroughOnException() {} };
    const began = Date.now();
    const response = await app.fetch(new Request(this.origin + path, init), this.bindings, context as never);
    const answer = new Response(await response.arrayBuffer(), response);
    answer.headers.set(TOOK, String(Date.now() - began));
    while (behind.length > 0) await behind.shift();
    return answer;
  }

  /** Plays concurrent acts: the seed orders their calls, and the clock advances when all of them wait. */
  async play<T>(acts: { name: string; faults: Fault[]; act: () => Promise<T> }[]) {
    const underWay = acts.map(({ name, faults }) => ({ name, faults, calls: 0, met: [] as string[] }));
    let left = acts.length;
    const ended = Promise.allSettled(
      acts.map(({ act }, index) => asking.run(underWay[index] as Asking, act).finally(() => (left -= 1))),
    );
    const began = Date.now();
    for (let turns = 0; left > 0; turns += 1) {
      await settle(1);
      if (this.#scheduler.count() > 0) await this.#scheduler.waitOne();
      else {
        await settle(4);
        if (left > 0 && this.#scheduler.count() === 0) await vi.advanceTimersToNextTimerAsync();
      }
      if (turns > TURNS_MAX || Date.now() - began > MINUTES_MAX * 60_000)
        throw new Error(`${left} acts do not come to an end`);
    }
    const outcomes = await ended;
    return outcomes.map((outcome, index) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return { outcome: outcome.value, met: underWay[index]?.met ?? [] };
    });
  }

  /** A binding's call waits for its turn, then gets its planned fault. */
  call<T>(binding: string, work: () => Promise<T>, repeatable = true): Promise<T> {
    const own = asking.getStore();
    if (!own) return work();
    const fault = own.faults.find(({ at }) => at === own.calls);
    own.calls += 1;
    if (fault) own.met.push(`${binding} ${fault.mishap}`);
    return new Promise((resolve, reject) => {
      const builder = async () => {
        try {
          if (fault?.mishap === 'before') throw new Error(LOST);
          if (fault?.mishap === 'silent') return void setTimeout(() => reject(new Error(LOST)), PLATFORM_PATIENCE);
          if (fault?.mishap === 'twice' && repeatable) await work();
          const answer = await work();
          if (fault?.mishap === 'after') throw new Error(LOST);
          if (fault?.mishap !== 'silent after') return resolve(answer);
          setTimeout(() => reject(new Error(LOST)), PLATFORM_PATIENCE);
        } catch (error) {
          reject(error);
        }
      };
      this.#scheduler.scheduleSequence([{ label: `${own.name}: ${binding}`, builder }]);
    });
  }

  /** D1 with the stage's clock. D1 itself repeats reads, but never a write. */
  #database(): D1Database {
    const originals = new WeakMap<object, { statement: D1PreparedStatement; reads: boolean }>();
    const through = (statement: D1PreparedStatement, reads: boolean): D1PreparedStatement => {
      const run =
        (verb: 'all' | 'run' | 'raw' | 'first') =>
        (...options: never[]) =>
          this.call('D1', () => (statement[verb] as (...options: never[]) => Promise<unknown>)(...options), reads);
      const wrapped = {
        bind: (...values: unknown[]) => through(statement.bind(...values), reads),
        ...{ all: run('all'), run: run('run'), raw: run('raw'), first: run('first') },
      } as unknown as D1PreparedStatement;
      originals.set(wrapped, { statement, reads });
      return wrapped;
    };
    return {
      prepare: (sql: string) => through(env.DB.prepare(byTheClock(sql)), /^\s*select\b/i.test(sql)),
      batch: (statements: D1PreparedStatement[]) => {
        const known = statements.map((statement) => originals.get(statement) ?? { statement, reads: false });
        const work = () => env.DB.batch(known.map(({ statement }) => statement));
        return this.call(
          'D1',
          work,
          known.every(({ reads }) => reads),
        );
      },
    } as unknown as D1Database;
  }

  /** Accepts mail, each once however often it is sent; all other network requests throw. */
  #provider = (
    url: string,
    { headers, body }: { headers: Record<string, string>; body: string },
  ): Promise<Response> => {
    if (url !== 'https://api.resend.com/emails') throw new Error(`${url} is asked`);
    return this.call('mail', async () => {
      const [, path = '', token = ''] = /\/(confirmar|reset-password)#([\w-]{43})/.exec(JSON.parse(body).text) ?? [];
      const isKnown = this.#taken.has(headers['Idempotency-Key'] ?? '');
      this.#taken.add(headers['Idempotency-Key'] ?? '');
      if (token && !isKnown) this.mailbox.push({ purpose: path === 'confirmar' ? 'confirmation' : 'reset', token });
      return Response.json({ id: 'taken' });
    });
  };

  #faulty<T extends R2Bucket | KVNamespace>(binding: string, original: T): T {
    return new Proxy(original, {
      get: (target, verb) => {
        const value = Reflect.get(target, verb, target);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => this.call(`${binding} ${String(verb)}`, async () => value.apply(target, args));
      },
    });
  }
}

/** D1 has a clock of its own that cannot be set, so the time is put into the SQL. */
function byTheClock(sql: string): string {
  return sql.replaceAll("'now'", `'${new Date().toISOString()}'`);
}
