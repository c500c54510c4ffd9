import type fc from 'fast-check';
import { vi } from 'vitest';
import { makeRefreshToken } from '../../../functions/auth/refresh-token';
import { sweepMedia } from '../../../functions/media/sweep';
import { dropExpired } from '../../../functions/upkeep/retention';
import { same } from '../../../src/shared/merge';
import { env } from '../../helpers/edge';
import { begun, SESSIONS } from './beginning';
import { Client, cookiesOf, type Devices, signedIn } from './client';
import { type Done, isExplained } from './judge';
import { tracesOf } from './left-behind';
import { observed } from './observed';
import { type Plan, type Sight, versionName } from './plan';
import { type Fault, Stage } from './stage';
import { visible } from './visits';
import { type Name, NOUNS, type World } from './world';

export type Act = { plan: Plan; faults: Fault[] };

let histories = 0;

/** One history of the site, from its beginning. */
export class Simulation {
  readonly #stage: Stage;
  readonly trace: string[] = [];
  readonly #seen: Sight['seen'] = new Map();
  readonly #everPublic = new Set<string>();
  /** Everybody who ever had an account, by its id. */
  readonly #known = new Map<string, Name>();
  readonly #devices: Devices = { phone: { sessionId: null, refresh: '' }, laptop: { sessionId: null, refresh: '' } };
  #sight!: Sight;

  private constructor(stage: Stage) {
    this.#stage = stage;
  }

  static async begun(scheduler: fc.Scheduler, sharesPages: boolean, withCatalogue: boolean): Promise<Simulation> {
    histories += 1;
    const simulation = new Simulation(new Stage(scheduler, `https://history-${histories}.test`, sharesPages));
    await begun(simulation.#stage.origin, withCatalogue);
    for (const on of ['phone', 'laptop'] as const) {
      const sessionId = SESSIONS[on];
      const refresh = makeRefreshToken(env.AUTH_SECRET, { sessionId, counter: 0 });
      if (withCatalogue) simulation.#devices[on] = { sessionId, refresh };
    }
    await simulation.look();
    return simulation;
  }

  /** Reads the current state, from which the next act starts. */
  async look(): Promise<void> {
    const { world, facts } = await observed(this.#known);
    const traces = await tracesOf(this.#known, facts.users);
    if (traces.length > 0) throw new Error(`after an account was deleted, there is still: ${traces.join(', ')}`);
    for (const noun of NOUNS) {
      for (const row of world[noun]) this.#seen.set(versionName(noun, row.id, row.version), row.fields);
    }
    for (const mark of visible(world, new Date().toISOString())) this.#everPublic.add(mark);
    const { mailbox } = this.#stage;
    const devices = this.#devices;
    this.#sight = { world, facts, seen: this.#seen, mailbox, everPublic: this.#everPublic, devices };
  }

  /** Advances the clock, drops what has expired, which a request could do in the middle of acts, and runs the sweep. */
  async wait(minutes: number): Promise<void> {
    this.trace.push(`${minutes} minutes pass`);
    vi.setSystemTime(Date.now() + minutes * 60_000);
    await dropExpired(env);
    await sweepMedia(env);
    await this.look();
  }

  /** Plays concurrent acts and compares their outcome with the model; an act that failed is retried. */
  async play(acts: Act[]): Promise<void> {
    const before = this.#sight.world;
    const aimed = acts.flatMap(({ plan, faults }) => {
      const aim = plan.aim(this.#sight);
      return aim ? [{ ...aim, plan, faults }] : [];
    });
    if (aimed.length === 0) return;
    // Rate limits are not under test here.
    await env.DB.batch([
      env.DB.prepare("DELETE FROM limits WHERE key <> 'retention'"),
      env.DB.prepare("DELETE FROM sessions WHERE device = ''"),
    ]);
    const players = [];
    for (const { plan, faults, ask } of aimed) {
      const client = await this.#clientOf(plan);
      players.push({ name: plan.by, faults, act: () => ask(client) });
    }
    const played = await this.#stage.play(players);
    await this.look();

    const done = aimed.map((act, index): Done & Act => {
      const { outcome, met } = played[index] as (typeof played)[number];
      const answer = [outcome.status, outcome.code].filter(Boolean).join(' ');
      this.trace.push(`${act.plan.by} ${act.plan.says}${met.length > 0 ? ` (${met})` : ''}: ${answer}`);
      return { ...act, by: act.plan.by, outcome, faulty: met.length > 0 };
    });
    for (const { tolerable } of done) {
      const flaw = tolerable?.();
      if (flaw) throw new Error(flaw);
    }
    if (!isExplained(before, done, this.#sight.world)) throw new Error(this.#unexplained(before, done));
    for (const act of done.filter(({ outcome, tolerable }) => outcome.status >= 500 && !tolerable)) {
      // A browser retries with the session that it has now: a concurrent sign-in may have replaced the former one.
      const plan: Plan = act.plan.on ? act.plan : { ...act.plan, aim: () => act };
      await this.play([{ plan, faults: [] }]);
    }
  }

  async #clientOf({ by, on }: Plan): Promise<Client> {
    const { users } = this.#sight.facts;
    if (!on) return new Client(this.#stage, await signedIn(users, by));
    const device = this.#devices[on];
    return new Client(this.#stage, await cookiesOf(device, users.get(by)), device);
  }

  #unexplained(before: World, done: Done[]): string {
    const expected = structuredClone(before);
    const said = done.map(({ expected: step }) => JSON.stringify(step(expected, this.#sight.world)));
    const stands = this.#sight.world;
    const lines = [`no order of the acts explains what stands; one by one the model answers ${said}`];
    for (const part of Object.keys(stands) as (keyof World)[]) {
      const [told, found] = [Object.entries(expected[part] ?? {}), Object.entries(stands[part] ?? {})];
      for (let at = 0; at < Math.max(told.length, found.length); at += 1) {
        if (!same(told[at], found[at]))
          lines.push(`${part}: ${JSON.stringify(found[at])}, not ${JSON.stringify(told[at])}`);
      }
    }
    return lines.join('\n');
  }
}
