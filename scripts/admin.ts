/**
 * `npm run admin -- <email>`: gives the person the role of administrator, in the local database or, with `--remote`, in the
 * deployed one. A person without an account gets one, and chooses the password by 'Esqueceu sua senha?'. A person who has
 * lost passkey and recovery codes can sign in by password alone after `--without-passkeys`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hashPassword } from '../functions/auth/password.ts';
import { normalizePassword } from '../src/shared/password.ts';
import { emailAddress } from '../src/shared/user.ts';
import { administratorStatements, withoutPasskeysStatements } from './administrator.ts';
import { STATE } from './prepare.mjs';
import { wrangler } from './wrangler.mjs';

const { values, positionals } = parseArgs({
  options: { remote: { type: 'boolean' }, 'without-passkeys': { type: 'boolean' }, 'persist-to': { type: 'string' } },
  allowPositionals: true,
});
const address = emailAddress.safeParse(positionals[0]);
if (!address.success) {
  console.error('Uso: npm run admin -- pessoa@example.com [--remote] [--without-passkeys]');
  process.exit(1);
}

const email = address.data;
const target = values.remote ? ['--remote'] : ['--local', '--persist-to', values['persist-to'] ?? STATE];
// Only the demonstration administrator of a local run gets a password here.
const password = values.remote ? undefined : process.env.ADMIN_PASSWORD;
const folder = mkdtempSync(path.join(tmpdir(), 'admin-'));
const file = path.join(folder, 'admin.sql');
try {
  const passwordHash = password ? await hashPassword(normalizePassword(password)) : null;
  const statements = administratorStatements(email, passwordHash);
  if (values['without-passkeys']) statements.push(...withoutPasskeysStatements(email));
  writeFileSync(file, statements.join('\n'));
  wrangler(['d1', 'execute', 'DB', ...target, '--yes', '--file', file]);
  console.log(`${email} administra o site. Sem senha ainda? Use “Esqueceu sua senha?” na tela de login.`);
} finally {
  rmSync(folder, { recursive: true });
}
