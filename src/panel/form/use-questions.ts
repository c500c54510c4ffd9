import { useState } from 'react';
import type { Conflict } from '../edit/edit';
import type { useWorkingCopy } from '../working-copy/use-working-copy';

/** Holds the questions that block a save until the user answers them. */
export function useQuestions<Values extends object, Row extends { version: number }>(
  copy: ReturnType<typeof useWorkingCopy<Values, Row>>,
) {
  /** Unpublished input of another person, to be confirmed before it is published. */
  const [asking, ask] = useState<ReturnType<typeof copy.others>>(null);
  const [conflict, clash] = useState<Conflict<Values> | null>(null);
  return {
    ask,
    clash,
    /** Returns the questions and the functions that answer them. An answer resumes the blocked save. */
    answers: (saveAgain: () => void) => ({
      asking,
      conflict,
      /** Shows the clashes with another person's unsaved input, if they still exist. */
      choose() {
        const found = copy.rival && copy.meet(copy.rival);
        if (found) clash(found);
      },
      /** Answers whether another person's input is saved too. */
      publishAll(isMeant: boolean) {
        ask(null);
        if (!isMeant) return;
        copy.agree();
        saveAgain();
      },
      /** Answers a conflict; `null` changes nothing. */
      resolve(values: Values | null) {
        clash(null);
        if (!conflict || !values) return;
        conflict.settle(values);
        if (conflict.saves) saveAgain();
      },
    }),
  };
}
