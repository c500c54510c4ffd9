// The product as a process that can be killed, with data of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../scripts/port.mjs';
import { NODE, ROOT } from '../../scripts/prepare.mjs';

export type Product = {
  origin: string;
  /** Of the process that began it. */
  pid: number;
  stop: () => Promise<void>;
  /** As when the power goes: no process of it is told. */
  kill: () => Promise<void>;
};

/** How long (ms) a server may take to serve, and to be gone. */
const PATIENCE = 120_000;
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => void signal(child, 'SIGKILL')));

type Platform = 'pages' | 'workers';

/**
 * Serves the data in `state`; what the server says is kept beside them. `under` is a command that gives way to the one in
 * its last arguments.
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
  await until(`o produto não serve em ${origin}`, async () => {
    if (child.exitCode !== null) throw new Error(`o produto não iniciou: veja ${state}/server.log`);
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.status === 200;
  });
  return {
    origin,
    pid: child.pid ?? 0,
    stop: () => endGroup(child, 'SIGTERM'),
    kill: () => endGroup(child, 'SIGKILL'),
  };
}

/** A command of Node with a process group of its own: whatever it starts dies with it. */
export function spawnGroup(args: string[], env: Record<string, string> = {}, under: string[] = []): ChildProcess {
  const [command = NODE, ...rest] = [...under, NODE, ...args];
  const child = spawn(command, rest, { cwd: ROOT, stdio: 'ignore', detached: true, env: { ...process.env, ...env } });
  running.add(child);
  return child;
}

/** Ends a command with all that it started, and waits until nothing of it is left. */
export async function endGroup(child: ChildProcess, how: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  signal(child, how);
  await until('o servidor não termina', () => Promise.resolve(!signal(child, 0)));
  running.delete(child);
}

type Waiting = { patience?: number; every?: number };

/** Asks again until something is so; after `patience` ms it is not. */
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

/** Whether there was somebody to be told. */
function signal({ pid }: ChildProcess, how: NodeJS.Signals | 0): boolean {
  try {
    return Boolean(pid) && process.kill(-(pid ?? 0), how);
  } catch {
    return false;
  }
}
