import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

/** Returns the binding with some methods replaced. */
export function otherwise<T extends object>(binding: T, verbs: Partial<T>): T {
  return new Proxy(binding, {
    get(target, property) {
      if (Object.hasOwn(verbs, property)) return Reflect.get(verbs, property);
      const value = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Hooks around every batch or single statement; they get the SQL texts. A hook may fail, or never settle. */
type Around = { before?: (sql: string[]) => unknown; after?: (sql: string[]) => unknown };

/** Returns the database with hooks before and after its statements. */
export function d1Through(database: D1Database, { before, after }: Around): D1Database {
  const texts = new WeakMap<D1PreparedStatement, string>();
  return otherwise(database, {
    prepare: (sql) => noted(database.prepare(sql), sql),
    batch: (statements) =>
      around(
        statements.map((each) => texts.get(each) ?? ''),
        () => database.batch(statements),
      ),
  });

  async function around<T>(sql: string[], send: () => Promise<T>): Promise<T> {
    await before?.(sql);
    const answer = await send();
    await after?.(sql);
    return answer;
  }

  function noted(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    texts.set(statement, sql);
    const { bind, all, run, first, raw } = statement;
    const alone =
      <A extends unknown[], R>(verb: (...values: A) => Promise<R>) =>
      (...values: A) =>
        around([sql], () => verb.apply(statement, values));
    return Object.assign(statement, {
      bind: (...values: unknown[]) => noted(bind.apply(statement, values), sql),
      ...{ all: alone(all), run: alone(run), first: alone(first), raw: alone(raw) },
    });
  }
}

/** Returns a database on which statements that match `kind` fail, or never settle. */
export function failing(database: D1Database, fail: () => unknown, kind = /./): D1Database {
  return d1Through(database, { before: (sql) => (sql.some((text) => kind.test(text)) ? fail() : undefined) });
}

/** Matches the product's statements that write. */
export const WRITES = /^\s*(?:insert|update|delete|replace)\b/i;
/** Matches the guard in the batch of a panel write. */
const GUARD = /into "guards"/;

/** Returns a database that runs `happens` right before the first batch with a matching statement; by default a guard. */
export function overtaken(database: D1Database, happens: () => unknown, by = GUARD): D1Database {
  return d1Through(database, { before: once(happens, by) });
}

/** Returns a database that runs `happens` right after the first batch with a matching statement; by default a guard. */
export function followed(database: D1Database, happens: () => unknown, by = GUARD): D1Database {
  return d1Through(database, { after: once(happens, by) });
}

function once(happens: () => unknown, by: RegExp): (sql: string[]) => unknown {
  let isOver = false;
  return (sql) => {
    if (isOver || !sql.some((text) => by.test(text))) return;
    isOver = true;
    return happens();
  };
}
