import type { z } from 'zod';

export type Problems<Values> = Partial<Record<keyof Values, string>>;
export type Descriptions<Values> = { [K in keyof Values]?: (value: Values[K]) => string };

/** How a noun's form holds a record while it is typed: what may be missing is empty, numbers are as they are written. */
export type Typed<Values extends object, Input extends object, Row extends Input> = {
  /** What the form's fields can hold at all, right or wrong. */
  contract: z.ZodObject & z.ZodType<Values>;
  labels: Record<keyof Values, string>;
  toValues: (row: Row) => Values;
  /** What is written; before `check` has found nothing, it may be anything. */
  toInput: (values: Values) => Partial<Input>;
  check: (values: Values) => Problems<Values>;
  /** Whether visitors see it now. */
  isLive: (input: Input) => boolean;
  /** The moments, in ms, at which that changes by the hour alone. Where it is missing, there are none. */
  turnsOf?: (input: Input) => number[];
};
