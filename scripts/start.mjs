// `npm start`: from a fresh clone to the whole product on this machine. `PLATFORM=workers` serves it as a Worker with
// static assets, in place of Pages.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { answers, wantedPort } from './port.mjs';
import { build, DEMO_ADMIN, database, install, NODE, ROOT, STATE, say, secrets } from './prepare.mjs';
import { QUIET, SERVE, WRANGLER } from './wrangler.mjs';

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
  // `log` shows the line of every request, too.
  '--log-level',
  process.env.LOG_LEVEL ?? 'warn',
  '--show-interactive-dev-session=false',
];
// Tests keep what the server says in a file: it also speaks of every connection that a closing browser leaves.
const log = process.env.SERVER_LOG;
if (log) mkdirSync(path.dirname(log), { recursive: true });
const output = log ? openSync(log, 'a') : 'inherit';
// Whoever edits meanwhile sees what comes of a new build; tests do not edit.
const preload = process.env.WATCH === 'false' ? ['--import', './scripts/unwatched.mjs'] : [];
const server = spawn(NODE, [...preload, WRANGLER, ...SERVE, ...options], {
  cwd: ROOT,
  stdio: ['ignore', output, output],
  env: { ...process.env, ...QUIET },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 100));
say('Tudo pronto.');
console.log(`
  Site            http://localhost:${port}
  Administração   http://localhost:${port}/painel, com ${DEMO_ADMIN} / ${DEMO_ADMIN_PASSWORD}

  Ctrl+C encerra; os dados ficam em ${state}.
`);
