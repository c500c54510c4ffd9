import { describe, expect, test } from 'vitest';
import { categories } from '../../scripts/seed/categories';
import { products } from '../../scripts/seed/products';
import { type Claiming, claimDoubts, claimProblems } from '../../src/shared/label/claim-check';
import { claimsMade, unprovable } from '../../src/shared/label/claim-words';
import { verdictOn } from '../../src/shared/label/claims';
import { productInput } from '../../src/shared/product';
import { NOTHING } from '../helpers/declaration';
import { nothing } from '../helpers/nutrition';

const codes = (text: string) => claimsMade(text).map(({ claim }) => claim);

const CLAIMING: [text: string, ...claims: string[]][] = [
  ['Rico em proteína', 'proteinHigh'],
  ['ALTO TEOR DE PROTEÍNAS', 'proteinHigh'],
  ['Alto conteúdo de proteínas', 'proteinHigh'],
  ['Hiperproteico', 'proteinHigh'],
  ['alto teor proteico', 'proteinHigh'],
  ['com muita proteína', 'proteinHigh'],
  ['Fonte de proteína', 'proteinSource'],
  ['massa fina com proteína e sem glúten', 'proteinSource'],
  ['contém proteína', 'proteinSource'],
  ['a casquinha mais proteica', 'proteinSource'],
  ['contém fibras e proteína', 'fiberSource', 'proteinSource'],
  ['rica em fibras alimentares', 'fiberHigh'],
  ['zero açúcar', 'sugarsFree'],
  ['Sem acucar', 'sugarsFree'],
  ['NÃO CONTÉM AÇÚCARES', 'sugarsFree'],
  ['sem glúten, lactose e açúcar', 'sugarsFree'],
  ['20 kcal, 0 g de açúcares', 'sugarsFree'],
  ['sem adição de açúcares', 'sugarsUnadded'],
  ['sem\n açúcares adicionados', 'sugarsUnadded'],
  ['0 g de açúcares adicionados', 'sugarsUnadded'],
  ['não leva açúcar', 'sugarsUnadded'],
  ['pouco açúcar', 'sugarsLow'],
  ['baixo em gorduras', 'fatsLow'],
  ['Baixo teor de gorduras totais', 'fatsLow'],
  ['0% de gordura', 'fatsFree'],
  ['sem gordura, açúcar nem lactose', 'fatsFree', 'sugarsFree'],
  ['sem gorduras trans', 'transFree'],
  ['zero gorduras trans e saturadas', 'transFree', 'saturatedFree'],
  ['baixo em gordura saturada', 'saturatedLow'],
  ['baixo sódio', 'sodiumLow'],
  ['muito baixo em sódio', 'sodiumVeryLow'],
  ['zero sódio', 'sodiumFree'],
  ['poucas calorias', 'energyLow'],
  ['0 kcal', 'energyFree'],
  ['Não só é rico em fibras', 'fiberHigh'],
  ['Não é doce e é fonte de fibras', 'fiberSource'],
  ['Hiperproteico, sem açúcar', 'proteinHigh', 'sugarsFree'],
];

const SILENT = [
  'Não é rico em proteína',
  'nem fonte de fibras',
  'não chega a ser fonte de proteína',
  'não tem muita proteína',
  'não contém proteína',
  'com 4,2 g de proteína',
  '15 g de proteína por copo',
  '0,5 g de gordura',
  '1.0 g de gordura',
  '10 kcal',
  '100% gordura',
  'sem açúcar refinado',
  'sem gordura hidrogenada',
  'sem glúten',
  'sem adição de sal',
  'zero lactose',
  'com açúcar',
  'proteína do soro do leite',
  ', açúcar e mel. Sem sal',
  `Não é rico em proteína. ${'Feito na hora. '.repeat(20)}`,
];

describe('a text', () => {
  test.each(CLAIMING)('with “%s” makes these claims: %s %s', (text, ...claims) => {
    expect(codes(text)).toEqual(claims);
    expect(codes(`Cremoso, gostoso, ${text}.`)).toEqual(claims);
  });

  test.each(SILENT)('with “%s” makes no claim', (text) => expect(codes(text)).toEqual([]));

  test('is quoted as it is written, with each claim once', () => {
    expect(claimsMade('É **Fonte  de\nProteína** e fonte de proteína.')).toEqual([
      { claim: 'proteinSource', words: 'Fonte de Proteína' },
    ]);
    for (const odd of ['🍦 İ ﬁ', 'x\u0303', '한', '𐐀', '\u{2F800}', '\ud800']) {
      expect(claimsMade(`${odd} Zero AÇÚCAR!`)).toEqual([{ claim: 'sugarsFree', words: 'Zero AÇÚCAR' }]);
    }
  });

  test('is read to its end however long it is', () => {
    expect(codes(`${'não sem '.repeat(600)}. Zero açúcar`)).toEqual(['sugarsFree']);
  });

  test('may make a comparison, which no data sheet proves', () => {
    expect(unprovable('Versão Light, low carb e 30% menos açúcar')).toEqual(['Light', 'low carb', 'menos açúcar']);
    expect(unprovable('Dieta leve, deslighte, mais fibras')).toEqual([]);
  });
});

const bar: Claiming = {
  ...NOTHING,
  category: 'toppins',
  name: 'Barra',
  description: '',
  longDescription: null,
  benefits: [],
  searchTitle: null,
  searchDescription: null,
  nutrition: { ...nothing, servingSize: 40, calories: 150, proteins: 3.2, fibers: null },
};

describe('a product', () => {
  test('is refused at each field with a refuted claim, naming the declared and the required figure', () => {
    const claiming = {
      ...bar,
      name: 'Barra Zero Caloria',
      description: 'Com proteína.',
      longDescription: 'Rica em proteína.',
      benefits: ['Crocante', 'Fonte de proteína'],
    };
    expect(claimProblems(claiming)).toEqual([
      {
        field: 'name',
        message: '“Zero Caloria” pede no máximo 4 kcal por porção e por 100 g; este produto declara 375 kcal em 100 g.',
      },
      {
        field: 'description',
        message: '“Com proteína” pede 5 g de proteínas por porção; este produto declara 3,2 g.',
      },
      {
        field: 'longDescription',
        message: '“Rica em proteína” pede 10 g de proteínas por porção; este produto declara 3,2 g.',
      },
      {
        field: 'benefits',
        message: '“Fonte de proteína” pede 5 g de proteínas por porção; este produto declara 3,2 g.',
      },
    ]);
    expect(claimDoubts(claiming)).toEqual([]);
  });

  test('is doubted, not refused, where the figures for a claim are missing', () => {
    const unfounded = { ...bar, nutrition: null, benefits: ['Fonte de proteína'] };
    expect([claimProblems(unfounded), claimDoubts(unfounded)]).toEqual([
      [],
      ['“Fonte de proteína” só pode ser conferido com a informação nutricional completa.'],
    ]);
    const open = { ...bar, benefits: ['Fonte de fibras', 'Light'] };
    expect([claimProblems(open), claimDoubts(open)]).toEqual([
      [],
      [
        'Não dá para conferir “Fonte de fibras”: falta informar fibras.',
        'A ficha não prova “Light”: confira a regra com quem cuida do rótulo.',
      ],
    ]);
  });

  test('is doubted where it states another amount than the table', () => {
    const other = { ...bar, description: 'São 4,5 g de proteína por barra.' };
    expect([claimProblems(other), claimDoubts(other)]).toEqual([
      [],
      ['“4,5 g de proteína” não é o que a tabela declara: 3,2 g por porção.'],
    ]);
  });

  test('that is a supplement is not checked here, but by the rules of supplements', () => {
    const supplement = { ...bar, category: 'suplementos', benefits: ['Rica em proteína', 'Light'] };
    expect([claimProblems(supplement), claimDoubts(supplement)]).toEqual([[], []]);
  });

  test('is refused by its contract at the field with the claim', () => {
    const [shake] = products;
    const { error } = productInput.safeParse({ ...shake, benefits: ['Zero açúcar'] });
    expect(error?.issues.map(({ path }) => path)).toEqual([['benefits']]);
    expect(productInput.safeParse({ ...shake, benefits: ['Rico em proteína'] }).success).toBe(true);
  });
});

describe('the seeded catalogue', () => {
  test.each(products)('makes no claim for $name that its figures do not meet', (product) => {
    expect([claimProblems(product), claimDoubts(product)]).toEqual([[], []]);
  });

  test.each(categories)(
    'makes no claim for the line $name that one of its products refutes',
    ({ key, description }) => {
      const inside = products.filter(({ category }) => category === key);
      const refuted = claimsMade(description).flatMap(({ claim, words }) =>
        inside
          .filter(({ nutrition }) => !nutrition || verdictOn(claim, nutrition).carried !== true)
          .map(({ name }) => `${name}: ${words}`),
      );
      expect(refuted).toEqual([]);
    },
  );
});
