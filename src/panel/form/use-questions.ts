import { useState } from 'react';
import type { Conflict } from '../edit/edit';
import type { useWorkingCopy } from '../working-copy/use-working-copy';

/** What stands between a save and the saved record, until somebody has answered it. */
export function useQuestions<Values extends object, Row extends { version: number }>(
  copy: ReturnType<typeof useWorkingCopy<Values, Row>>,
) {
  /** What another has typed, about which to ask before it is published. */
  const [asking, ask] = useState<ReturnType<typeof copy.others>>(null);
  const [conflict, clash] = useState<Conflict<Values> | null>(null);
  return {
    ask,
    clash,
    /** The questions and their answers, after which the save that they held up goes on. */
    answers: (saveAgain: () => void) => ({
      asking,
      conflict,
      /** Shows what clashes with what another has typed meanwhile, if it still does. */
      choose() {
        const found = copy.rival && copy.meet(copy.rival);
        if (found) clash(found);
      },
      /** Whether what another has typed is to be saved, too. */
      publishAll(isMeant: boolean) {
        ask(null);
        if (!isMeant) return;
        copy.agree();
        saveAgain();
      },
      /** The answer to a conflict; none leaves things as they are. */
      resolve(values: Values | null) {
        clash(null);
        if (!conflict || !values) return;
        conflict.settle(values);
        if (conflict.saves) saveAgain();
      },
    }),
  };
}
