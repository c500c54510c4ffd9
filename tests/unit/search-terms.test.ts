import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BY_CLUE, rankIn, searchTerms } from '../../src/shared/search-terms';

const SYNONYMS = [
  ['cone', 'casquinha'],
  ['toppins', 'Toppings', 'cobertura'],
  ['milk shake', 'milkshake', 'shake'],
  ['Pós-treino', 'recuperação'],
];
const words = (query: string) => searchTerms(query, SYNONYMS).map((term) => term.words);
const rank = (text: string, query: string) => rankIn(text, searchTerms(query, SYNONYMS));

describe('the terms of a query', () => {
  test('are its folded words, each once, at most eight, from its first 100 characters', () => {
    expect(words(' Uvá  UVA mel ')).toEqual([['uva'], ['mel']]);
    expect(words('b c d f g h i j k l')).toHaveLength(8);
    expect(words(' \t ')).toEqual([]);
    expect(words('z'.repeat(5000))).toEqual([['z'.repeat(100)]]);
    expect(words(`${'x'.repeat(99)}🍦`)[0]?.[0]?.isWellFormed()).toBe(true);
  });

  test('ignore signs around words, and a dash between a city and its state', () => {
    expect(words('“whey”, mel?')).toEqual(['whey', 'mel'].map((word) => expect.arrayContaining([word])));
    expect(words('Vila Velha - ES')).toEqual([['vila'], ['velha'], ['es']]);
    expect(words('100% cacau (1,5 kg)')).toEqual([['100%'], ['cacau'], ['1,5'], ['kg']]);
    expect(words(' - ?! ')).toEqual([]);
  });

  test('separate a number from the unit that is written to it', () => {
    expect(words('20g de proteína')).toEqual(words('20 g de proteína'));
    expect(words('1,5kg 300ML 80kcal 1.5l 5mg')).toEqual(words('1,5 kg 300 ml 80 kcal 1.5 l 5 mg'));
    for (const typed of ['480ml', '480 ml', 'potes'])
      expect(searchTerms(typed, [['480ml', 'pote']])[0]?.words).toEqual(expect.arrayContaining(['480 ml', 'pote']));
    expect(words('b12g 100% 20gb 2x1l2')).toEqual([['b12g'], ['100%'], ['20gb'], ['2x1l2']]);
  });

  test('include synonyms, after the typed word', () => {
    expect(words('cone')).toEqual([['cone', 'casquinha']]);
    expect(words('Casquinhas')).toEqual([['casquinhas', 'casquinha', 'cone']]);
    expect(words('topping')[0]).toContain('toppins');
    expect(words('coberturas')[0]).toContain('toppins');
  });

  test('leave out connecting words, unless there are no others', () => {
    expect(words('sorvete de uva com mel')).toEqual([expect.arrayContaining(['sorvete']), ['uva'], ['mel']]);
    expect(words('de')).toEqual([['de']]);
  });

  test('keep «sem» with the word after it, and with each food that it excludes', () => {
    const phrases = (query: string) => words(query).map(([first]) => first);
    expect(phrases('shake sem glúten')).toEqual(['shake', 'sem gluten']);
    expect(phrases('sem o leite')).toEqual(['sem leite']);
    expect(phrases('shake zero lactose')).toEqual(['shake', 'sem lactose']);
    expect(phrases('livre de glúten e ovo')).toEqual(['sem gluten', 'sem ovo']);
    expect(phrases('cacau zero')).toEqual(['cacau', 'zero']);
    expect(phrases('zero açúcar')).toEqual(['zero', 'acucar']);
    expect(phrases('zero leiteria')).toEqual(['zero', 'leiteria']);
    expect(phrases('subzero leite')).toEqual(['subzero', 'leite']);
    expect(phrases('sem leite, soja e ovo')).toEqual(['sem leite', 'sem soja', 'sem ovo']);
    expect(phrases('sem leite nem amendoim ou trigo')).toEqual(['sem leite', 'sem amendoim', 'sem trigo']);
    expect(phrases('sem lactose com amendoim')).toEqual(['sem lactose', 'amendoim']);
    expect(phrases('sem leite e cacau')).toEqual(['sem leite', 'cacau']);
    expect(phrases('cacau e leite')).toEqual(['cacau', 'leite']);
    expect(phrases('sem adição de açúcar')).toEqual(['sem adicao', 'acucar']);
    expect(phrases('sem')).toEqual(['sem']);
  });

  test('include every food that a mistyped word after «sem» may mean, and no clue', () => {
    expect(searchTerms('sem amendoin')).toEqual([{ words: ['sem amendoin', 'sem amendoim'], typed: 1, clues: [] }]);
    expect(words('sem glutem')[0]).toContain('sem gluten');
  });

  test('read what somebody does not tolerate as what is free of it, and any text about such people', () => {
    expect(words('intolerante a glúten')).toEqual([['intolerante a gluten', 'sem gluten', 'intoleran']]);
    expect(words('shake intolerância à lactose')).toEqual([
      expect.arrayContaining(['shake']),
      ['intolerancia a lactose', 'sem lactose', 'intoleran'],
    ]);
    expect(words('alergia amendoim')).toEqual([['alergia amendoim', 'alergia amendoins', 'sem amendoim', 'alergi']]);
    expect(words('alérgica aos ovos')[0]).toEqual(expect.arrayContaining(['sem ovos', 'alergi']));
    expect(words('alérgico a leite mel')).toEqual([expect.arrayContaining(['sem leite', 'alergi']), ['mel']]);
    expect(words('celíacas')[0]).toEqual(['celiacas', 'celiaca', 'sem gluten', 'celiac']);
    expect(words('celíaco')).toEqual([['celiaco', 'sem gluten', 'celiac']]);
  });

  test('leave other words about it as they are', () => {
    expect(words('intolerante a mel')).toEqual([['intolerante'], ['mel']]);
    expect(words('alergia')).toEqual([['alergia']]);
    expect(words('alergia a')).toEqual([['alergia']]);
    expect(words('a glúten')).toEqual([['gluten']]);
    expect(words('alergiaco leite')).toEqual([['alergiaco'], ['leite']]);
  });

  test('rank a text with the typed word before one with a synonym', () => {
    const [typed, synonym] = ['doce com casquinha', 'cone'].map((text) =>
      rankIn(text, searchTerms('casquinha', SYNONYMS)),
    );
    expect(typed).toBeLessThan(Number(synonym));
  });

  test('include a phrase where words together have synonyms', () => {
    expect(words('milk shake de morango')).toEqual([['milk shake', 'milkshake', 'shake'], ['morango']]);
    expect(words('milk-shakes')[0]).toContain('shake');
    expect(words('pos treino')).toEqual([expect.arrayContaining(['pos treino', 'recuperacao'])]);
    expect(words('milk')).toEqual([['milk']]);
    expect(searchTerms('bebidas quentes', [['bebida quente', 'chá']])[0]?.words).toContain('cha');
  });

  test.each([
    ['shakes', 'shake'],
    ['porções', 'porcao'],
    ['porção', 'porcoes'],
    ['sabores', 'sabor'],
    ['amendoins', 'amendoim'],
    ['amendoim', 'amendoins'],
    ['cereais', 'cereal'],
    ['pães doces', 'pao'],
    ['barris', 'barril'],
    ['veganos', 'vegano'],
  ])('of %s include its singular or plural', (typed, other) => {
    expect(words(typed)[0]?.concat(other === 'pao' ? ['pao'] : [])).toContain(other);
  });

  test('leave short words unchanged, and read a hyphen also as a space', () => {
    expect(words('gas')).toEqual([['gas']]);
    expect(words('mais')).toEqual([['mais', 'mai']]);
    expect(words('matcha-latte')).toEqual([['matcha-latte', 'matcha latte']]);
    expect(searchTerms('gás com limão', [['gás com limão', 'soda']])[0]?.words).not.toContain('ga com limao');
  });

  test('have at most six words each, and six more for a possible typo', () => {
    const drinks = ['refresco', 'refrigerante', 'suco', 'cha', 'agua', 'mate', 'leite', 'cafe'];
    const [term] = searchTerms('refresco', [drinks]);
    expect(term?.words).toHaveLength(6);
    expect(term?.words.slice(0, term.typed)).toEqual(['refresco']);
    const [mistyped] = searchTerms('refrezco', [drinks]);
    expect(mistyped?.clues.filter(({ looks }) => looks.length === 0)).toHaveLength(6);
  });

  test('never need more values than the database accepts', () => {
    const many = Array.from({ length: 40 }, (_, i) => Array.from({ length: 8 }, (_, j) => `grupo${i}palavra${j}`));
    const query = many.map(([first]) => first).join(' ');
    for (const typed of [
      query,
      'embalagens chocolates deliciosas refrescantes proteicas saborosas congeladas rapidas',
    ]) {
      const terms = searchTerms(typed, many);
      const looks = terms.flatMap(({ clues }) => clues.flatMap((clue) => [clue.piece, clue.piece, ...clue.looks]));
      expect(terms.flatMap((term) => term.words).length + looks.length).toBeLessThanOrEqual(85);
    }
  });

  test('may need exactly as many values as there are, and are dropped for one word more', () => {
    const cluesOfLast = (query: string) => searchTerms(query).find(({ words }) => words.includes('gelado'))?.clues;
    expect(cluesOfLast('sorvete manga acai gelado')).not.toEqual([]);
    expect(cluesOfLast('sorvete manga acai gelado bolo')).toEqual([]);
  });
});

describe('the rank of a match', () => {
  test('is lower the earlier the words occur, and null when a word is missing', () => {
    expect(rank('pistache soul ice', 'pistache')).toBe(1);
    expect(rank('soul ice pistache', 'pistache')).toBe(10);
    expect(rank('soul ice pistache', 'pistache ice')).toBe(10);
    expect(rank('soul ice pistache', 'pistache morango')).toBeNull();
    expect(rank('soul crunch de cone', 'baunilha')).toBeNull();
    expect(rank('soul crunch casquinha', 'cones')).toBe(1013);
  });

  test.each(['chocolete', 'choclate', 'chocolatte', 'chcoolate', 'chocalate', 'vhocolate', 'chocolatr', 'cohcolate'])(
    'is after all exact matches for one mistyped letter: %s',
    (typed) => {
      expect(rank('soul shake chocolate', typed)).toBeGreaterThan(BY_CLUE);
    },
  );

  test.each([
    ['letters here and there', 'xocolete'],
    ['a letter of a short word', 'souk'],
    ['a piece within a word', 'ocolete'],
  ])('is null for %s', (_, typed) => {
    expect(rank('soul shake chocolate', typed)).toBeNull();
  });

  test('is found where one letter is typed for two in a long word: x for ch', () => {
    expect(rank('soul shake chocolate', 'xocolate')).toBeGreaterThan(BY_CLUE);
    expect(rank('soul ice pistache', 'pistaxe')).toBeGreaterThan(BY_CLUE);
    expect(rank('em segundos', 'segredo')).toBeNull();
  });

  test('is after all exact matches where only one of the words is mistyped', () => {
    expect(rank('soul shake chocolate', 'soul choclate')).toBe(BY_CLUE);
    expect(rank('soul shake chocolate', 'choclate soul')).toBeGreaterThan(BY_CLUE);
  });

  test('also counts synonyms of a mistyped word', () => {
    expect(rank('soul crunch de cone', 'casquina')).toBe(BY_CLUE + 16);
    expect(rank('toppins', 'topings')).toBeGreaterThan(BY_CLUE);
  });

  test('is found for any word of five or more letters with one wrong letter', () => {
    const letters = fc.constantFrom(...'abcdeos');
    const word = fc.string({ unit: letters, minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(word, fc.nat(), letters, fc.integer({ min: 0, max: 3 }), (right, where, letter, fault) => {
        const at = where % right.length;
        const swapped = right.slice(0, at) + (right[at + 1] ?? '') + right[at] + right.slice(at + 2);
        const typed = [
          right.slice(0, at) + letter + right.slice(at + 1),
          right.slice(0, at) + right.slice(at + 1),
          right.slice(0, at) + letter + right.slice(at),
          swapped,
        ][fault];
        if (!typed || typed.length < 5) return;
        expect(rankIn(`soul ${right} extra`, searchTerms(typed)), `${typed} for ${right}`).not.toBeNull();
      }),
      { numRuns: 2000 },
    );
  });
});

test('a query without synonyms means its own words', () => {
  expect(searchTerms('whey')).toEqual(searchTerms('whey', []));
});
