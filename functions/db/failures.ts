/** Everything that D1 fails with, told apart once, where it is thrown (`typed-d1.ts`). */
export abstract class DatabaseFailure extends Error {}

/** A guard undid its batch: a row was deleted or changed meanwhile. Nothing was written. See `guard.ts`. */
export class GuardLost extends DatabaseFailure {
  override name = 'GuardLost';
}

type Rule = 'unique' | 'foreign-key' | 'check' | 'not-null';

/** What was to be written breaks a rule of the tables. Nothing was written. */
export class ConstraintBroken extends DatabaseFailure {
  override name = 'ConstraintBroken';
  readonly rule: Rule;
  /** As SQLite names them, `products.category, products.number`; of a foreign key it names none. */
  readonly columns: string;

  constructor(rule: Rule, columns: string, cause?: unknown) {
    super(columns ? `${rule} of ${columns}` : rule, { cause });
    this.rule = rule;
    this.columns = columns;
  }
}

/** Whatever else D1 fails with, a full disk, a lock, a lost connection: the same may succeed in a moment. */
export class DatabaseUnavailable extends DatabaseFailure {
  override name = 'DatabaseUnavailable';
}

/** D1 did not answer in time. What was to be written may have been, or not. */
export class DatabaseTimeout extends DatabaseUnavailable {
  override name = 'DatabaseTimeout';
}

const RULES: [RegExp, Rule][] = [
  [/UNIQUE constraint failed: ([\w., ]+)/, 'unique'],
  [/FOREIGN KEY constraint failed()/, 'foreign-key'],
  [/CHECK constraint failed: (.+?)(?:: SQLITE_|$)/, 'check'],
  [/NOT NULL constraint failed: ([\w., ]+)/, 'not-null'],
];

/**
 * The failure that an error of D1 stands for. D1 tells it in words alone: this is the one place that reads them, and
 * `tests/edge/database-failures.test.ts` has D1 say each of them.
 */
export function failureOf(error: unknown): DatabaseFailure {
  if (error instanceof DatabaseFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (/\bguard_lost\b/.test(message)) return new GuardLost('a row was not as expected', { cause: error });
  for (const [words, rule] of RULES) {
    const [, columns] = words.exec(message) ?? [];
    if (columns !== undefined) return new ConstraintBroken(rule, columns, error);
  }
  return new DatabaseUnavailable(message, { cause: error });
}

/** The failure of D1 behind an error: the ORM wraps those of statements that run alone. */
export function failureBehind(error: unknown): DatabaseFailure | undefined {
  if (error instanceof DatabaseFailure) return error;
  return error instanceof Error ? failureBehind(error.cause) : undefined;
}

export function isGuardLost(error: unknown): boolean {
  return failureBehind(error) instanceof GuardLost;
}

/** Whether a write broke this rule, of these columns where they are named: `products.category, products.number`. */
export function brokeRule(error: unknown, rule: Rule, columns?: string): boolean {
  const failure = failureBehind(error);
  return failure instanceof ConstraintBroken && failure.rule === rule && (!columns || failure.columns === columns);
}
