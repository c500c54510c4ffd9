/** Whether a write failed because of a constraint whose message matches: `UNIQUE constraint failed: products.category …`. */
export function brokeConstraint(error: unknown, constraint: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  return constraint.test(error.message) || brokeConstraint(error.cause, constraint);
}
