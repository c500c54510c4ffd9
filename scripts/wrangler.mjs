import { spawnSync } from 'node:child_process';

/** Address of wrangler's command line, to be run by this same Node. */
export const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';

/** The platform that this process is about: `pages`, where the site is served, or `workers`, where it can move to. */
export const PLATFORM = process.env.PLATFORM === 'workers' ? 'workers' : 'pages';

/** What the platform knows the site by. */
export const CONFIG = PLATFORM === 'workers' ? 'wrangler.workers.toml' : 'wrangler.toml';

/** Wrangler's command that serves the site as the platform does. */
export const SERVE = PLATFORM === 'workers' ? ['dev', '--config', CONFIG] : ['pages', 'dev'];

/** What wrangler needs to keep to itself on a machine without account or network. */
export const QUIET = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

/**
 * Runs wrangler to its end and returns what it printed.
 * @param {string[]} args
 * @returns {string}
 */
export function wrangler(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [WRANGLER, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...QUIET },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`wrangler ${args.slice(0, 3).join(' ')} falhou:\n${stderr || stdout}`);
  return stdout;
}
