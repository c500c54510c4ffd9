import { remembered } from '../remembered';
import { fold } from '../search';
import { ALLERGEN_CODES, type Allergen } from './regulation';
import { WITHOUT } from './words-in';

/**
 * How ingredients name an allergen, in regular expressions of folded text: `food` is the food itself, `derived` something
 * made of it with a name of its own, `not` names that only sound like it.
 */
type Words = { food: string; derived?: string; not?: string };

/** Plants whose “milk”, “butter” or “cream” is not dairy. */
const PLANTS =
  'coco|amendoas?|castanhas?|soja|arroz|aveia|amendoim|avelas?|cacau|karite|cupuacu|pistaches?|nozes|macadamias?|gergelim|girassol|palma';
const MILKY =
  'leites?|manteigas?|cremes?|queijos?|mucarela|mussarela|parmesao|ricota|requeijao|cream cheese|iogurtes?|kefir|coalhada|natas?|chantill?[yi]';
/** How such a food is prepared, before the plant is named: `leite condensado de coco`, `queijo tipo parmesão vegano`. */
const PREPARED = '(?: (?:condensad\\w+|evaporad\\w+|em po|fermentad\\w+|cremos\\w+|batid\\w+|ralad\\w+|tipo \\w+))*';
const OF_PLANTS = `(?:vegeta\\w+|vegan\\w+|d[aeo]s? (?:${PLANTS}))`;

const WORDS: Record<Allergen, Words> = {
  wheat: {
    food: 'trigo|espelta|kamut|triticale',
    derived: 'semolas?|semolina|cuscuz|bulgur|gluten|seitan|farinha de rosca',
    not: 'trigo (?:sarraceno|mourisco)|(?:semolas?|cuscuz|gluten) de (?:milho|arroz|mandioca)',
  },
  rye: { food: 'centeio|triticale' },
  barley: { food: 'cevada', derived: 'maltes?', not: 'maltes? de (?:milho|arroz)' },
  oats: { food: 'aveia' },
  crustaceans: {
    food: 'crustaceos?|camarao|camaroes|lagostas?|lagostim|lagostins|siris?|caranguejos?|krill',
    derived: 'quitosana',
  },
  eggs: {
    food: 'ovos?|gemas?|claras? (?:em po|desidratad\\w+|pasteurizad\\w+)',
    derived: 'albumina|ovoalbumina|lisozima|maionese',
    not: `(?:ovos?|maionese) ${OF_PLANTS}`,
  },
  fish: { food: 'peixes?|atum|sardinhas?|bacalhau|salmao|tilapia|merluza|anchovas?|aliche|pescada|cavala' },
  peanuts: { food: 'amendoim|amendoins', derived: 'pacocas?|pes? de moleque' },
  soy: { food: 'soja|edamame', derived: 'tofu|shoyu|misso|tempeh|lecitinas?(?! d[aeo]s? )' },
  milk: {
    food: 'leites?',
    derived:
      'whey|soros?|lactosoro|casein\\w+|lactose|lactoalbumina|lactoglobulina|lactoferrina|lacte[ao]s?|manteigas?|ghee|queijos?|mucarela|mussarela|parmesao|ricota|requeijao|cream cheese|iogurtes?|kefir|coalhada|leitelho|natas?|chantilly|chantili|permeado|chocolate branco',
    not: `(?:${MILKY})${PREPARED} ${OF_PLANTS}|(?:sem|zero|baix\\w+|isent\\w+)(?: \\w+){0,2} lactose`,
  },
  almonds: { food: 'amendoas?', derived: 'marzipa' },
  hazelnuts: { food: 'avelas?', derived: 'gianduia' },
  cashews: { food: 'castanhas? (?:de|do) caju' },
  brazilNuts: { food: 'castanhas? d[aeo] (?:para|brasil|amazonia)' },
  macadamias: { food: 'macadamias?' },
  walnuts: { food: 'noz|nozes', not: '(?:noz|nozes) (?:moscadas?|pecas?|macadamias?|de cola)' },
  pecans: { food: 'pecas?' },
  pistachios: { food: 'pistaches?|pistacho' },
  pineNuts: { food: 'pinolis?|pignoli' },
  chestnuts: { food: 'castanhas?', not: 'castanhas? (?:d[aeo] (?:caju|para|brasil|amazonia))' },
  latex: { food: 'latex' },
};

/** Products made of a food: `farinha de trigo`, `proteína concentrada do soro do leite`, `lecitina de soja`. */
const MADE_OF =
  'amidos?|caseinatos?|compostos?|concentrados?|cremes?|doces?|extratos?|farelos?|farinhas?|fibras?|germen|gorduras?|hidrolisados?|isolados?|lecitinas?|manteigas?|maltes?|oleos?|permeados?|proteinas?|solidos|soros?|xaropes?';

const words = (source: string) => new RegExp(`\\b(?:${source})\\b`, 'g');
const NOTHING = /(?!)/g;

const rules = ALLERGEN_CODES.map((code) => {
  const { food, derived, not } = WORDS[code];
  const named = derived ? `${food}|${derived}` : food;
  return {
    code,
    food: words(food),
    derivatives: [words(`(?:${MADE_OF})(?: \\w+){0,3} d[aeo]s? (?:${food})`), derived ? words(derived) : NOTHING],
    not: words(`${WITHOUT} (?:${named})${not ? `|${not}` : ''}`),
  };
});

/** How an allergen occurs in a product: as the food itself, as something made of it, or both. */
export type Form = { food: boolean; derivative: boolean };

/**
 * Returns the allergens that a list of ingredients names, each with its forms. Memoized, because a page asks for each
 * product and each filter.
 */
export const allergensNamed: (ingredients: string) => ReadonlyMap<Allergen, Form> = remembered(lookedThrough);

function lookedThrough(ingredients: string): Map<Allergen, Form> {
  const items = fold(ingredients)
    .replace(/-/g, ' ')
    .split(/[^a-z0-9% ]| e | ou /)
    .map((item) => item.trim());
  const named = new Map<Allergen, Form>();
  for (const item of items.filter(Boolean)) {
    for (const { code, food, derivatives, not } of rules) {
      const searched = item.replace(not, '|');
      const rest = derivatives.reduce((text, pattern) => text.replace(pattern, '|'), searched);
      const form = { food: rest.search(food) >= 0, derivative: rest !== searched };
      if (!form.food && !form.derivative) continue;
      const before = named.get(code);
      named.set(code, {
        food: form.food || before?.food === true,
        derivative: form.derivative || before?.derivative === true,
      });
    }
  }
  return named;
}
