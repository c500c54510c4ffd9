import type fc from 'fast-check';
import { vi } from 'vitest';
import { noteChangeHere } from '#edge';
import { sweepMedia } from '../../../functions/media/sweep';
import { same } from '../../../src/shared/merge';
import { env, sharedPages } from '../../helpers/edge';
import { Client, signedIn } from './client';
import { type Done, isExplained } from './judge';
import { type Plan, type Sight, versionName } from './plan';
import { type Fault, Stage } from './stage';
import { visible } from './visits';
import { NAMES, NOUNS, observed, type World } from './world';

export type Act = { plan: Plan; faults: Fault[] };

const BEGINNING = Date.parse('2026-03-02T12:00:00.000Z');
let histories = 0;

/** One history of the site, from its beginning. */
export class Simulation {
  readonly #stage: Stage;
  readonly trace: string[] = [];
  readonly #seen: Sight['seen'] = new Map();
  readonly #everPublic = new Set<string>();
  #sight!: Sight;

  private constructor(stage: Stage) {
    this.#stage = stage;
  }

  static async begun(scheduler: fc.Scheduler, sharesPages: boolean): Promise<Simulation> {
    vi.setSystemTime(BEGINNING);
    histories += 1;
    const simulation = new Simulation(new Stage(scheduler, `https://history-${histories}.test`, sharesPages));
    await clear(simulation.#stage.origin);
    await simulation.look();
    return simulation;
  }

  /** Reads the current state, from which the next act starts. */
  async look(): Promise<void> {
    const { world, facts } = await observed();
    for (const noun of NOUNS) {
      for (const row of world[noun]) this.#seen.set(versionName(noun, row.id, row.version), row.fields);
    }
    for (const mark of visible(world, new Date().toISOString())) this.#everPublic.add(mark);
    const { mailbox } = this.#stage;
    this.#sight = { world, facts, seen: this.#seen, mailbox, everPublic: this.#everPublic };
  }

  /** Advances the clock and runs the sweep. */
  async wait(minutes: number): Promise<void> {
    this.trace.push(`${minutes} minutes pass`);
    vi.setSystemTime(Date.now() + minutes * 60_000);
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
    await env.DB.prepare("DELETE FROM limits WHERE key <> 'retention'").run();
    const players = [];
    for (const { plan, faults, ask } of aimed) {
      const client = new Client(this.#stage, await signedIn(this.#sight.facts.users, plan.by));
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
      await this.play([{ plan: { ...act.plan, aim: () => act }, faults: [] }]);
    }
  }

  #unexplained(before: World, done: Done[]): string {
    const expected = structuredClone(before);
    const said = done.map(({ expected: step }) => JSON.stringify(step(expected, this.#sight.world)));
    const stands = this.#sight.world;
    const lines = [`no order of the acts explains what stands; one by one the model answers ${said}`];
    for (const part of ['slides', 'posts', 'media', 'copies', 'people', 'links', 'writes'] as const) {
      const [told, found] = [Object.entries(expected[part]), Object.entries(stands[part])];
      for (let at = 0; at < Math.max(told.length, found.length); at += 1) {
        if (!same(told[at], found[at]))
          lines.push(`${part}: ${JSON.stringify(found[at])}, not ${JSON.stringify(told[at])}`);
      }
    }
    return lines.join('\n');
  }
}

async function clear(origin: string): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*'",
  ).all<{ name: string }>();
  const emptied = [...results, { name: 'sqlite_sequence' }].map(({ name }) => `DELETE FROM "${name}"`);
  const roles = { Ana: 'admin', Edu: 'editor', Cid: null };
  const people = NAMES.filter((name) => name !== 'Nina').flatMap((name) => {
    const id = crypto.randomUUID();
    const role = roles[name as keyof typeof roles];
    const email = `${name.toLowerCase()}@example.com`;
    return [
      `INSERT INTO users (id, name, email, password_hash, confirmed_at) VALUES ('${id}', '${name}', '${email}', 'x', '2026-01-01T00:00:00.000Z')`,
      ...(role ? [`INSERT INTO user_roles (user_id, role) VALUES ('${id}', '${role}')`] : []),
    ];
  });
  const slides = ['«1»', '«2»', '«3»'].map((title, position) => {
    return `INSERT INTO slides (title, image_url, position) VALUES ('${title}', '/images/slide-1-2880.webp', ${position})`;
  });
  const posts = [`'2026-03-01T12:00:00.000Z'`, 'NULL'].map((publishedAt, index) => {
    return `INSERT INTO posts (title, content, published_at) VALUES ('«${index + 4}»', '<p>Açaí.</p>', ${publishedAt})`;
  });
  await env.DB.batch(
    ['PRAGMA defer_foreign_keys = on', ...emptied, ...people, ...slides, ...posts].map((sql) => env.DB.prepare(sql)),
  );
  const { objects } = await env.MEDIA.list();
  if (objects.length > 0) await env.MEDIA.delete(objects.map(({ key }) => key));
  await sharedPages.delete('changes');
  await noteChangeHere({ ...env, SITE_ORIGIN: origin }, new Request(origin));
}
