import { same } from '../../../src/shared/merge';
import { type Outcome, refusal } from './model';
import type { Aimed } from './plan';
import type { Name, World } from './world';

/** A completed act: its outcome, and whether a fault occurred in it. */
export type Done = Aimed & { by: Name; outcome: Outcome; faulty: boolean };

/**
 * Returns whether some sequential order of the acts leads from `before` to `after`. Permissions are checked when a request
 * begins: `entry` is the world at that time.
 */
export function isExplained(before: World, acts: Done[], after: World, entry = before): boolean {
  if (acts.length === 0) return same(before, after);
  return acts.some((act, index) => {
    const { outcome, faulty, by } = act;
    const isAnswer = (expected: Outcome) => expected.status === outcome.status && expected.code === outcome.code;
    const others = acts.toSpliced(index, 1);
    const skipped = () => isExplained(before, others, after, entry);

    // After a fault, a read may return an older world (`tolerable`).
    if (act.tolerable && faulty) return skipped();
    const refusals = [refusal(before, by, act.needs), refusal(entry, by, act.needs)];
    if (refusals.some((refused) => refused && isAnswer(refused)) && skipped()) return true;
    // The outcome of a write whose answer was lost is unknown: it was applied completely or not at all.
    const isUnknown = faulty && outcome.status === 503;
    // A concurrent write may be refused as a conflict even if a sequential order would allow both.
    const isOvertaken = others.length > 0 && outcome.status === 409;
    if ((isUnknown || isOvertaken) && skipped()) return true;

    if (refusals.every(Boolean)) return false;
    const done = structuredClone(before);
    return (isAnswer(act.expected(done, after)) || isUnknown) && isExplained(done, others, after, entry);
  });
}
