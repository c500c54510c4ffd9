/** Base of all failures of D1. They are classified in one place, where they are thrown (`typed-d1.ts`). */
export abstract class DatabaseFailure extends Error {}

/** A guard rolled back its batch because a row was deleted or changed concurrently. Nothing was written. See `guard.ts`. */
export class GuardLost extends DatabaseFailure {
  override name = 'GuardLost';
}

/** A text compresses too little to be stored beside its earlier version. Nothing was written. See `packed.ts`. */
export class TextTooLong extends DatabaseFailure {
  override name = 'TextTooLong';
  readonly field: string;

  constructor(field: string) {
    super(`${field} hardly compresses`);
    this.field = field;
  }
}

type Rule = 'unique' | 'foreign-key' | 'check' | 'not-null';

/** The write violates a constraint of the tables. Nothing was written. */
export class ConstraintBroken extends DatabaseFailure {
  override name = 'ConstraintBroken';
  readonly rule: Rule;
  /** Columns as SQLite names them, `products.category, products.number`; empty for a foreign key. */
  readonly columns: string;

  constructor(rule: Rule, columns: string, cause?: unknown) {
    super(columns ? `${rule} of ${columns}` : rule, { cause });
    this.rule = rule;
    this.columns = columns;
  }
}

/** Any other failure of D1, such as a full disk, a lock or a lost connection. A retry may succeed. */
export class DatabaseUnavailable extends DatabaseFailure {
  override name = 'DatabaseUnavailable';
}

/** D1 did not answer in time. It is unknown whether the write was applied. */
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
 * Converts an error of D1 to its failure. D1 reports the kind only in the message. No other code parses these messages,
 * and `tests/edge/database-failures.test.ts` makes D1 produce each of them.
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

/** Returns the failure of D1 inside an error, if any: Drizzle wraps errors of statements that run outside a batch. */
export function failureBehind(error: unknown): DatabaseFailure | undefined {
  if (error instanceof DatabaseFailure) return error;
  return error instanceof Error ? failureBehind(error.cause) : undefined;
}

export function isGuardLost(error: unknown): boolean {
  return failureBehind(error) instanceof GuardLost;
}

/** Returns whether a write broke this rule, and on these columns if given: `products.category, products.number`. */
export function brokeRule(error: unknown, rule: Rule, columns?: string): boolean {
  const failure = failureBehind(error);
  return failure instanceof ConstraintBroken && failure.rule === rule && (!columns || failure.columns === columns);
}
