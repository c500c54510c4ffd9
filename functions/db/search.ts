import { and, type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { BY_CLUE, BY_SYNONYM, type Term } from '../../src/shared/search-terms';
import type { Clue } from '../../src/shared/search-typos';
import { products } from './schema';

/**
 * What a product is found by: its own words, then what its card and the filters say of it. That is told by its columns, so
 * that whoever writes them need not know of it.
 */
export const productText = sql`(${products.searchText}
  || iif(${products.gluten} = 'free', ' sem gluten', '')
  || iif(${products.lactose} = 'free', ' sem lactose zero lactose', iif(
    ${products.lactose} = 'notApplicable' AND instr(${products.contains} || ${products.mayContain}, 'milk') = 0, ' sem lactose', ''))
  || iif(${products.vegan} = 1, ' vegano vegana', '')
  || iif(${products.nutrition} ->> '$.addedSugars' = 0, ' sem acucar adicionado zero acucares adicionados', '')
)`;

/** Whether a folded text has every one of the folded words, as they are: `%` and `_` mean nothing to `instr`. */
export function hasWords(text: SQLWrapper, words: string[]): SQL | undefined {
  return and(...words.map((word) => sql`instr(${text}, ${word}) > 0`));
}

/**
 * `fold`, told by the database of the letters of Portuguese, for a text that no column keeps folded: it costs row by row. In
 * four steps, because so many calls within each other are more than SQLite's parser takes.
 */
export function folded(text: SQLWrapper): SQL {
  const vowels = sql`replace(replace(replace(replace(replace(replace(replace(replace(
    lower(${text}), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ã', 'a'), 'Á', 'a'), 'À', 'a'), 'Â', 'a'), 'Ã', 'a')`;
  const slender = sql`SELECT replace(replace(replace(replace(replace(replace(
    t, 'é', 'e'), 'ê', 'e'), 'É', 'e'), 'Ê', 'e'), 'í', 'i'), 'Í', 'i') AS t FROM (SELECT ${vowels} AS t)`;
  const round = sql`SELECT replace(replace(replace(replace(replace(replace(
    t, 'ó', 'o'), 'ô', 'o'), 'õ', 'o'), 'Ó', 'o'), 'Ô', 'o'), 'Õ', 'o') AS t FROM (${slender})`;
  return sql`(SELECT replace(replace(replace(replace(replace(replace(
    t, 'ú', 'u'), 'ü', 'u'), 'Ú', 'u'), 'Ü', 'u'), 'ç', 'c'), 'Ç', 'c') FROM (${round}))`;
}

/** As part of the text: each would be one of a query's values wherever it stands. */
const bySynonym = sql`${BY_SYNONYM}`.inlineParams();
const byClue = sql`${BY_CLUE}`.inlineParams();

/**
 * How early a folded text has what is looked for, or NULL: `rankIn` of `search-terms.ts`, told by the database. Every
 * value stands in it once, because a query takes a hundred.
 * @param guessed the part of a long text in which a mistyped word is guessed: letter by letter that takes seconds
 */
export function rankOf(column: Column | SQL, terms: Term[], guessed = column): SQL.Aliased<number> {
  const [first = sql`NULL`, ...others] = terms.map(({ words, typed, clues }) => {
    const found = words.map((word, index) => {
      const rank = sql`nullif(instr(${column}, ${word}), 0)`;
      return index < typed ? rank : sql`${bySynonym} + ${rank}`;
    });
    const ranks = [...found, ...clues.map(clueIn(guessed))];
    return sql`coalesce(${sql.join([...ranks, sql`NULL`], sql`, `)})`;
  });
  // Of what is not found nothing is the greatest: `max` of a NULL is NULL.
  const behind = others.map((rank) => sql`${rank} / ${byClue} * ${byClue}`);
  return sql<number>`max(${sql.join([first, ...behind, sql`0`], sql`, `)})`.as('rank');
}

function clueIn(column: Column | SQL) {
  return ({ piece, looks }: Clue): SQL => {
    const rank = sql`${byClue} + nullif(instr(${column}, ${piece}), 0)`;
    if (looks.length === 0) return rank;
    const whole = looks.map((look) => sql`' ' || ${column} LIKE ${`% ${look}%`}`);
    return sql`iif(instr(${column}, ${piece}) > 0, iif(${sql.join(whole, sql` OR `)}, ${rank}, NULL), NULL)`;
  };
}

/** For the rows of a query that selects {@link rankOf}. */
export const isFound = sql`rank IS NOT NULL`;
export const byRank = sql`rank`;
