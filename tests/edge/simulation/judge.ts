import { same } from '../../../src/shared/merge';
import { type Outcome, refusal } from './model';
import type { Aimed } from './plan';
import type { Name, World } from './world';

/** An act that was played: what came of it, and whether something failed meanwhile. */
export type Done = Aimed & { by: Name; outcome: Outcome; faulty: boolean };

/**
 * Whether what stands `after` is what comes of the acts, one after the other, in some order. Who may do something is asked
 * as a request begins: `entry` is the world that all of them came into.
 */
export function isExplained(before: World, acts: Done[], after: World, entry = before): boolean {
  if (acts.length === 0) return same(before, after);
  return acts.some((act, index) => {
    const { outcome, faulty, by } = act;
    const isAnswer = (expected: Outcome) => expected.status === outcome.status && expected.code === outcome.code;
    const others = acts.toSpliced(index, 1);
    const skipped = () => isExplained(before, others, after, entry);

    // Whoever only looks may be shown an older world where something failed (`tolerable`).
    if (act.tolerable && faulty) return skipped();
    const refusals = [refusal(before.people[by], act.needs), refusal(entry.people[by], act.needs)];
    if (refusals.some((refused) => refused && isAnswer(refused)) && skipped()) return true;
    // Nobody knows what became of a write whose answer got lost: all of it stands, or nothing.
    const isUnknown = faulty && outcome.status === 503;
    // Who was overtaken may be told so, though the one who was faster left room for both.
    const isOvertaken = others.length > 0 && outcome.status === 409;
    if ((isUnknown || isOvertaken) && skipped()) return true;

    if (refusals.every(Boolean)) return false;
    const done = structuredClone(before);
    return (isAnswer(act.expected(done, after)) || isUnknown) && isExplained(done, others, after, entry);
  });
}
