import type { z } from 'zod';

/** Returns the contract's messages on `input` by field: `check: (values) => problemsOf(slideInput, toInput(values))`. */
export function problemsOf(contract: z.ZodType, input: unknown): Record<string, string> {
  const { error } = contract.safeParse(input);
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}
