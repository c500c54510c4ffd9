import { z } from './zod';

/** The version that an editor saw. Every write names it. */
export const version = z.int().min(1);

/** The same in an address: `?version=3`. */
export const versionQuery = z.strictObject({
  version: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
});
