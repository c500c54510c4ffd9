// `npm start`: serves the whole product on this machine, from a fresh clone. `PLATFORM=workers` serves it as a Worker with
// static assets, instead of Pages.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { answers, wantedPort } from './port.mjs';
import { build, DEMO_ADMIN, database, install, NODE, ROOT, STATE, say, secrets } from './prepare.mjs';
import { QUIET, SERVE, WRANGLER } from './wrangler.mjs';

/** First line of workerd's error about a connection that the other side has closed. */
const LEFT_CONNECTION = /getCaughtExceptionAsKj\(\) = .*disconnected:/;
/** Its other lines. */
const REST_OF_ERROR = /^\s*(stack: .*)?$/;

const state = process.env.STATE ?? STATE;
const port = await wantedPort();
install();
const { DEMO_ADMIN_PASSWORD } = secrets();
build();
database(state);

const options = [
  '--port',
  String(port),
  '--persist-to',
  state,
  // `log` also shows the line of every request.
  '--log-level',
  process.env.LOG_LEVEL ?? 'warn',
  '--show-interactive-dev-session=false',
];
// Tests write the server's output to a file.
const log = process.env.SERVER_LOG;
if (log) mkdirSync(path.dirname(log), { recursive: true });
const output = log ? openSync(log, 'a') : 'inherit';
const errors = log ? output : 'pipe';
// By default a new build is served at once, for people who edit. Tests do not need that.
const preload = process.env.WATCH === 'false' ? ['--import', './scripts/unwatched.mjs'] : [];
const server = spawn(NODE, [...preload, WRANGLER, ...SERVE, ...options], {
  cwd: ROOT,
  stdio: ['ignore', output, errors],
  env: { ...(process.stderr.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...QUIET },
});
if (server.stderr) {
  // Every reload in a browser closes connections, about which workerd reports.
  let isLeft = false;
  createInterface({ input: server.stderr }).on('line', (line) => {
    isLeft = LEFT_CONNECTION.test(line) || (isLeft && REST_OF_ERROR.test(line));
    if (!isLeft) console.error(line);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 100));
say('Ready.');
console.log(`
  Site    http://localhost:${port}
  Panel   http://localhost:${port}/painel, as ${DEMO_ADMIN} / ${DEMO_ADMIN_PASSWORD}

  Ctrl+C ends it; the data stays in ${state}.
`);
