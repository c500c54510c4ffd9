// Prepares all that the product needs before it can be served: dependencies, build, secrets, database.
// Plain Node without dependencies, because it runs before they are installed.
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { WRANGLER } from './wrangler.mjs';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const NODE = path.join(ROOT, 'node_modules/node/bin/node');
/** The lock file, and npm's own record of what it installed from it. */
const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';
const BUILD_STAMP = 'build/.sources';
/** Folder of the local database and pictures. */
export const STATE = '.wrangler/state';
/** Administrator of a local run. */
export const DEMO_ADMIN = 'admin@example.com';
const SECRETS = '.dev.vars';
const BUILD_CONFIG = 'vite.config.ts';
const DATABASE_SOURCES = ['migrations', 'wrangler.toml', 'scripts/seed', 'scripts/administrator.ts'];

/** @param {string} text */
export function say(text) {
  console.log(`\u001b[35m›\u001b[0m ${text}`);
}

/**
 * Runs a command in the foreground. If it fails, ends this process with the command's exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a package's command line on the pinned Node. */
export function runPinned(script, args = [], options = {}) {
  run(NODE, [script, ...args], { ...options, env: { ...process.env, ...options.env } });
}

/** Installs the dependencies of the lock file, unless they are installed already. */
export function install() {
  if (existsSync(NODE) && isInstalled(JSON.parse(readOr(LOCK)), JSON.parse(readOr(INSTALLED, '{}')))) return;
  say('Installing dependencies (only the first time, or after a change)…');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' });
}

/**
 * Returns whether npm's record names exactly the packages of the lock file, whoever installed them. Optional packages may
 * be missing: they belong to other platforms.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} lock
 * @param {{ packages?: Record<string, { version?: string }> }} record
 */
export function isInstalled({ packages: wanted }, { packages: found = {} }) {
  const missing = Object.keys(wanted).filter((place) => place && !found[place] && !wanted[place].optional);
  return missing.length === 0 && Object.keys(found).every((place) => isDeepStrictEqual(found[place], wanted[place]));
}

/** Builds if a source has changed since the last build. */
export function build() {
  const wanted = sourceFingerprint();
  if (readOr(BUILD_STAMP) === wanted) return;
  say('Building the site…');
  // Set explicitly: tests run with another NODE_ENV, for which the build would take React's development code.
  const env = { NODE_ENV: 'production' };
  runPinned('node_modules/vite/bin/vite.js', ['build', '--app', '--logLevel=warn'], { env });
  writeFileSync(path.join(ROOT, BUILD_STAMP), wanted);
}

/** Returns a digest of all sources of a build. */
export function sourceFingerprint() {
  return fingerprint(buildSources());
}

/** Returns the sources of a build: the product, and the configuration with all that it imports from here. */
export function buildSources() {
  const scripts = ['scripts/bundle', 'scripts/prepare.mjs', 'scripts/wrangler.mjs'];
  return ['src', 'functions', 'migrations', 'public', LOCK, 'tsconfig.json', BUILD_CONFIG, ...scripts];
}

/** Creates the local secrets that are missing, and returns all of them. */
export function secrets() {
  const file = path.join(ROOT, SECRETS);
  const found = parseSecrets(readOr(SECRETS));
  const made = {
    AUTH_SECRET: randomBytes(48).toString('base64url'),
    DEMO_ADMIN_PASSWORD: readablePassword(),
    DEV_MAILBOX: '1',
  };
  for (const [name, value] of Object.entries(made)) {
    if (!found[name]) appendFileSync(file, `${name}="${value}"\n`, { mode: 0o600 });
  }
  return { ...made, ...found };
}

/** Applies new migrations to the local database in `state`, fills it if it is empty, and creates its administrator. */
export function database(state = STATE) {
  const stamp = `${state}/.migrations`;
  const { DEMO_ADMIN_PASSWORD } = secrets();
  const wanted = createHash('sha256').update(fingerprint(DATABASE_SOURCES)).update(DEMO_ADMIN_PASSWORD).digest('hex');
  if (readOr(stamp) === wanted) return;
  say('Preparing the local database…');
  const env = { CI: 'true', WRANGLER_SEND_METRICS: 'false' };
  const apply = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state];
  runPinned(WRANGLER, apply, { stdio: ['ignore', 'ignore', 'inherit'], env });
  runPinned('scripts/seed/run.ts', ['--persist-to', state], { stdio: ['ignore', 'inherit', 'inherit'] });
  runPinned('scripts/admin.ts', [DEMO_ADMIN, '--persist-to', state], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ADMIN_PASSWORD: DEMO_ADMIN_PASSWORD },
  });
  writeFileSync(path.resolve(ROOT, stamp), wanted);
}

/** Returns a digest of the names and bytes of files and folders. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  const visit = (name) => {
    const file = path.join(ROOT, name);
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) for (const child of readdirSync(file).sort()) visit(`${name}/${child}`);
    else hash.update(name).update(readFileSync(file));
  };
  sources.forEach(visit);
  return hash.digest('hex');
}

function readOr(name, fallback = '') {
  const file = path.resolve(ROOT, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : fallback;
}

function parseSecrets(text) {
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)\s*=\s*"?([^"\n]*)"?\s*$/gm)].map(([, name, value]) => [name, value]),
  );
}

/** Returns sixteen characters without look-alikes: about 90 bits. */
function readablePassword() {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789ACDEFGHJKLMNPQRTUVWXYZ';
  return Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('');
}
