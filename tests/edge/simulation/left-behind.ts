import { env } from '../../helpers/edge';
import { emailOf, type Name } from './world';

/** Activity keeps the id of the account that a write was about: it ties rows together and tells nothing of the person. */
const KEEPS_IDS = ['activity'];
/** Rows about a person who has no account: a sign-up that nobody confirmed, and mail that is not delivered yet. */
const STRANGERS = ['sign_ups'];

/** Returns the cells of all tables that still tell of people whose account is deleted. */
export async function tracesOf(known: Map<string, Name>, users: Map<Name, string>): Promise<string[]> {
  const present = new Set(users.values());
  const gone = [...known].filter(([id]) => !present.has(id));
  if (gone.length === 0) return [];
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*' AND name NOT GLOB 'sqlite_*'",
  ).all<{ name: string }>();
  const dumps = await env.DB.batch<Record<string, unknown>>(
    tables.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`)),
  );
  return tables.flatMap(({ name: table }, index) =>
    (dumps[index]?.results ?? []).flatMap((row) => {
      const text = JSON.stringify(row).toLowerCase();
      const isWaitingMail = table === 'outbox' && row.sent_at === null && row.failed_at === null;
      const told = gone.flatMap(([id, name]) => [
        ...(KEEPS_IDS.includes(table) ? [] : [id]),
        // A person may come back, under the same address.
        ...(users.has(name) || STRANGERS.includes(table) || isWaitingMail ? [] : [emailOf(name)]),
      ]);
      return told.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${table}`);
    }),
  );
}
