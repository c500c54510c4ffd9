/**
 * A second implementation of the label's warnings, from tables written by hand after the regulation, with no code of the
 * product. Each phrase of an ingredient has its allergens: `food` is the food itself, `made` a product made of it.
 */
type Told = Partial<Record<string, 'food' | 'made'>>;

/** RDC 727/2022, Anexo III, in its order, with the printed names. */
export const ANNEX: [code: string, printed: string][] = [
  ['wheat', 'TRIGO'],
  ['rye', 'CENTEIO'],
  ['barley', 'CEVADA'],
  ['oats', 'AVEIA'],
  ['crustaceans', 'CRUSTÁCEOS'],
  ['eggs', 'OVOS'],
  ['fish', 'PEIXES'],
  ['peanuts', 'AMENDOIM'],
  ['soy', 'SOJA'],
  ['milk', 'LEITE'],
  ['almonds', 'AMÊNDOAS'],
  ['hazelnuts', 'AVELÃS'],
  ['cashews', 'CASTANHA-DE-CAJU'],
  ['brazilNuts', 'CASTANHA-DO-PARÁ'],
  ['macadamias', 'MACADÂMIAS'],
  ['walnuts', 'NOZES'],
  ['pecans', 'PECÃS'],
  ['pistachios', 'PISTACHES'],
  ['pineNuts', 'PINOLI'],
  ['chestnuts', 'CASTANHAS'],
  ['latex', 'LÁTEX NATURAL'],
];

export const PHRASES: [phrase: string, told: Told][] = [
  ['leite', { milk: 'food' }],
  ['Leite semidesnatado', { milk: 'food' }],
  ['leite em pó integral', { milk: 'food' }],
  ['leite zero lactose', { milk: 'food' }],
  ['chocolate ao leite', { milk: 'food' }],
  ['whey', { milk: 'made' }],
  ['Soro de leite em pó', { milk: 'made' }],
  ['soro', { milk: 'made' }],
  ['proteína do leite', { milk: 'made' }],
  ['proteína concentrada do soro do leite', { milk: 'made' }],
  ['caseinato de cálcio', { milk: 'made' }],
  ['creme de leite', { milk: 'made' }],
  ['manteiga', { milk: 'made' }],
  ['queijo parmesão', { milk: 'made' }],
  ['iogurte natural', { milk: 'made' }],
  ['bebida láctea', { milk: 'made' }],
  ['lactose', { milk: 'made' }],
  ['chocolate branco', { milk: 'made' }],
  ['leite de coco', {}],
  ['leite condensado', { milk: 'food' }],
  ['leite condensado de coco', {}],
  ['leite em pó de coco', {}],
  ['leite condensado vegano', {}],
  ['queijo tipo parmesão vegano', {}],
  ['cream cheese', { milk: 'made' }],
  ['cream cheese vegano', {}],
  ['chantilly vegetal', {}],
  ['caseína vegana', { milk: 'made' }],
  ['chocolate amargo (sem leite)', {}],
  ['cobertura livre de leite', {}],
  ['ovo vegano', {}],
  ['maionese', { eggs: 'made' }],
  ['maionese vegana', {}],
  ['massa sem ovos', {}],
  ['granola isenta de amendoim', {}],
  ['leite de aveia', { oats: 'food' }],
  ['leite de amêndoas', { almonds: 'food' }],
  ['bebida de soja', { soy: 'food' }],
  ['manteiga de cacau', {}],
  ['manteiga de karité', {}],
  ['creme de coco', {}],
  ['creme vegetal', {}],
  ['leite vegetal', {}],
  ['amendoim torrado', { peanuts: 'food' }],
  ['pasta de amendoim', { peanuts: 'food' }],
  ['óleo de amendoim', { peanuts: 'made' }],
  ['paçoca', { peanuts: 'made' }],
  ['soja', { soy: 'food' }],
  ['emulsificante lecitina de soja', { soy: 'made' }],
  ['emulsificante: lecitina', { soy: 'made' }],
  ['lecitina de girassol', {}],
  ['proteína isolada de soja', { soy: 'made' }],
  ['óleo de soja', { soy: 'made' }],
  ['shoyu', { soy: 'made' }],
  ['trigo em grão', { wheat: 'food' }],
  ['farinha de trigo enriquecida com ferro', { wheat: 'made' }],
  ['gérmen de trigo', { wheat: 'made' }],
  ['sêmola', { wheat: 'made' }],
  ['sêmola de milho', {}],
  ['trigo-sarraceno', {}],
  ['farinha de arroz', {}],
  ['espelta', { wheat: 'food' }],
  ['triticale', { wheat: 'food', rye: 'food' }],
  ['farinha de centeio', { rye: 'made' }],
  ['cevada', { barley: 'food' }],
  ['extrato de malte', { barley: 'made' }],
  ['maltodextrina', {}],
  ['flocos de aveia', { oats: 'food' }],
  ['farelo de aveia', { oats: 'made' }],
  ['camarões', { crustaceans: 'food' }],
  ['ovo', { eggs: 'food' }],
  ['gema de ovo pasteurizada', { eggs: 'food' }],
  ['clara em pó', { eggs: 'food' }],
  ['albumina', { eggs: 'made' }],
  ['cerveja clara', {}],
  ['bacalhau', { fish: 'food' }],
  ['óleo de peixe', { fish: 'made' }],
  ['amêndoas', { almonds: 'food' }],
  ['farinha de amêndoa', { almonds: 'made' }],
  ['avelã', { hazelnuts: 'food' }],
  ['creme de avelãs', { hazelnuts: 'made' }],
  ['castanha-de-caju', { cashews: 'food' }],
  ['castanhas de caju', { cashews: 'food' }],
  ['castanha-do-pará', { brazilNuts: 'food' }],
  ['castanha-do-brasil', { brazilNuts: 'food' }],
  ['castanha portuguesa', { chestnuts: 'food' }],
  ['macadâmias', { macadamias: 'food' }],
  ['nozes', { walnuts: 'food' }],
  ['noz-moscada', {}],
  ['noz-pecã', { pecans: 'food' }],
  ['pecãs', { pecans: 'food' }],
  ['pasta de pistache', { pistachios: 'food' }],
  ['pinoli', { pineNuts: 'food' }],
  ['látex natural', { latex: 'food' }],
  ['açúcar', {}],
  ['cacau em pó', {}],
  ['creatina monoidratada', {}],
  ['ácido lático', {}],
  ['cenoura', {}],
  ['couve', {}],
  ['coco ralado', {}],
];

/** Returns the combined form of each allergen in a list of phrases: `f`, `m` or `fm`. */
export function toldBy(phrases: Told[]): Record<string, string> {
  const forms: Record<string, string> = {};
  for (const [code] of ANNEX) {
    const all = phrases.map((told) => told[code]);
    const form = `${all.includes('food') ? 'f' : ''}${all.includes('made') ? 'm' : ''}`;
    if (form) forms[code] = form;
  }
  return forms;
}

function listed(codes: string[]): string {
  let text = '';
  const printed = ANNEX.filter(([code]) => codes.includes(code)).map(([, name]) => name);
  printed.forEach((name, at) => {
    if (at > 0) text += at === printed.length - 1 ? ' E ' : ', ';
    text += name;
  });
  return text;
}

type Declared = {
  forms: Record<string, string>;
  contains: string[];
  mayContain: string[];
  gluten: string | null;
  lactose: string | null;
};

/** Returns the label's lines. */
export function expectedStatements({ forms, contains, mayContain, gluten, lactose }: Declared): string[] {
  const inForm = (form: string) => listed(contains.filter((code) => (forms[code] ?? 'f') === form));
  let allergens = '';
  if (inForm('f')) allergens += ` CONTÉM ${inForm('f')}.`;
  if (inForm('fm')) allergens += ` CONTÉM ${inForm('fm')} E DERIVADOS.`;
  if (inForm('m')) allergens += ` CONTÉM DERIVADOS DE ${inForm('m')}.`;
  if (mayContain.length > 0) allergens += ` PODE CONTER ${listed(mayContain)}.`;
  const lines: string[] = [];
  if (allergens) lines.push(`ALÉRGICOS:${allergens}`);
  if (lactose === 'contains') lines.push('CONTÉM LACTOSE.');
  if (lactose === 'low') lines.push('BAIXO TEOR DE LACTOSE.');
  if (lactose === 'free') lines.push('ZERO LACTOSE.');
  if (gluten === 'contains') lines.push('CONTÉM GLÚTEN.');
  if (gluten === 'free') lines.push('NÃO CONTÉM GLÚTEN.');
  return lines;
}
