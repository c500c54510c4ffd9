/** What people ask before they decide. The answers say nothing that the page does not hold elsewhere. */
export const QUESTIONS = [
  'licensingQuestion1',
  'licensingQuestion2',
  'licensingQuestion3',
  'licensingQuestion4',
  'licensingQuestion5',
  'licensingQuestion6',
] as const;
