import { describe, expect, test } from 'vitest';
import { foundLocations, locationQuery } from '../../src/shared/location-search';
import { digitsMissing } from '../../src/shared/postal-code';
import { distanceBetween, formatDistance } from '../../src/site/locations/distance';
import { statesOf } from '../../src/site/locations/states-of';

const places = [
  { name: 'Soul Icaraí', address: 'R. Gavião Peixoto, 182', city: 'Niterói', uf: 'RJ' },
  { name: 'Soul Praia do Canto', address: 'R. Joaquim Lírio, 610', city: 'Vitória', uf: 'ES' },
  { name: 'Mercado Folha & Fibra', address: 'Av. Carlos Gomes de Sá, 350', city: 'Vitória', uf: 'ES' },
];
const streets = [
  { name: 'Soul Pinheiros', address: 'R. dos Pinheiros, 920', city: 'São Paulo', uf: 'SP' },
  { name: 'Soul Costa', address: 'Av. Champagnat, 100', city: 'Vila Velha', uf: 'ES' },
  { name: 'Soul Paulista', address: 'Avenida Paulista, 1', city: 'São Paulo', uf: 'SP' },
  { name: 'Empório Jardins', address: 'Al. Santos, 5', city: 'São Paulo', uf: 'SP' },
  { name: 'Soul Sé', address: 'Pça. da Sé, 10', city: 'São Paulo', uf: 'SP' },
  { name: 'Posto Sol', address: 'Rod. do Sol, km 2', city: 'Guarapari', uf: 'ES' },
  { name: 'Mercado Gávea', address: 'Est. da Gávea, 30', city: 'Rio de Janeiro', uf: 'RJ' },
];
const found = (search: string) => foundLocations(places, search).map(({ name }) => name);

describe('searching locations', () => {
  test.each([
    ['ICARAI', ['Soul Icaraí']],
    ['joaquim lirio', ['Soul Praia do Canto']],
    ['  vitória ', ['Soul Praia do Canto', 'Mercado Folha & Fibra']],
    ['folha &', ['Mercado Folha & Fibra']],
    // The words of one search may match different fields.
    ['praia vitória', ['Soul Praia do Canto']],
    ['Vitória - ES', ['Soul Praia do Canto', 'Mercado Folha & Fibra']],
    ['canto, vitoria/es', ['Soul Praia do Canto']],
    ['canto espirito santo', ['Soul Praia do Canto']],
    ['', places.map(({ name }) => name)],
    [' - ', places.map(({ name }) => name)],
    ['vitória rj', []],
    ['vitória sp', []],
    ['praia ca', ['Soul Praia do Canto']],
    ['%', []],
    ['182', ['Soul Icaraí']],
    [' 610 ', ['Soul Praia do Canto']],
    ['6100', places.map(({ name }) => name)],
    ['61', places.map(({ name }) => name)],
    ['18200', []],
    ['cep 182', places.map(({ name }) => name)],
  ])('«%s» is searched in name, address, city and state, regardless of case and accents', (search, names) => {
    expect(found(search)).toEqual(names);
  });

  test.each(['rj', ' RJ ', 'Rio de Janeiro', 'RIO  DE JANEIRO', 'janeiro'])('«%s» finds a state', (search) => {
    expect(found(search)).toEqual(['Soul Icaraí']);
  });

  test.each([
    ['BH', ['Soul Savassi']],
    ['beagá', ['Soul Savassi']],
    ['soul bh', ['Soul Savassi']],
    ['poa', ['Soul Poá', 'Soul Moinhos']],
    ['praia vix', ['Soul Praia do Canto']],
  ])('«%s» finds what has these letters, and the city that is called so', (search, names) => {
    const others = [
      { name: 'Soul Savassi', address: 'R. Pernambuco, 1000', city: 'Belo Horizonte', uf: 'MG' },
      { name: 'Soul Poá', address: 'R. 26 de Março, 10', city: 'Poá', uf: 'SP' },
      { name: 'Soul Porto', address: 'R. do Porto, 5', city: 'Recife', uf: 'PE' },
      { name: 'Soul Moinhos', address: 'R. Padre Chagas, 80', city: 'Porto Alegre', uf: 'RS' },
    ];
    expect(foundLocations([...places, ...others], search).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['rua dos pinheiros', ['Soul Pinheiros']],
    ['R. dos Pinheiros', ['Soul Pinheiros']],
    ['r pinheiros', ['Soul Pinheiros']],
    ['R.dos Pinheiros', ['Soul Pinheiros']],
    ['Avenida Champagnat, 100', ['Soul Costa']],
    ['av champagnat', ['Soul Costa']],
    ['av. champagnat, nº 100', ['Soul Costa']],
    ['aven champagnat', ['Soul Costa']],
    ['av. paulista', ['Soul Paulista']],
    ['Alameda Santos', ['Empório Jardins']],
    ['al santos', ['Empório Jardins']],
    ['praça da sé', ['Soul Sé']],
    ['pç. da sé', ['Soul Sé']],
    ['rodovia do sol', ['Posto Sol']],
    ['Rod. do Sol', ['Posto Sol']],
    ['estrada da gávea', ['Mercado Gávea']],
    ['est. da gávea', ['Mercado Gávea']],
    ['avenida pinheiros', []],
    ['rua champagnat', []],
    ['doutor pinheiros', []],
  ])('«%s» finds a street, written in full or abbreviated', (search, names) => {
    expect(foundLocations(streets, search).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['loja em santos', ['Empório Jardins']],
    ['lojas perto da gávea', ['Mercado Gávea']],
    ['onde tem no rio de janeiro', ['Mercado Gávea']],
    ['estado do rio de janeiro', ['Mercado Gávea']],
    ['são paulo capital', ['Soul Pinheiros', 'Soul Paulista', 'Empório Jardins', 'Soul Sé']],
    ['soul santos', ['Empório Jardins']],
    ['soul', ['Soul Pinheiros', 'Soul Costa', 'Soul Paulista', 'Soul Sé']],
    ['loja soul', ['Soul Pinheiros', 'Soul Costa', 'Soul Paulista', 'Soul Sé']],
    ['lojas', streets.map(({ name }) => name)],
    ['lojas em nenhures', []],
  ])('«%s» finds the place, whatever words are around it', (search, names) => {
    expect(foundLocations(streets, search).map(({ name }) => name)).toEqual(names);
  });

  test('two letters match the start of a word, or only a state if they are its letters', () => {
    expect(found('ni')).toEqual(['Soul Icaraí']);
    expect(found('it')).toEqual([]);
    expect(found('to')).toEqual([]);
  });

  test('the offered states are those of the locations, once each and sorted', () => {
    expect(statesOf(places)).toEqual(['ES', 'RJ']);
  });
});

describe('distance', () => {
  const vitoria = { latitude: -20.3155, longitude: -40.3128 };
  const recife = { latitude: -8.0476, longitude: -34.877 };

  test('agrees with known distances', () => {
    expect(distanceBetween(vitoria, vitoria)).toBe(0);
    // A degree of latitude is 111.2 km; half of the Earth's circumference is 20015 km.
    expect(distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111.195, 2);
    expect(distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20015.1, 0);
    expect(distanceBetween(vitoria, recife)).toBeCloseTo(distanceBetween(recife, vitoria), 9);
    expect(distanceBetween(vitoria, recife)).toBeGreaterThan(1470);
    expect(distanceBetween(vitoria, recife)).toBeLessThan(1500);
  });

  test.each([
    [0.8468, '850 m'],
    [0.0049, '0 m'],
    [0.996, '1 km'],
    [3.24, '3,2 km'],
    [12.4, '12 km'],
    [1481.6, '1.482 km'],
  ])('%d km reads %s', (kilometres, text) => {
    expect(formatDistance(kilometres)).toBe(text);
  });
});

test.each([
  ['0', 7],
  ['0407', 4],
  ['29.1', 5],
  ['CEP 2910', 4],
  ['cep', 8],
  ['', 0],
  ['29101', 0],
  ['vila 0407', 0],
])('of the postal code «%s», %d digits are missing to begin a search', (typed, missing) => {
  expect(digitsMissing(typed)).toBe(missing);
});

test('a number finds no address without one', () => {
  const square = { name: 'Soul Matriz', address: 'Praça da Matriz', city: 'Vitória', uf: 'ES' };
  expect(foundLocations([square, ...places], '610')).toEqual([places[1]]);
});

describe('a search for stores', () => {
  test('means a state by its two letters alone', () => {
    for (const search of ['es', ' ES ', 'Es']) expect(locationQuery(search)).toEqual({ words: [], uf: 'ES' });
    expect(found('es')).toEqual(['Soul Praia do Canto', 'Mercado Folha & Fibra']);
  });

  test.each([
    ['01310-100', 'SP'],
    ['19999999', 'SP'],
    ['20040002', 'RJ'],
    ['28999-999', 'RJ'],
    ['29.101-390', 'ES'],
    ['29.101', 'ES'],
    ['29101 - 390', 'ES'],
    ['29101–390', 'ES'],
    ['CEP 50060-000', 'PE'],
    ['cep: 30130000', 'MG'],
    ['CEP30.130-000', 'MG'],
    ['CEP 29101', 'ES'],
    [' 29101-390 ', 'ES'],
    ['29101 390', 'ES'],
    ['39999-999', 'MG'],
    ['48999-999', 'BA'],
    ['49000-000', 'SE'],
    ['56999-999', 'PE'],
    ['57000-000', 'AL'],
    ['58000-000', 'PB'],
    ['59000-000', 'RN'],
    ['63999-999', 'CE'],
    ['64000-000', 'PI'],
    ['65000-000', 'MA'],
    ['68899-999', 'PA'],
    ['68900-000', 'AP'],
    ['69000-000', 'AM'],
    ['69300-000', 'RR'],
    ['69400-000', 'AM'],
    ['69900-000', 'AC'],
    ['72799-999', 'DF'],
    ['72800-000', 'GO'],
    ['73000-000', 'DF'],
    ['73700-000', 'GO'],
    ['76799-999', 'GO'],
    ['76800-000', 'RO'],
    ['77000-000', 'TO'],
    ['78899-999', 'MT'],
    ['79000-000', 'MS'],
    ['87999-999', 'PR'],
    ['88000-000', 'SC'],
    ['99999-999', 'RS'],
    // Below the first code in use.
    ['00999-999', undefined],
    ['29101', 'ES'],
    [' 29101 ', 'ES'],
    ['2910', undefined],
    ['29101-', 'ES'],
    ['29101 1', 'ES'],
    ['2910100', 'ES'],
    ['29101-3a', undefined],
    ['rua 29101-390', undefined],
    ['291013901', undefined],
  ])('knows the state of the postal code %s', (search, uf) => {
    expect(locationQuery(search).uf).toBe(uf);
  });

  test('by a postal code finds the stores of its state, as by its letters', () => {
    expect(found('29055-270')).toEqual(found('es'));
    expect(found('24220-000')).toEqual(['Soul Icaraí']);
  });

  test('by a postal code lists first the stores whose codes are close to it, and last those without one', () => {
    const coded = [
      { ...places[1], name: 'Unknown', zipcode: null },
      { ...places[1], name: 'Linhares', zipcode: '29900-010' },
      { ...places[1], name: 'Vila Velha', zipcode: '29101-310' },
      { ...places[1], name: 'Vitória', zipcode: '29055-270' },
      { ...places[0], zipcode: '24220-031' },
    ] as (Parameters<typeof foundLocations>[0][number] & { name: string })[];
    const names = (search: string) => foundLocations(coded, search).map(({ name }) => name);
    expect(names('29101-000')).toEqual(['Vila Velha', 'Vitória', 'Linhares', 'Unknown']);
    // While it is typed it finds what the whole code will, and its first digits hide nothing.
    for (const typed of ['29101', '291010', '29101-00']) expect(names(typed)).toEqual(names('29101-000'));
    for (const typed of ['2', '29', ' 2910 ', '29.', '29.10', 'CEP', 'cep: ', 'CEP 2910', 'cep29.1'])
      expect(names(typed)).toHaveLength(names('').length);
    for (const typed of ['29.101-000', 'CEP 29101-000']) expect(names(typed)).toEqual(names('29101-000'));
    expect(names('29900')).toEqual(['Linhares', 'Vila Velha', 'Vitória', 'Unknown']);
    expect(names('es')).toEqual(['Unknown', 'Linhares', 'Vila Velha', 'Vitória']);
  });

  test.each([
    ['vitoia', ['Soul Praia do Canto', 'Mercado Folha & Fibra']],
    ['Niteroy', ['Soul Icaraí']],
    ['pria canto', ['Soul Praia do Canto']],
    ['praia do camto', ['Soul Praia do Canto']],
    ['xyzwk', []],
  ])('guesses one wrong letter of a word when nothing has it: «%s»', (search, names) => {
    expect(found(search)).toEqual(names);
  });

  test.each([
    ['vila vlha', ['Soul Praia da Costa']],
    ['vila vela', ['Soul Praia da Costa']],
    ['vla velha', []],
    // Letters changed in a short word, and streets, would be guessed too often.
    ['vila vlea', []],
    ['vila prla', []],
    ['cmpo', ['Soul Campo Belo']],
  ])('guesses the letter that a word of four lacks, of a name or a city: «%s»', (search, names) => {
    const near = [
      { name: 'Soul Praia da Costa', address: 'Av. Champagnat, 100, esq. Perla', city: 'Vila Velha', uf: 'ES' },
      { name: 'Soul Campo Belo', address: 'R. Vieira, 5', city: 'São Paulo', uf: 'SP' },
    ];
    expect(foundLocations(near, search).map(({ name }) => name)).toEqual(names);
  });

  test('guesses nothing while a location has the words as they are typed', () => {
    const near = [
      { name: 'Soul Lourdes', address: 'R. da Bahia, 1', city: 'Belo Horizonte', uf: 'MG' },
      { name: 'Soul Lourdez', address: 'R. da Bahia, 2', city: 'Belo Horizonte', uf: 'MG' },
    ];
    expect(foundLocations(near, 'lourdez').map(({ name }) => name)).toEqual(['Soul Lourdez']);
  });

  test('means words otherwise, the short ones at the beginning of a word', () => {
    expect(locationQuery('Vitória - SP')).toEqual({ words: ['vitoria', ' sp'] });
    expect(locationQuery('São/Mateus')).toEqual({ words: ['sao', 'mateus'] });
    expect(found('tória')).toEqual(['Soul Praia do Canto', 'Mercado Folha & Fibra']);
  });
});
