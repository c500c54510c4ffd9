import type { Allergen } from './regulation';

/** The regulation's foods in texts, folded; not namesakes (buckwheat, coconut milk), nor single kinds of milk. */
export const FOODS = {
  wheat: 'trigo(?! (?:sarraceno|mourisco))',
  rye: 'centeio',
  barley: 'cevada',
  oats: 'aveia',
  crustaceans: 'crustaceos?|camar(?:ao|oes)',
  eggs: 'ovos?',
  fish: 'peixes?',
  peanuts: 'amendoi(?:m|ns)',
  soy: 'soja',
  milk: 'leites?(?! (?:de (?!vaca)|vegeta|condensad|em po|ninho))|laticinios?|lacteos?',
  almonds: 'amendoas?',
  hazelnuts: 'avelas?',
  walnuts: 'nozes',
  pistachios: 'pistaches?',
} as const satisfies Partial<Record<Allergen, string>>;
export type Food = keyof typeof FOODS;

/** Promises of a text about what is declared beside the ingredients: that it is absent, or that there is little of it. */
export type Promised = 'glutenFree' | 'lactoseFree' | 'lactoseLow' | 'vegan' | `no ${Food}`;

const foods = Object.keys(FOODS) as Food[];
const withoutFoods = Object.fromEntries(foods.map((food) => [food, `no ${food}`])) as { [Name in Food]: `no ${Name}` };

/** Promises of `sem`, `zero` and similar terms, by noun. */
export const WITHOUT = { gluten: 'glutenFree', lactose: 'lactoseFree', ...withoutFoods } as const;

/** Promises in words of their own. */
export const PROMISING = {
  vegan: 'vegan[oa]s?|plant[ -]based|100 ?% (?:vegetal|vegetais)',
  glutenFree: 'gluten[ -]free|gluten zero',
  lactoseFree: 'lactose zero|lac[ -]free|zero lac',
} as const;
