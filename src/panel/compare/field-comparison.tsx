import { useMemo } from 'react';
import { describeValue } from '../form/describe-value';
import { type Block, isBody, linesOf, paragraphsOf } from './blocks';
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

/** Two values of one field: an article paragraph by paragraph, whatever else line by line. */
export function FieldComparison<Value>({ noun, field, before, after, words, sides }: Props<Value>) {
  const isArticle = isBody(noun, field);
  const [old, now] = useMemo(() => {
    const blocksOf = (value: Value): Block[] =>
      isArticle && value ? paragraphsOf(String(value)) : linesOf(words?.(value) || describeValue(value));
    return [blocksOf(before), blocksOf(after)];
  }, [isArticle, before, after, words]);
  return <Comparison before={old} after={now} unit={isArticle ? 'parágrafo' : 'linha'} {...(sides && { sides })} />;
}
