/**
 * `npm run admin -- <email>`: gives the person the role of administrator, in the local database or with `--remote` in the
 * deployed one. Who has no account yet gets one, and chooses the password by 'Esqueceu sua senha?'.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hashPassword } from '../functions/auth/password.ts';
import { normalizePassword } from '../src/shared/password.ts';
import { userSearchText } from '../src/shared/search.ts';
import { emailAddress } from '../src/shared/user.ts';
import { STATE } from './prepare.mjs';
import { literal } from './seed/statements.ts';
import { wrangler } from './wrangler.mjs';

const { values, positionals } = parseArgs({
  options: { remote: { type: 'boolean' }, 'persist-to': { type: 'string' } },
  allowPositionals: true,
});
const address = emailAddress.safeParse(positionals[0]);
if (!address.success) {
  console.error('Uso: npm run admin -- pessoa@example.com [--remote]');
  process.exit(1);
}

const email = address.data;
const target = values.remote ? ['--remote'] : ['--local', '--persist-to', values['persist-to'] ?? STATE];
// Only the demonstration administrator of a local run has a password from here.
const password = values.remote ? undefined : process.env.ADMIN_PASSWORD;
const folder = mkdtempSync(path.join(tmpdir(), 'admin-'));
const file = path.join(folder, 'admin.sql');
try {
  writeFileSync(file, await statements());
  wrangler(['d1', 'execute', 'DB', ...target, '--yes', '--file', file]);
  console.log(`${email} administra o site. Sem senha ainda? Use “Esqueceu sua senha?” na tela de entrada.`);
} finally {
  rmSync(folder, { recursive: true });
}

async function statements(): Promise<string> {
  const name = password ? 'Administração' : (email.split('@')[0] ?? email);
  const now = new Date().toISOString();
  const hash = password ? await hashPassword(normalizePassword(password)) : null;
  const row = [randomUUID(), name, email, hash, password ? now : null, userSearchText({ name, email })];
  return `
INSERT INTO users (id, name, email, password_hash, confirmed_at, search_text) VALUES (${row.map(literal).join(', ')})
  ON CONFLICT (email) DO UPDATE SET
    password_hash = coalesce(excluded.password_hash, password_hash),
    confirmed_at = coalesce(confirmed_at, excluded.confirmed_at);
-- What somebody chose before the address was confirmed may be a stranger's.
UPDATE users SET password_hash = NULL WHERE email = ${literal(email)} AND confirmed_at IS NULL;
INSERT OR IGNORE INTO user_roles (user_id, role) SELECT id, 'admin' FROM users WHERE email = ${literal(email)};
`;
}
