import { spawnSync } from 'node:child_process';

/** Path of wrangler's command line, which this same Node must run. */
export const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';

/** Platform of this process: `pages`, where the site is served, or `workers`, to which it can move. */
export const PLATFORM = process.env.PLATFORM === 'workers' ? 'workers' : 'pages';

/** Configuration of the site for the platform. */
export const CONFIG = PLATFORM === 'workers' ? 'wrangler.workers.toml' : 'wrangler.toml';

/** Wrangler's command that serves the site as the platform does. */
export const SERVE = PLATFORM === 'workers' ? ['dev', '--config', CONFIG] : ['pages', 'dev'];

/** Environment that keeps wrangler quiet and offline, on a machine without account or network. */
export const QUIET = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Traces of requests: stored by the process that serves, they delay each answer by up to a millisecond, and only grow.
  X_LOCAL_OBSERVABILITY: 'false',
  // The debugger, to which each line of the log goes: it delays each answer by up to a millisecond. Wrangler leaves it out
  // only in the debugging terminal of VS Code, which sets this.
  VSCODE_INSPECTOR_OPTIONS: '{}',
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
  if (status !== 0) throw new Error(`wrangler ${args.slice(0, 3).join(' ')} failed:\n${stderr || stdout}`);
  return stdout;
}
