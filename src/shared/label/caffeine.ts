import { listed } from '../listed';
import { decimal } from '../nutrition';
import { anyOf, wordsIn } from './words-in';

/** Milligrams in a serving: no food or drink of a shop has so much. */
export const CAFFEINE_MAX = 1000;

type Sources = { ingredients: string | null };
/** `caffeine` is in mg a serving; 0 is none, `null` is not known. */
type Caffeine = Sources & { caffeine: number | null };

/** What ingredients call that which is known for its caffeine. */
const SOURCES = anyOf(
  'cafeina|cafes?|espressos?|cappuccinos?|guarana|mate|matcha|(?:noz|nozes|refrigerantes?) de cola',
  'chas? (?:pretos?|verdes?|brancos?|mate|oolong)|camellia sinensis',
);
/** What has a little by nature. */
const TRACES = anyOf('cacau|chocolates?|achocolatados?');
/** What only tastes of it: `aromatizante natural de café`. Where the next ingredient begins, its name ends. */
const FLAVOURS = anyOf('(?:aromatizantes?|aromas?)(?: (?!(?:e|com)\\b)\\w+)+');
const DECAFFEINATED = anyOf('(?:cafes?|chas?)(?: (?!(?:e|com)\\b)\\w+){0,3} descafeinad\\w+|descafeinad\\w+');
/** What is not taken for a source, and what has none to speak of. */
const NO_SOURCES = anyOf(FLAVOURS.source, DECAFFEINATED.source);
const NO_TRACES = anyOf(FLAVOURS.source, 'manteigas? de cacau|chocolates? brancos?');
const NEVER = /(?!)/g;

/** Whether a product has caffeine: by its amount, or where nobody knows that by its ingredients. `null` is not known. */
export function hasCaffeine({ ingredients, caffeine }: Caffeine): boolean | null {
  if (caffeine !== null) return caffeine > 0;
  return wordsIn(ingredients, SOURCES, NO_SOURCES).length > 0 ? true : null;
}

/** None beside ingredients that have some by nature. */
export function caffeineProblem({ ingredients, caffeine }: Caffeine): string | null {
  if (caffeine !== 0) return null;
  const [source] = [...wordsIn(ingredients, SOURCES, NO_SOURCES), ...wordsIn(ingredients, TRACES, NO_TRACES)];
  return source ? `Não é sem cafeína: a receita leva ${source}. Sem a medida, deixe em branco.` : null;
}

/** What may be right and deserves a second look. */
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

/** What is told of it below the warnings, for information: no rule of foods is known to ask for it (docs/label.md). */
export function caffeineNote(declared: Caffeine): string | null {
  if (declared.caffeine) return `Cafeína: ${decimal(declared.caffeine)} mg por porção.`;
  if (declared.caffeine === 0) return 'Sem cafeína.';
  return hasCaffeine(declared) ? 'Contém cafeína.' : null;
}
