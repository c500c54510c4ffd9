import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { failureBehind } from '../../functions/db/failures';
import { env } from './edge';

/** What a piece of work fails by, where D1 stands behind it. */
export async function failureOf(work: PromiseLike<unknown>) {
  const error = await Promise.resolve(work).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return failureBehind(error);
}

/** The row of a category, with what every category has. */
export const categoryRow = (key: string, order = 900) => ({
  key,
  name: 'Nova',
  description: '',
  image: '/a.webp',
  imageAlt: '',
  highlighted: false,
  order,
});

/** The same database, in which `meanwhile` happens right before a guarded batch. */
export function overtaken(meanwhile: () => Promise<unknown>): D1Database {
  const guards = new WeakSet<object>();
  const noted = (statement: D1PreparedStatement): D1PreparedStatement => {
    guards.add(statement);
    const bind = statement.bind.bind(statement);
    return Object.assign(statement, { bind: (...values: unknown[]) => noted(bind(...values)) });
  };
  return new Proxy(env.DB, {
    get(target, property) {
      if (property === 'prepare') {
        return (text: string) => (/into "guards"/.test(text) ? noted(target.prepare(text)) : target.prepare(text));
      }
      if (property === 'batch') {
        return async (all: D1PreparedStatement[]) => {
          if (all.some((each) => guards.has(each))) await meanwhile();
          return target.batch(all);
        };
      }
      const value = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
