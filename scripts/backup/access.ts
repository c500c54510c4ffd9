import type { Manifest } from '../../src/shared/backup/manifest.ts';
import type { Row } from '../../src/shared/backup/rows.ts';
import { rowsOf, tablesOf } from '../../src/shared/backup/tables.ts';
import { type Role, roleLabels } from '../../src/shared/roles.ts';
import { contentOf } from './check.ts';
import type { DataStore } from './data-store.ts';
import { linesOf } from './lines.ts';
import { unfinishedIn } from './target.ts';

/** Tables that define who may sign in, and with what. */
const ACCESS = ['users', 'user_roles', 'passkeys'];

type Account = {
  email: unknown;
  password: unknown;
  isActive: boolean;
  roles: unknown[];
  passkeys: Map<unknown, unknown>;
};
type Accounts = Map<unknown, Account>;

/**
 * Returns a line of Portuguese for each account with access that was ended since the backup, and that the backup restores.
 * Returns none if there are no accounts yet or another restore was interrupted: then the former state is unknown.
 */
export async function accessRevived(store: DataStore, file: string, manifest: Manifest): Promise<string[]> {
  if (await unfinishedIn(store)) return [];
  const standing = await accountsHere(store);
  if (standing.size === 0) return [];
  const lines: string[] = [];
  for (const [id, before] of await accountsIn(file, manifest)) {
    const good = goodAgain(before, standing.get(id));
    if (good.length > 0) lines.push(`${before.email}: ${good.join(', ')}`);
  }
  return lines;
}

function goodAgain(before: Account, now: Account | undefined): string[] {
  if (!now) return ['a conta, que foi excluída'];
  const roles = before.roles.filter((role) => !now.roles.includes(role));
  const passkeys = [...before.passkeys].filter(([id]) => !now.passkeys.has(id));
  return [
    ...(before.isActive && !now.isActive ? ['a conta, que foi desativada'] : []),
    ...roles.map((role) => `o papel ${roleLabels[role as Role] ?? role}`),
    ...passkeys.map(([, name]) => `a chave de acesso “${name}”`),
    ...(before.password !== null && before.password !== now.password ? ['a senha de antes'] : []),
  ];
}

async function accountsHere(store: DataStore): Promise<Accounts> {
  const accounts: Accounts = new Map();
  // In this order each table comes after those that it refers to.
  for (const table of await tablesOf(store.batch)) {
    if (ACCESS.includes(table.name)) for await (const row of rowsOf(store, table)) add(accounts, table.name, row);
  }
  return accounts;
}

async function accountsIn(file: string, { tables }: Manifest): Promise<Accounts> {
  const accounts: Accounts = new Map();
  const names = new Map(tables.map(({ part, name }) => [part, name]));
  for await (const { name: part, body } of contentOf(file)) {
    const name = names.get(part) ?? '';
    if (ACCESS.includes(name)) for await (const line of linesOf(body)) add(accounts, name, JSON.parse(line));
  }
  return accounts;
}

function add(accounts: Accounts, table: string, row: Row) {
  if (table === 'users') {
    const [isActive, roles, passkeys] = [(row.deactivated_at ?? null) === null, [], new Map()];
    accounts.set(row.id, { email: row.email, password: row.password_hash, isActive, roles, passkeys });
  } else if (table === 'user_roles') accounts.get(row.user_id)?.roles.push(row.role);
  else accounts.get(row.user_id)?.passkeys.set(row.credential_id, row.name);
}
