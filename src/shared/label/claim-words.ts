import { CLAIMS, type Claim } from './claim-limits';
import { foldInPlace } from './fold-in-place';
import { FOODS, PROMISING, type Promised, WITHOUT } from './promise-words';

/** Patterns for folded text in which each letter keeps its position. None may match the start of another noun. */
const NOUNS = {
  unadded: 'acucar(?:es)? adicionados?',
  sugars: 'acucar(?:es)?\\b(?: totais)?(?! (?:adicionad|refinad|branco|cristal|mascavo|demerara|de mesa))',
  saturated: '(?:gorduras? )?saturadas?',
  trans: '(?:gorduras? )?trans',
  fats: 'gorduras?\\b(?: tota(?:l|is))?(?! (?:saturad|trans\\b|hidrogenad|vegeta|anima))',
  sodium: 'sodio',
  energy: 'calorias?|kcal|valor(?:es)? energeticos?',
  proteins: 'proteinas?',
  fibers: 'fibras?(?: alimentares)?',
  /** Declared beside the ingredients, but named in the same lists: `sem glúten e açúcar`. */
  gluten: 'gluten',
  lactose: 'lactose',
  ...FOODS,
};
type Noun = keyof typeof NOUNS;

/** Words before the noun, longer ones before shorter ones. */
const TERMS = {
  unadded: '(?:sem|zero|nao (?:leva|contem|tem)) (?:adicao|adicoes) de|sem adicionar',
  notUsed: 'nao leva',
  free: 'nao contem|nao tem|livres? de|isent[oa]s? de|sem|zero(?: gramas? de)?|(?<![\\d.,])0 ?(?:(?:%|m?g)(?: de)?)?',
  veryLow: 'muito (?:baix[oa]s?(?: em| teor(?:es)? de| conteudo de)?|pouc[oa]s?)',
  low: 'baix[oa]s?(?: em| teor(?:es)? de| conteudo de)?|pouc[oa]s?|leves? em|pobres? em',
  high: 'alt[oa]s?(?: em| teor(?:es)? de| conteudo de)?|ric[oa]s? em|chei[oa]s? de|muit[oa]s?',
  source: 'fontes? de|com|contem',
};
type Term = keyof typeof TERMS;

const low = {
  sugars: 'sugarsLow',
  fats: 'fatsLow',
  saturated: 'saturatedLow',
  energy: 'energyLow',
  lactose: 'lactoseLow',
} as const;
const unadded = { sugars: 'sugarsUnadded', unadded: 'sugarsUnadded' } as const;
const SAID: Record<Term, Partial<Record<Noun, Claim | Promised>>> = {
  unadded,
  notUsed: { ...unadded, ...WITHOUT },
  free: {
    ...WITHOUT,
    unadded: 'sugarsUnadded',
    sugars: 'sugarsFree',
    saturated: 'saturatedFree',
    trans: 'transFree',
    fats: 'fatsFree',
    sodium: 'sodiumFree',
    energy: 'energyFree',
  },
  veryLow: { ...low, sodium: 'sodiumVeryLow' },
  low: { ...low, sodium: 'sodiumLow' },
  high: { proteins: 'proteinHigh', fibers: 'fiberHigh' },
  source: { proteins: 'proteinSource', fibers: 'fiberSource' },
};

/** Claims in words of their own, longer ones before shorter ones. */
const PHRASES = {
  ...PROMISING,
  proteinHigh: 'alto (?:teor|conteudo) proteico|hiperproteic[oa]s?|high[ -]protein',
  proteinSource: 'proteic[oa]s?',
  sugarsFree: 'sugar[ -]free|(?:no|zero) sugar|acucar(?:es)? zero',
  sugarsUnadded: 'no added sugar',
  fatsFree: 'gordura zero',
};

/** Comparative claims, and claims that the regulation does not define: no data sheet can prove them. */
const UNPROVABLE =
  'light|diet|low[ -]carb|(?:menos|reduzid[oa]s? (?:em|teor de)|teor reduzido de) (?:acucar(?:es)?|gorduras?|sodio|calorias)';

const any = <Key extends string>(patterns: Record<Key, string>) =>
  (Object.entries(patterns) as [Key, string][]).map(([name, words]) => `(?<${name}>${words})`).join('|');

const TERM = new RegExp(`(?<![\\p{L}\\d])(?:${any(TERMS)})(?= )`, 'gu');
const NOUN = new RegExp(` (?:${any(NOUNS)})(?![\\p{L}\\d])`, 'uy');
const AND = /,| e| ou| nem/y;
const phrase = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'gu');
const PHRASE = phrase(any(PHRASES));
const DOUBTFUL = phrase(UNPROVABLE);

/** Maximum distance of a negation before a claim, in letters. */
const REACH = 100;
/** `não é rico em`, `nem fonte de`; not `não só é rico em`, nor across a comma or an `e`. */
const NEGATED =
  /(?<!\p{L})(?:n[aã]o|nem|nunca|jamais)(?! (?:s[oó]|apenas|somente) )(?: (?!(?:e|mas|ou) )\p{L}+){0,3} $/iu;

/** A claim, or a promise, and the words of the text that make it. */
type ClaimMade = { claim: Claim; words: string };
type PromiseMade = { promised: Promised; words: string };
type Found = { said: Claim | Promised; from: number; to: number };

/** Returns the name of the group that matched. */
function groupOf<Name extends string>(match: RegExpExecArray | null): Name | undefined {
  return Object.entries(match?.groups ?? {}).find(([, said]) => said !== undefined)?.[0] as Name | undefined;
}

/** Returns the nouns of a list, each with its end. */
function nounsFrom(start: number, text: string): { noun: Noun; to: number }[] {
  const nouns: { noun: Noun; to: number }[] = [];
  for (let from = start; ; from = AND.lastIndex) {
    NOUN.lastIndex = from;
    const noun = groupOf<Noun>(NOUN.exec(text));
    if (!noun) return nouns;
    nouns.push({ noun, to: NOUN.lastIndex });
    AND.lastIndex = NOUN.lastIndex;
    if (!AND.test(text)) return nouns;
  }
}

function byTerms(plain: string): Found[] {
  return [...plain.matchAll(TERM)].flatMap((match) => {
    const from = match.index;
    const term = groupOf<Term>(match);
    return nounsFrom(from + match[0].length, plain).flatMap(({ noun, to }) => {
      const said = term && SAID[term][noun];
      return said ? [{ said, from, to }] : [];
    });
  });
}

function byPhrases(plain: string): Found[] {
  return [...plain.matchAll(PHRASE)].flatMap((match) => {
    const said = groupOf<keyof typeof PHRASES>(match);
    return said ? [{ said, from: match.index, to: match.index + match[0].length }] : [];
  });
}

/** Returns the text as it is quoted, and folded. */
function bothWays(written: string): { text: string; plain: string } {
  const text = written.normalize('NFC').replace(/\s+/g, ' ');
  return { text, plain: foldInPlace(text) };
}

const isClaim = (said: Claim | Promised): said is Claim => Object.hasOwn(CLAIMS, said);

/**
 * Returns the claims of a text about nutrients, and its promises about declared ingredients, in order, without
 * duplicates. Negated ones do not count.
 */
export function claimsAndPromises(written: string): { claims: ClaimMade[]; promises: PromiseMade[] } {
  const { text, plain } = bothWays(written);
  const found = [...byTerms(plain), ...byPhrases(plain)]
    .filter(({ from }) => !NEGATED.test(text.slice(Math.max(0, from - REACH), from)))
    .sort((a, b) => a.from - b.from);
  const claims: ClaimMade[] = [];
  const promises: PromiseMade[] = [];
  for (const [at, { said, from, to }] of found.entries()) {
    if (found.findIndex((one) => one.said === said) !== at) continue;
    const words = text.slice(from, to);
    if (isClaim(said)) claims.push({ claim: said, words });
    else promises.push({ promised: said, words });
  }
  return { claims, promises };
}

export const claimsMade = (written: string) => claimsAndPromises(written).claims;

/** Returns the words of a text that no data sheet can prove. */
export function unprovable(written: string): string[] {
  const { text, plain } = bothWays(written);
  return [...plain.matchAll(DOUBTFUL)].map(({ index, 0: said }) => text.slice(index, index + said.length));
}
