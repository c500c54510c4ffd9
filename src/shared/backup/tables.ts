import type { Ask, Row, Value } from './rows.ts';

/**
 * Tables that stay out of a backup: they would be useless elsewhere, or a restore would revive what has ended. Accounts,
 * roles and passkeys are kept, because signing in needs them: a restore first reports those that have been ended
 * since (`scripts/backup/access.ts`).
 */
export const NOT_KEPT: Record<string, string> = {
  sessions: 'one that was ended since would be open again; everybody signs in anew',
  mailbox_tokens: 'a link that was used since would work again; a new one is asked for',
  recovery_codes: 'one that was used since would work again; new ones are made in “Minha conta”',
  second_steps: 'whoever has given the password and not the passkey begins anew',
  sign_ups: 'one that was confirmed since could be confirmed again; who waits signs up again',
  outbox: 'mail that has left since would leave again',
  limits: 'counters of minutes and hours',
  location_counts: 'counted anew as the locations come back',
  product_counts: 'counted anew as the products come back',
  client_errors: 'what went wrong in browsers of a build that another place may not run',
  unknown_pages: 'counters of days: what was asked for in one place says nothing of another',
  visits: 'counters of days: what was seen in one place says nothing of another',
  previews: 'a link that was withdrawn since would work again; a new one is made',
  presence: 'who has a form open right now; by then nobody has',
};
/** Table in which a running restore stores its progress. */
export const MARKER = 'restoring';

export type Table = { name: string; columns: string[]; key: string[] };

/** Maximum size of a page of rows, in bytes, unless a single row is larger: the limit of what is held in memory. */
export const PAGE_BYTES = 1024 * 1024;
const PAGE_ROWS = 500;

const OWN = `m.type = 'table' AND m.name NOT GLOB 'sqlite_*' AND m.name NOT GLOB '_cf_*'
  AND m.name NOT IN ('d1_migrations', '${MARKER}')`;

/** Returns every table of the product, each after those that it refers to. */
export async function tablesOf(ask: Ask): Promise<Table[]> {
  const [columns = [], references = []] = await ask([
    {
      sql: `SELECT m.name AS owner, c.name, c.type, c.pk FROM sqlite_schema m, pragma_table_info(m.name) c WHERE ${OWN} ORDER BY m.name, c.cid`,
    },
    {
      sql: `SELECT m.name AS owner, f."table" AS target FROM sqlite_schema m, pragma_foreign_key_list(m.name) f WHERE ${OWN}`,
    },
  ]);
  const odd = columns.find(({ type }) => !['TEXT', 'INTEGER', 'REAL'].includes(String(type)));
  if (odd) throw new Error(`${odd.owner}.${odd.name} is ${odd.type}: JSON holds text and numbers only`);
  const ordered = new Set<string>();
  const visit = (name: string) => {
    if (ordered.has(name)) return;
    for (const { owner, target } of references) if (owner === name && target !== name) visit(String(target));
    ordered.add(name);
  };
  for (const { owner } of columns) visit(String(owner));
  return [...ordered].map((name) => {
    const own = columns.filter(({ owner }) => owner === name);
    const key = own.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a.pk) - Number(b.pk));
    return { name, columns: own.map(nameOf), key: key.map(nameOf) };
  });
}

export function isKept({ name }: { name: string }): boolean {
  return !(name in NOT_KEPT);
}

/** Rows in the order of their table's key, and the key after which the next page starts. */
export type Page = { rows: Row[]; after: Value[] | null };

/** Returns the first rows after a key, or of the table, that fit in one page. */
export async function pageOfRows(ask: Ask, { name, columns, key }: Table, after: Value[] | null): Promise<Page> {
  const keys = key.map(quoted).join(', ');
  const weight = columns.map((column) => `coalesce(octet_length(${quoted(column)}), 0)`).join(' + ');
  const behind = after ? `WHERE (${keys}) > (${after.map(() => '?').join(', ')})` : '';
  const first = (what: string, limit: number) => ({
    sql: `SELECT ${what} FROM ${quoted(name)} ${behind} ORDER BY ${keys} LIMIT ${limit}`,
    params: after ?? [],
  });
  const [weights = []] = await ask([first(`${weight} AS bytes`, PAGE_ROWS)]);
  if (weights.length === 0) return { rows: [], after: null };
  const [rows = []] = await ask([first(columns.map(quoted).join(', '), fitting(weights))]);
  const last = rows.at(-1);
  const isLast = !last || (weights.length < PAGE_ROWS && rows.length === weights.length);
  return { rows, after: isLast ? null : key.map((column) => last[column] ?? null) };
}

/** Yields a table's rows in the order of its key, read page by page. */
export async function* rowsOf({ batch }: { batch: Ask }, table: Table): AsyncGenerator<Row> {
  let after: Value[] | null = null;
  do {
    const page: Page = await pageOfRows(batch, table, after);
    yield* page.rows;
    after = page.after;
  } while (after);
}

/** Returns how many of the first rows fit in one page; at least one. */
function fitting(weights: Row[]): number {
  let bytes = 0;
  const tooMany = weights.findIndex((row) => {
    bytes += Number(row.bytes);
    return bytes > PAGE_BYTES;
  });
  return tooMany === -1 ? weights.length : Math.max(1, tooMany);
}

/** Returns the last ids that were assigned: the id of a deleted record is never assigned again. */
export async function sequencesOf(store: { batch: Ask }, tables: Table[]): Promise<Record<string, number>> {
  const [[made] = []] = await store.batch([{ sql: "SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_sequence'" }]);
  if (!made) return {};
  const [rows = []] = await store.batch([{ sql: 'SELECT name, seq FROM sqlite_sequence ORDER BY name' }]);
  const own = rows.filter(({ name }) => tables.some((table) => table.name === name));
  return Object.fromEntries(own.map(({ name, seq }) => [String(name), Number(seq)]));
}

/** Returns the names of the migrations that a database has, oldest first. */
export async function appliedMigrations(store: { batch: Ask }): Promise<string[]> {
  const [[made] = []] = await store.batch([{ sql: "SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'" }]);
  if (!made) return [];
  const [rows = []] = await store.batch([{ sql: 'SELECT name FROM d1_migrations ORDER BY id' }]);
  return rows.map(({ name }) => String(name));
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function nameOf({ name }: Row): string {
  return String(name);
}
