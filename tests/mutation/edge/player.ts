import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { NODE, ROOT } from '../../../scripts/prepare.mjs';
import { FOLDER } from './bundle.ts';
import type { Job, Result } from './job.ts';

/** What Vitest says. */
const LOG = path.join(ROOT, FOLDER, 'run.log');

/** workerd with the tests, which asks for jobs (`runner.ts`). It is started when a job needs it. */
export class Player {
  private run: ChildProcess | undefined;
  /** Gives the waiting workerd its job. */
  private give: ((job: Job) => void) | undefined;
  private asked: (result: Result | null) => void = () => undefined;
  private server: Server | undefined;

  /** Plays a job. Returns `null` if workerd did not answer in `limit` ms, and ended it. */
  async play(job: Job, limit: number): Promise<Result | null> {
    if (!this.run) await this.start();
    const answered = this.nextAnswer(limit);
    this.give?.(job);
    const result = await answered;
    if (!result) await this.end();
    return result;
  }

  /** Ends workerd: the next job finds modules and data in the state in which a run begins. */
  async end(): Promise<void> {
    const { run } = this;
    this.run = undefined;
    if (run && run.exitCode === null) {
      const gone = new Promise((resolve) => run.once('exit', resolve));
      run.kill();
      await gone;
    }
    this.server?.close();
  }

  private async start(): Promise<void> {
    const server = createServer(async (request, response) => {
      const { result = null } = (await json(request)) as { result?: Result };
      this.give = (job) => response.end(JSON.stringify(job));
      this.asked(result);
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/mutation/edge/vitest.config.ts'];
    // The bundle was built for production.
    const env = { ...process.env, NODE_ENV: 'test', JOBS: `127.0.0.1:${port}` };
    const log = openSync(LOG, 'w');
    const run = spawn(NODE, vitest, { cwd: ROOT, env, stdio: ['ignore', log, log] });
    closeSync(log);
    this.run = run;
    // Without its server it ends anyway, once it asks for a job.
    process.once('exit', () => run.kill());
    const ready = new Promise<void>((resolve, reject) => {
      this.asked = () => resolve();
      run.once('exit', () => reject(new Error(`The edge tests did not start: ${path.relative(ROOT, LOG)}`)));
    });
    await ready;
  }

  private nextAnswer(limit: number): Promise<Result | null> {
    return new Promise((resolve) => {
      const ended = () => resolve(null);
      const timer = setTimeout(ended, limit);
      this.run?.once('exit', ended);
      this.asked = (result) => {
        clearTimeout(timer);
        this.run?.off('exit', ended);
        resolve(result);
      };
    });
  }
}
