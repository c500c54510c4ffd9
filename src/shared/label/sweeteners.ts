import { anyOf, wordsIn } from './words-in';

/** What brings phenylalanine, by its names and its number. */
const ASPARTAME = anyOf('aspartam[eo]?', '(?:ins|e) ?9(?:51|62)');
/** Polyols of which more than a little loosens; erythritol is not known to. */
const POLYOLS = anyOf(
  '(?:sorbitol|manitol|isomalte?|isomaltitol|maltitol|lactitol|xilitol)',
  '(?:ins|e) ?(?:42[01]|953|96[567])',
  'poliois|poliol|polidextrose',
);
const NEVER = /(?!)/g;

/**
 * What a label warns of because of its sweeteners (Portaria SVS/MS 29/1998, items 8.2.2 and 8.2.3, which RDC 727/2022
 * keeps). Of polyols the law asks for it from 20 g of mannitol, 50 g of sorbitol or as much of others as loosens in what
 * is eaten of it in a day; nobody declares how much there is, so that it is said of any.
 */
export function sweetenerStatements(ingredients: string | null): string[] {
  const named = (words: RegExp) => wordsIn(ingredients, words, NEVER).length > 0;
  return [
    named(ASPARTAME) && 'CONTÉM FENILALANINA.',
    named(POLYOLS) && 'ESTE PRODUTO PODE TER EFEITO LAXATIVO.',
  ].filter((statement) => statement !== false);
}
