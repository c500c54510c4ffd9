import { listed } from '../listed';
import { decimal } from '../nutrition';
import { anyOf, wordsIn } from './words-in';

/** Maximum, in mg per serving: no food or drink of a shop has that much. */
export const CAFFEINE_MAX = 1000;

type Sources = { ingredients: string | null };
/** `caffeine` is in mg per serving; 0 is none, `null` is unknown. */
type Caffeine = Sources & { caffeine: number | null };

/** Ingredients that are known for their caffeine. */
const SOURCES = anyOf(
  'cafeina|cafes?|espressos?|cappuccinos?|guarana|mate|matcha|(?:noz|nozes|refrigerantes?) de cola',
  'chas? (?:pretos?|verdes?|brancos?|mate|oolong)|camellia sinensis',
);
/** Ingredients with a little caffeine by nature. */
const TRACES = anyOf('cacau|chocolates?|achocolatados?');
/** Ingredients that only taste of it: `aromatizante natural de café`. The name ends where the next ingredient begins. */
const FLAVOURS = anyOf('(?:aromatizantes?|aromas?)(?: (?!(?:e|com)\\b)\\w+)+');
const DECAFFEINATED = anyOf('(?:cafes?|chas?)(?: (?!(?:e|com)\\b)\\w+){0,3} descafeinad\\w+|descafeinad\\w+');
/** Names that are no sources: flavours, decaffeinated drinks, and cocoa products without notable caffeine. */
const NO_SOURCES = anyOf(FLAVOURS.source, DECAFFEINATED.source);
const NO_TRACES = anyOf(FLAVOURS.source, 'manteigas? de cacau|chocolates? brancos?');
const NEVER = /(?!)/g;

/** Returns whether a product has caffeine, by its amount, or by its ingredients if that is unknown. `null` is unknown. */
export function hasCaffeine({ ingredients, caffeine }: Caffeine): boolean | null {
  if (caffeine !== null) return caffeine > 0;
  return wordsIn(ingredients, SOURCES, NO_SOURCES).length > 0 ? true : null;
}

/** Reports an amount of 0 if an ingredient has caffeine by nature. */
export function caffeineProblem({ ingredients, caffeine }: Caffeine): string | null {
  if (caffeine !== 0) return null;
  const [source] = [...wordsIn(ingredients, SOURCES, NO_SOURCES), ...wordsIn(ingredients, TRACES, NO_TRACES)];
  return source ? `Não é sem cafeína: a receita leva ${source}. Sem a medida, deixe em branco.` : null;
}

/** Returns statements that may be right but deserve a second look. */
export function caffeineDoubts({ ingredients, caffeine }: Caffeine): string[] {
  const named = (pattern: RegExp, not = NEVER) => wordsIn(ingredients, pattern, not).length > 0;
  const flavours = wordsIn(ingredients, FLAVOURS, NEVER).filter(
    (flavour) => wordsIn(flavour, SOURCES, NEVER).length > 0,
  );
  return [
    caffeine === 0 && named(DECAFFEINATED) && 'O descafeinado ainda tem um pouco de cafeína: zero só vale com análise.',
    caffeine === 0 &&
      flavours.length > 0 &&
      `Zero de cafeína só vale se ${listed(flavours)} também não tiver: confirme com o fornecedor.`,
    (caffeine ?? 0) > 0 &&
      ingredients !== null &&
      !named(SOURCES) &&
      !named(TRACES) &&
      'Os ingredientes não dizem de onde vem a cafeína.',
  ].filter((doubt) => doubt !== false);
}

/** Returns the line on caffeine below the warnings, for information: no known food rule requires it (docs/label.md). */
export function caffeineNote(declared: Caffeine): string | null {
  if (declared.caffeine) return `Cafeína: ${decimal(declared.caffeine)} mg por porção.`;
  if (declared.caffeine === 0) return 'Sem cafeína.';
  return hasCaffeine(declared) ? 'Contém cafeína.' : null;
}
