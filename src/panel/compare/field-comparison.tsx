import { useMemo } from 'react';
import { describeValue } from '../form/describe-value';
import { type Block, bodyOf, linesOf } from './blocks';
import { Comparison, type Sides } from './comparison';

type Props<Value> = {
  noun: string;
  field: string;
  before: Value;
  after: Value;
  /** Describes values that are not readable as they are. */
  words?: ((value: Value) => string) | undefined;
  sides?: Sides;
};

/** Compares two values of a field: texts of several paragraphs by paragraph, other values by line. */
export function FieldComparison<Value>({ noun, field, before, after, words, sides }: Props<Value>) {
  const body = bodyOf(noun, field);
  const [old, now] = useMemo(() => {
    const blocksOf = (value: Value): Block[] =>
      body && value ? body.split(String(value)) : linesOf(words?.(value) || describeValue(value));
    return [blocksOf(before), blocksOf(after)];
  }, [body, before, after, words]);
  return <Comparison before={old} after={now} unit={body ? 'parágrafo' : 'linha'} {...(sides && { sides })} />;
}
