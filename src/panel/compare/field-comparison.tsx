import { useMemo } from 'react';
import { describeValue } from '../form/describe-value';
import { type Block, bodyOf, linesOf } from './blocks';
import { Comparison, type Sides } from './comparison';

type Props<Value> = {
  noun: string;
  field: string;
  before: Value;
  after: Value;
  /** What its values are called, when they do not say it themselves. */
  words?: ((value: Value) => string) | undefined;
  sides?: Sides;
};

/** Two values of one field: a text of several paragraphs by these, whatever else line by line. */
export function FieldComparison<Value>({ noun, field, before, after, words, sides }: Props<Value>) {
  const body = bodyOf(noun, field);
  const [old, now] = useMemo(() => {
    const blocksOf = (value: Value): Block[] =>
      body && value ? body.split(String(value)) : linesOf(words?.(value) || describeValue(value));
    return [blocksOf(before), blocksOf(after)];
  }, [body, before, after, words]);
  return <Comparison before={old} after={now} unit={body ? 'parágrafo' : 'linha'} {...(sides && { sides })} />;
}
