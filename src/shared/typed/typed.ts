import type { z } from 'zod';

export type Problems<Values> = Partial<Record<keyof Values, string>>;
export type Descriptions<Values> = { [K in keyof Values]?: (value: Values[K]) => string };

/** How a noun's form holds a record during an edit: optional values may be empty, numbers are as typed. */
export type Typed<Values extends object, Input extends object, Row extends Input> = {
  /** All values that the form's fields can hold, valid or not. */
  contract: z.ZodObject & z.ZodType<Values>;
  labels: Record<keyof Values, string>;
  toValues: (row: Row) => Values;
  /** The input to write. It may be invalid until `check` finds no problem. */
  toInput: (values: Values) => Partial<Input>;
  check: (values: Values) => Problems<Values>;
  /** Whether visitors see it now. */
  isLive: (input: Input) => boolean;
  /** Instants, in ms, at which `isLive` changes without a write. There are none if it is missing. */
  turnsOf?: (input: Input) => number[];
};
