import { anyOf, wordsIn } from './words-in';

/** Sources of phenylalanine, by their names and numbers. */
const ASPARTAME = anyOf('aspartam[eo]?', '(?:ins|e) ?9(?:51|62)');
/** Polyols that are laxative in larger amounts; erythritol is not known to be. */
const POLYOLS = anyOf(
  '(?:sorbitol|manitol|isomalte?|isomaltitol|maltitol|lactitol|xilitol)',
  '(?:ins|e) ?(?:42[01]|953|96[567])',
  'poliois|poliol|polidextrose',
);
const NEVER = /(?!)/g;

/**
 * Returns the warnings for sweeteners (Portaria SVS/MS 29/1998, items 8.2.2 and 8.2.3, which RDC 727/2022 keeps). For
 * polyols the law requires it if a day's intake has 20 g of mannitol, 50 g of sorbitol or a laxative amount of others.
 * Data sheets do not declare these amounts, so the warning is given for any polyol.
 */
export function sweetenerStatements(ingredients: string | null): string[] {
  const named = (words: RegExp) => wordsIn(ingredients, words, NEVER).length > 0;
  return [
    named(ASPARTAME) && 'CONTÉM FENILALANINA.',
    named(POLYOLS) && 'ESTE PRODUTO PODE TER EFEITO LAXATIVO.',
  ].filter((statement) => statement !== false);
}
