import type { Ask, Row, Value } from './rows.ts';

/**
 * Tables that are not part of a backup, with the reason: they are of no use elsewhere, or a restore would make valid again
 * what has ended since. Accounts, roles and passkeys are kept, because signing in needs them: a restore first lists those
 * that have ended since (`scripts/backup/access.ts`).
 */
export const EXCLUDED: Record<string, string> = {
  sessions: 'a session ended after the backup would be valid again; people sign in again',
  mailbox_tokens: 'a link used after the backup would be valid again; people ask for a new one',
  recovery_codes: 'a code used after the backup would be valid again; people make new ones in “Minha conta”',
  second_steps: 'sign-ins that wait for a passkey: valid for minutes',
  sign_ups: 'a sign-up confirmed after the backup could be confirmed again; the others sign up again',
  outbox: 'mail delivered after the backup would be delivered again',
  limits: 'counters that are valid for minutes or hours',
  location_counts: 'triggers count the restored locations',
  product_counts: 'triggers count the restored products',
  client_errors: 'errors of a build that may not run in the other place',
  unknown_pages: 'daily counters of requests to this place',
  visits: 'daily counters of visits to this place',
  previews: 'a link withdrawn after the backup would be valid again; editors make a new one',
  presence: 'who has a form open at this moment',
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

export function isIncluded({ name }: { name: string }): boolean {
  return !(name in EXCLUDED);
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
