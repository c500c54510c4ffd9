import { and, type Column, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { FREE, FREE_OF, labelled } from '../../src/shared/label/free-of';
import type { Allergen } from '../../src/shared/label/regulation';
import { fold } from '../../src/shared/search';
import { BY_CLUE, BY_SYNONYM, type Term } from '../../src/shared/search-terms';
import type { Clue } from '../../src/shared/search-typos';
import { products } from './schema';

/**
 * Text by which a product is found: its own words, then those for the facts on its card and in the filters. The latter come
 * from the columns, so code that writes products need not store them. It must match the index `products_active_text`
 * literally, or SQLite reads every product.
 */
export const productText = sql`(${products.searchText}
  || iif(${products.gluten} = 'free', ' sem gluten', '')
  || iif(${products.lactose} = 'free', ' sem lactose zero lactose', iif(
    ${products.lactose} = 'notApplicable' AND instr(${products.contains} || ${products.mayContain}, 'milk') = 0, ' sem lactose', ''))
  || iif(${products.vegan} = 1, ' vegano vegana', '')
  || iif(${products.nutrition} ->> '$.addedSugars' = 0, ' sem acucar adicionado zero acucares adicionados', '')
  || iif(${products.nutrition} ->> '$.proteins' > 0, ' proteina', '')
  || iif(${products.caffeine} = 0, ' SEM CAFEINA', iif(${products.caffeine} > 0, ' cafeina', ''))
  || iif(${products.ingredients} IS NULL, '', ${sql.join(FREE_OF.map(freeOf), sql` || `)})
)`;

/** Builds the phrase of a product that is known to be free of these. Undeclared counts as present, as do traces. */
function freeOf([word, allergens]: readonly [string, readonly Allergen[]]): SQL {
  const found = allergens.map((code) => sql`instr(contains || may_contain, ${`"${code}"`})`);
  return sql`iif(${sql.join(found, sql` + `)} = 0, ${` ${labelled(FREE + word)}`}, '')`.inlineParams();
}

/** Builds the condition that a folded text contains every folded word. `instr` takes `%` and `_` literally. */
export function hasWords(text: SQLWrapper, words: string[]): SQL | undefined {
  return and(...words.map((word) => sql`instr(${text}, ${word}) > 0`));
}

/**
 * Builds `fold` in SQL, for the letters of Portuguese, where no column stores the folded text. It runs row by row. It has
 * five steps, because SQLite's parser limits how deep calls can be nested. The first removes accents that are characters of
 * their own: grave, acute, circumflex, tilde, diaeresis and cedilla.
 */
export function folded(text: SQLWrapper): SQL {
  const bare = sql`SELECT replace(replace(replace(replace(replace(replace(
    lower(${text}), char(768), ''), char(769), ''), char(770), ''), char(771), ''), char(776), ''), char(807), '') AS t`;
  const vowels = sql`SELECT replace(replace(replace(replace(replace(replace(replace(replace(
    t, 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ã', 'a'), 'Á', 'a'), 'À', 'a'), 'Â', 'a'), 'Ã', 'a') AS t FROM (${bare})`;
  const slender = sql`SELECT replace(replace(replace(replace(replace(replace(
    t, 'é', 'e'), 'ê', 'e'), 'É', 'e'), 'Ê', 'e'), 'í', 'i'), 'Í', 'i') AS t FROM (${vowels})`;
  const round = sql`SELECT replace(replace(replace(replace(replace(replace(
    t, 'ó', 'o'), 'ô', 'o'), 'õ', 'o'), 'Ó', 'o'), 'Ô', 'o'), 'Õ', 'o') AS t FROM (${slender})`;
  return sql`(SELECT replace(replace(replace(replace(replace(replace(
    t, 'ú', 'u'), 'ü', 'u'), 'Ú', 'u'), 'Ü', 'u'), 'ç', 'c'), 'Ç', 'c') FROM (${round}))`;
}

/** Letters of Portuguese that paths have as escapes. */
const ESCAPED = [...'áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ'];
/** Number of calls to nest. */
const DEPTH = 7;

/** Builds the folded text of a canonical path in SQL: `/promocao` for `/promo%C3%A7%C3%A3o`. It runs row by row. */
export function foldedPath(path: SQLWrapper): SQL {
  const steps = Array.from({ length: Math.ceil(ESCAPED.length / DEPTH) }, (_, step) => {
    return ESCAPED.slice(step * DEPTH, (step + 1) * DEPTH);
  });
  return steps.reduce((text, letters) => {
    const plain = letters.reduce(
      (t, letter) => sql`replace(${t}, ${encodeURIComponent(letter)}, ${fold(letter)})`,
      sql`t`,
    );
    return sql`(SELECT ${plain.inlineParams()} FROM (SELECT ${text} AS t))`;
  }, sql`${path}`);
}

/** Literals in the SQL text: a parameter would be bound once for each use. */
const bySynonym = sql`${BY_SYNONYM}`.inlineParams();
const byClue = sql`${BY_CLUE}`.inlineParams();

/**
 * Returns SQL for the rank of a folded text, or NULL if a term is missing: `rankIn` of `search-terms.ts` in SQL. Values are
 * bound as rarely as possible, because D1 allows 100 bound parameters per query.
 */
export function rankOf(column: Column | SQL, terms: Term[]): SQL.Aliased<number> {
  const [first = sql`NULL`, ...others] = terms.map((term) => rankOfTerm(column, term));
  // The rank is NULL if any term is missing: in SQLite, `max` with a NULL is NULL.
  const behind = others.map((rank) => sql`${rank} / ${byClue} * ${byClue}`);
  return sql<number>`max(${sql.join([first, ...behind, sql`0`], sql`, `)})`.as('rank');
}

/**
 * Builds the condition that a folded text contains every term.
 * @param guessed the part of a long text in which mistyped words are guessed: letter by letter, the whole takes seconds
 */
export function hasTerms(column: Column | SQL, terms: Term[], guessed: SQL): SQL | undefined {
  return and(...terms.map((term) => isNotNull(rankOfTerm(column, term, guessed))));
}

function rankOfTerm(column: Column | SQL, { words, typed, clues }: Term, guessed = column): SQL {
  const found = words.map((word, index) => {
    const rank = sql`nullif(instr(${column}, ${word}), 0)`;
    return index < typed ? rank : sql`${bySynonym} + ${rank}`;
  });
  return sql`coalesce(${sql.join([...found, ...clues.map(clueIn(guessed)), sql`NULL`], sql`, `)})`;
}

function clueIn(column: Column | SQL) {
  return ({ piece, looks }: Clue): SQL => {
    const rank = sql`${byClue} + nullif(instr(${column}, ${piece}), 0)`;
    if (looks.length === 0) return rank;
    const whole = looks.map((look) => sql`' ' || ${column} LIKE ${`% ${look}%`}`);
    return sql`iif(instr(${column}, ${piece}) > 0, iif(${sql.join(whole, sql` OR `)}, ${rank}, NULL), NULL)`;
  };
}

/** Condition for the rows of a query that selects {@link rankOf}. */
export const isFound = sql`rank IS NOT NULL`;
export const byRank = sql`rank`;
