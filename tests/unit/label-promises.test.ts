import { describe, expect, test } from 'vitest';
import { products } from '../../scripts/seed/products';
import { type Claiming, claimDoubts, claimProblems } from '../../src/shared/label/claim-check';
import { brokenPromises, openPromises } from '../../src/shared/label/promises';
import { ALLERGENS, type Allergen } from '../../src/shared/label/regulation';
import type { Declaration } from '../../src/shared/label/statements';
import { productInput } from '../../src/shared/product';

const nothing: Declaration = {
  ingredients: 'Polpa de açaí, açúcar.',
  contains: [],
  mayContain: [],
  gluten: 'free',
  lactose: 'notApplicable',
  vegan: true,
  caffeine: null,
};
const said = (text: string, declared: Partial<Declaration>) => {
  const declaration = { ...nothing, ...declared };
  return [brokenPromises(text, declaration), openPromises(text, declaration)];
};
const right = [[], []];
const refuted = (...messages: string[]) => [messages, []];
const open = (...messages: string[]) => [[], messages];

describe('a text about gluten', () => {
  test.each([
    'Sem glúten',
    'livre de gluten',
    'ZERO GLÚTEN',
    '0% glúten',
    'Não contém glúten',
    'não leva glúten',
    'gluten-free',
  ])('%s is accepted if the label agrees, refused if it contradicts, and doubted if it is silent', (words) => {
    expect(said(words, {})).toEqual(right);
    expect(said(words, { gluten: 'contains' })).toEqual(refuted(`“${words}” contradiz o rótulo: contém glúten.`));
    expect(said(words, { gluten: null })).toEqual(open(`Não dá para conferir “${words}”: diga se contém glúten.`));
    expect(said(words, { gluten: null, contains: ['barley'] })[0]).toHaveLength(1);
  });

  test.each(['Contém glúten', 'não é sem glúten', 'nem sempre sem glúten', 'glúten', 'glutamina zero'])(
    '%s promises nothing',
    (words) => expect(said(words, { gluten: 'contains' })).toEqual(right),
  );

  test('about buckwheat promises nothing about wheat', () => {
    expect(said('Sem trigo sarraceno', { contains: ['wheat'], gluten: 'contains' })).toEqual(right);
    expect(said('Sem trigo', { contains: ['wheat'], gluten: 'contains' })[0]).toHaveLength(1);
  });

  test('may make several promises in one list, and each broken one is reported', () => {
    const declared = { gluten: 'contains', lactose: 'contains', contains: ['wheat', 'milk'], vegan: false } as const;
    expect(said('Sem glúten, lactose e açúcar', { ...declared, contains: [...declared.contains] })).toEqual(
      refuted(
        '“Sem glúten” contradiz o rótulo: contém glúten.',
        '“Sem glúten, lactose” contradiz o rótulo: contém lactose.',
      ),
    );
  });
});

describe('a text about lactose', () => {
  const TABLE: [string, Declaration['lactose'], 'right' | 'refuted' | 'open'][] = [
    ['Zero lactose', 'free', 'right'],
    ['Zero lactose', 'low', 'refuted'],
    ['Zero lactose', 'contains', 'refuted'],
    ['Zero lactose', 'notApplicable', 'right'],
    ['Zero lactose', null, 'open'],
    ['Baixo teor de lactose', 'free', 'right'],
    ['Baixo teor de lactose', 'low', 'right'],
    ['Baixo teor de lactose', 'contains', 'refuted'],
    ['Baixo teor de lactose', null, 'open'],
    ['Com lactose', 'contains', 'right'],
  ];
  test.each(TABLE)('%s for a product with lactose %s is %s', (words, lactose, verdict) => {
    const [broken, doubted] = said(words, { lactose });
    expect([broken?.length, doubted?.length]).toEqual([verdict === 'refuted' ? 1 : 0, verdict === 'open' ? 1 : 0]);
  });
});

describe('a text about animal ingredients', () => {
  test('that says vegan is refused beside an animal ingredient, and doubted where vegan is not declared', () => {
    expect(said('Opção vegana', {})).toEqual(right);
    expect(said('Opção vegana', { contains: ['milk'], vegan: false })).toEqual(
      refuted('“vegana” contradiz o rótulo: leva leite.'),
    );
    expect(said('100% vegetal', { ingredients: 'Açaí e mel.', vegan: false })).toEqual(
      refuted('“100% vegetal” contradiz o rótulo: leva mel.'),
    );
    expect(said('Plant-based', { vegan: false })).toEqual(
      open('Não dá para conferir “Plant-based”: marque “Vegano” se for.'),
    );
    expect(said('Não é vegano', { contains: ['milk'], vegan: false })).toEqual(right);
  });
});

describe('a text about an allergen', () => {
  const WORDS: [string, Allergen][] = [
    ['sem amendoim', 'peanuts'],
    ['sem leite', 'milk'],
    ['livre de laticínios', 'milk'],
    ['sem ovos', 'eggs'],
    ['não leva soja', 'soy'],
    ['sem trigo', 'wheat'],
    ['zero aveia', 'oats'],
    ['sem nozes', 'walnuts'],
  ];
  test.each(WORDS)('%s is refused for a product with %s, and doubted for one with traces of it', (words, code) => {
    expect(said(words, {})).toEqual(right);
    const name = ALLERGENS[code];
    expect(said(words, { contains: [code] })).toEqual(refuted(`“${words}” contradiz o rótulo: contém ${name}.`));
    expect(said(words, { mayContain: [code] })).toEqual(
      open(`Não dá para conferir “${words}”: o rótulo diz que pode conter ${name}.`),
    );
  });

  test.each(['sem leite condensado', 'sem leite de coco', 'com leite', 'sem leitura'])(
    '%s promises nothing about milk',
    (words) => expect(said(words, { contains: ['milk'] })).toEqual(right),
  );
});

describe('a product', () => {
  const [shake] = products;
  const promising = { ...(shake as Claiming), benefits: ['Cremoso', 'Sem lactose'], lactose: 'contains' } as Claiming;

  test('is refused at the field with the broken promise, also as a supplement', () => {
    const message = '“Sem lactose” contradiz o rótulo: contém lactose.';
    expect(claimProblems(promising)).toEqual([{ field: 'benefits', message }]);
    expect(claimProblems({ ...promising, category: 'suplementos' })).toEqual([{ field: 'benefits', message }]);
    const { error } = productInput.safeParse({ ...shake, benefits: ['Sem lactose'], lactose: 'contains' });
    expect(error?.issues.map(({ path }) => path)).toContainEqual(['benefits']);
  });

  test('of the seed keeps all its promises', () => {
    for (const product of products)
      expect([product.name, claimProblems(product), claimDoubts(product)]).toEqual([product.name, [], []]);
  });
});
