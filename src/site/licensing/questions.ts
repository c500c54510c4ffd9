/** Common questions before a decision. Their answers only repeat what the page says elsewhere. */
export const QUESTIONS = [
  'licensingQuestion1',
  'licensingQuestion2',
  'licensingQuestion3',
  'licensingQuestion4',
  'licensingQuestion5',
  'licensingQuestion6',
] as const;
