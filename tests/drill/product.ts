// The product as a process that can be killed, with data of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../scripts/port.mjs';
import { NODE, ROOT } from '../../scripts/prepare.mjs';
import { answerOf } from './client.ts';

export type Product = {
  origin: string;
  /** Id of the first process of its group. */
  pid: number;
  stop: () => Promise<void>;
  /** Kills all its processes without warning, as a power failure would. */
  kill: () => Promise<void>;
};

/** Maximum time for a server to start, and to stop, in ms. */
const PATIENCE = 120_000;
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => void signal(child, 'SIGKILL')));

type Platform = 'pages' | 'workers';

/**
 * Serves the data in `state`; the server's log is stored beside the data. `under` is a wrapper command that runs the command
 * in its last arguments.
 */
export async function startProduct(
  state: string,
  under: string[] = [],
  platform: Platform = 'pages',
): Promise<Product> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawnGroup(
    ['scripts/start.mjs'],
    {
      PORT: String(port),
      STATE: state,
      PLATFORM: platform,
      SERVER_LOG: `${ROOT}/${state}/server.log`,
    },
    under,
  );
  await until(`the product does not serve at ${origin}`, async () => {
    if (child.exitCode !== null) throw new Error(`the product did not start: see ${state}/server.log`);
    // Also an answer that stops half way, on a busy machine, is asked for again.
    const answer = await answerOf(fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2000) }));
    return answer?.status === 200;
  });
  return {
    origin,
    pid: child.pid ?? 0,
    stop: () => endGroup(child, 'SIGTERM'),
    kill: () => endGroup(child, 'SIGKILL'),
  };
}

/** Runs a Node command in its own process group: its child processes die with it. */
export function spawnGroup(args: string[], env: Record<string, string> = {}, under: string[] = []): ChildProcess {
  const [command = NODE, ...rest] = [...under, NODE, ...args];
  const child = spawn(command, rest, { cwd: ROOT, stdio: 'ignore', detached: true, env: { ...process.env, ...env } });
  running.add(child);
  return child;
}

/** Ends a command's process group and waits until no process of it is left. */
export async function endGroup(child: ChildProcess, how: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  signal(child, how);
  await until('the server does not end', () => Promise.resolve(!signal(child, 0)));
  running.delete(child);
}

type Waiting = { patience?: number; every?: number };

/** Polls until a condition holds; throws after `patience` ms. */
export async function until(
  otherwise: string,
  isSo: () => Promise<boolean>,
  { patience = PATIENCE, every = 20 }: Waiting = {},
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}

/** Returns whether the process existed. */
function signal({ pid }: ChildProcess, how: NodeJS.Signals | 0): boolean {
  try {
    return Boolean(pid) && process.kill(-(pid ?? 0), how);
  } catch {
    return false;
  }
}
