import { describe, expect, test } from 'vitest';
import { readCompared, withCompared, writeCompared } from '../../src/shared/catalogue/compared';
import { type ComparedSheet, compare, standingOut } from '../../src/shared/catalogue/comparison';
import type { Nutrition } from '../../src/shared/nutrition-facts';

const nutrition: Nutrition = {
  servingSize: 200,
  servingUnit: 'ml',
  servingMeasure: '1 copo',
  servingsPerPack: 1,
  calories: 120,
  carbs: 10,
  totalSugars: 4,
  addedSugars: 0,
  proteins: 20,
  fats: 2,
  saturatedFats: 1,
  transFats: 0,
  fibers: 3,
  sodium: 90,
};
const sheet: ComparedSheet = {
  priceCents: 2000,
  ingredients: 'Leite.',
  contains: ['milk'],
  mayContain: [],
  gluten: 'free',
  lactose: 'free',
  vegan: false,
  caffeine: null,
  nutrition,
};
/** Returns the sheet with some values changed. */
const like = (facts: Partial<Nutrition>, rest: Partial<ComparedSheet> = {}): ComparedSheet => ({
  ...sheet,
  ...rest,
  nutrition: { ...nutrition, ...facts },
});
function row(sheets: ComparedSheet[], name: string, section = '') {
  const found = compare(sheets)
    .filter(({ title }) => title.includes(section))
    .flatMap(({ rows }) => rows)
    .find((one) => one.name === name);
  if (!found) throw new Error(`There is no row ${name}`);
  return found;
}

describe('an address', () => {
  test.each([
    ['?produtos=soulshake-9,soulice-2', '?produtos=soulshake-9,soulice-2'],
    ['?produtos=soulshake-9&produtos=soulice-2', '?produtos=soulshake-9,soulice-2'],
    ['?produtos=soulshake-9%2Csoulice-2&utm=x', '?produtos=soulshake-9,soulice-2'],
    ['?produtos=soul-ice-pote-12', '?produtos=soul-ice-pote-12'],
    ['?produtos=soulshake-9,soulshake-9,soulshake-9,soulice-2', '?produtos=soulshake-9,soulice-2'],
    ['?produtos=a-1,b-1,c-1,d-1', '?produtos=a-1,b-1,c-1'],
    ['?produtos=soulshake,9,-1,soulshake-09,Soul-1,a/b-1,%00-1', ''],
    ['?produtos=', ''],
    ['', ''],
  ])('%s is read as %s', (asked, meant) => {
    expect(writeCompared(readCompared(asked))).toBe(meant);
  });
});

describe('a product chosen for comparison', () => {
  const [one, two, three, four] = [1, 2, 3, 4].map((number) => ({ category: 'soulshake', number }));
  if (!one || !two || !three || !four) throw new Error('There are four');

  test('is appended, and removed when it is chosen again', () => {
    expect(withCompared([one], two)).toEqual([one, two]);
    expect(withCompared([one, two], one)).toEqual([two]);
    const other = { category: 'soulice', number: 1 };
    expect(withCompared([one], other)).toEqual([one, other]);
  });
  test('is refused as the fourth', () => {
    expect(withCompared([one, two, three], four)).toBeNull();
    expect(withCompared([one, two, three], two)).toEqual([one, three]);
  });
});

describe('the highlighted value', () => {
  test.each([
    [[1, 3, 2], 'maior', [1]],
    [[1, 3, 2], 'menor', [0]],
    [[3, 3, 2], 'maior', [0, 1]],
    [[null, 3, 2], 'menor', [2]],
  ] as const)('of %j is the %s', (found, wanted, at) => {
    expect(standingOut(found, wanted)).toEqual(at);
  });
  test.each([[[2, 2, 2]], [[null, 2]], [[2]], [[null, null]], [[]]])('is missing for %j', (found) => {
    expect(standingOut(found, 'maior')).toEqual([]);
  });
  test('is chosen among rounded label values, so a difference lost in rounding is not highlighted', () => {
    expect(row([sheet, like({ proteins: 20.3 })], 'Proteína por porção').mark).toBeUndefined();
  });
  test('is missing for amounts that are neither better nor worse when they are higher', () => {
    const [few, many] = [like({ carbs: 1, totalSugars: 1, fats: 2 }), like({ carbs: 40, totalSugars: 30, fats: 20 })];
    for (const name of ['Carboidratos (g)', 'Açúcares totais (g)', 'Gorduras totais (g)']) {
      expect(row([few, many], name).mark).toBeUndefined();
    }
  });
});

test('a product without any energy or nutrients is not highlighted as having less than a food', () => {
  const nothing = Object.fromEntries(
    Object.keys(nutrition).map((key) => [key, key.startsWith('serving') ? nutrition[key as keyof Nutrition] : 0]),
  );
  const creatine = like(nothing);
  const light = like({ calories: 90 });
  expect(row([sheet, creatine, light], 'Energia por porção')?.mark).toEqual({ word: 'menor', at: [2] });
  expect(row([sheet, creatine, light], 'Energia por porção')?.values[1]).toBe('0 kcal');
  expect(row([sheet, creatine], 'Sódio (mg)', 'Tabela nutricional por porção')?.mark).toBeUndefined();
  const unmeasured = like({ ...nothing, sodium: null });
  expect(row([unmeasured, creatine], 'Sódio (mg)', 'Tabela nutricional por porção').values).toEqual([null, '0']);
});

describe('the comparison', () => {
  test('shows price, serving, protein and energy', () => {
    const other = like({ proteins: 8, calories: 90, servingMeasure: null }, { priceCents: 1990 });
    expect(row([sheet, other], 'Preço')).toMatchObject({ mark: { word: 'menor', at: [expect.any(Number)] } });
    expect(row([sheet, other], 'Preço').values[1]).toMatch(/^R\$\s19,90$/);
    expect(row([other], 'Porção').values).toEqual([`${sheet.nutrition?.servingSize} ml`]);
    expect(row([sheet], 'Porção').values[0]).toMatch(/ ml \(.+\)$/);
    expect(row([sheet, other], 'Proteína por porção').values).toEqual(['20 g', '8 g']);
    expect(row([other], 'Energia por porção').values).toEqual(['90 kcal']);
  });

  test('shows the figures of the label, and a gap where one is unknown', () => {
    const sheets = [sheet, like({ sodium: null, proteins: 8.04 })];
    expect(row(sheets, 'Sódio (mg)', 'por porção')).toEqual({ name: 'Sódio (mg)', values: ['90', null] });
    expect(row(sheets, 'Proteínas (g)', 'por porção').values).toEqual(['20', '8']);
    expect(row(sheets, 'Proteínas (g)', 'em 100 ml').values).toEqual(['10', '4']);
    expect(row(sheets, 'Açúcares adicionados (g)').indent).toBe(2);
  });

  test('shows figures, facts and texts under their own titles', () => {
    expect(compare([sheet]).map(({ title, look }) => [title, look])).toEqual([
      ['O essencial', 'figures'],
      ['Bom saber', 'facts'],
      ['Alergênicos', 'texts'],
      ['Tabela nutricional por porção', 'facts'],
      ['Tabela nutricional em 100 ml', 'facts'],
      ['Ingredientes', 'texts'],
    ]);
    const rows = compare([sheet]).flatMap(({ rows }) => rows);
    expect(rows.filter(({ name }) => !name)).toEqual([]);
  });

  test('shows whether a product is vegan and has caffeine, as far as known', () => {
    const sheets = [
      like({}, { vegan: true, caffeine: 80.5 }),
      like({}, { caffeine: 0 }),
      like({}, { ingredients: 'Leite, café.' }),
      sheet,
    ];
    // A product with milk is not vegan, whatever its declaration says.
    expect(row(sheets, 'Vegano').values).toEqual(['Sim', 'Não', 'Não', 'Não']);
    const ofPlants = like({}, { contains: [], lactose: null, ingredients: 'Água, cacau.' });
    expect(row([ofPlants], 'Vegano').values).toEqual([null]);
    expect(row(sheets, 'Cafeína por porção').values).toEqual(['80,5 mg', 'Sem cafeína', 'Contém', null]);
  });

  test('shows no “Nenhum” where an amount is unknown, but still the warnings of the other amounts', () => {
    const [fats, sodium] = [{ saturatedFats: null }, { sodium: null }];
    const sweet = { addedSugars: 60 };
    const sheets = [
      like(fats),
      like(sodium),
      like({ ...fats, ...sweet }),
      like({ ...sodium, ...sweet, saturatedFats: 20 }),
    ];
    expect(row(sheets, 'Alerta “alto em”').values).toEqual([
      null,
      null,
      'Açúcar adicionado',
      'Açúcar adicionado, Gordura saturada',
    ]);
  });

  test('indents only rows that are part of another row', () => {
    expect(row([sheet], 'Carboidratos (g)', 'por porção')).toEqual({ name: 'Carboidratos (g)', values: ['10'] });
    expect(row([sheet], 'Gorduras saturadas (g)', 'por porção').indent).toBe(1);
  });

  test('counts protein per R$ 10 for the whole pack, and shows nothing where that is unknown', () => {
    const tub = like({ proteins: 6, servingsPerPack: 5 }, { priceCents: 3990 });
    expect(row([sheet, tub], 'Proteína a cada R$ 10')).toEqual({
      name: 'Proteína a cada R$ 10',
      values: ['10 g', '7,5 g'],
      mark: { word: 'maior', at: [0] },
    });
    expect(row([like({}, { priceCents: 1650 })], 'Proteína a cada R$ 10').values).toEqual(['12 g']);
    expect(row([like({ proteins: 9.96 }), sheet], 'Proteína a cada R$ 10').values).toEqual(['5 g', '10 g']);
    const [unknown, free] = [like({ servingsPerPack: null }), like({}, { priceCents: 0 })];
    expect(row([unknown, free, sheet], 'Proteína a cada R$ 10').values).toEqual([null, null, '10 g']);
  });

  test('keeps 100 g and 100 ml apart, and highlights nothing among them', () => {
    const solid = like({ servingUnit: 'g', proteins: 30 });
    const title = 'em 100 g ou 100 ml';
    expect(row([sheet, solid], 'Quantidade', title).values).toEqual(['100 ml', '100 g']);
    expect(row([sheet, solid], 'Proteínas (g)', title).mark).toBeUndefined();
    expect(row([sheet, solid], 'Proteínas (g)', 'por porção').mark).toBeUndefined();
  });

  test('highlights amounts per portion only among portions of one size: less food has less of everything', () => {
    const small = like({ servingSize: 60, calories: 60, proteins: 8 });
    for (const name of ['Energia por porção', 'Proteína por porção']) {
      expect(row([sheet, small], name).mark).toBeUndefined();
      expect(row([sheet, like({ calories: 60, proteins: 8 })], name).mark?.at).toHaveLength(1);
    }
    expect(row([sheet, small], 'Sódio (mg)', 'por porção').mark).toBeUndefined();
    expect(row([sheet, small], 'Sódio (mg)', 'em 100 ml').mark?.at).toEqual([0]);
    expect(row([sheet, small], 'Proteína a cada R$ 10').mark?.at).toEqual([0]);
  });

  test('shows declared gluten, lactose, warnings and allergens, and nothing where they are undeclared', () => {
    const silent = like(
      { sodium: null },
      { ingredients: null, contains: [], mayContain: [], gluten: null, lactose: null },
    );
    const sheets = [sheet, like({ sodium: 900 }, { gluten: 'contains', contains: ['wheat'] }), silent];
    expect(row(sheets, 'Glúten').values).toEqual(['Não contém glúten', 'Contém glúten', null]);
    expect(row(sheets, 'Lactose').values).toEqual(['Zero lactose', 'Zero lactose', null]);
    expect(row(sheets, 'Alerta “alto em”').values).toEqual(['Nenhum', 'Sódio', null]);
    expect(row(sheets, 'Alergênicos').values).toEqual([
      'ALÉRGICOS: CONTÉM LEITE. ZERO LACTOSE. NÃO CONTÉM GLÚTEN.',
      expect.stringContaining('CONTÉM TRIGO'),
      null,
    ]);
    expect(row(sheets, 'Ingredientes').values).toEqual(['Leite.', 'Leite.', null]);
  });
});
