import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryRefusal, deliveryText, isSameDistrict } from '../../src/shared/delivery';
import { type DeliveryTerms, MAX_DISTRICTS } from '../../src/shared/location';
import { NOTHING_SAID, type Receiving } from '../../src/shared/order';
import { districtsIn, newLocation, problemsOfLocation, toInput } from '../../src/shared/typed/location';

const ANYTHING: DeliveryTerms = { districts: [], minimumCents: null };
const TERMS: DeliveryTerms = { districts: ['Praia da Costa', 'Itapuã', 'Centro'], minimumCents: 5000 };
const delivery = (district = ''): Receiving => ({ ...NOTHING_SAID, way: 'delivery', district });
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
const refused = (terms: DeliveryTerms, receiving: Receiving, cents: number) =>
  plain(deliveryRefusal(terms, receiving, cents));

describe('an order to be delivered', () => {
  test.each([
    ['within the terms', delivery('Itapuã'), 5000, null],
    ['a cent below the minimum', delivery('Itapuã'), 4999, 'Esta loja entrega a partir de R$ 50,00: falta R$ 0,01.'],
    ['a cent above it', delivery('Itapuã'), 5001, null],
    ['two reais below it', delivery('Itapuã'), 4800, 'Esta loja entrega a partir de R$ 50,00: faltam R$ 2,00.'],
    ['nearly two below it', delivery('Itapuã'), 4801, 'Esta loja entrega a partir de R$ 50,00: falta R$ 1,99.'],
    [
      'to where the store does not go',
      delivery(' Jardim  Camburi '),
      9000,
      'Esta loja ainda não entrega em Jardim Camburi.',
    ],
    ['to nowhere named yet', delivery(), 9000, null],
    [
      'to nowhere named yet, too small',
      delivery('  '),
      4000,
      'Esta loja entrega a partir de R$ 50,00: faltam R$ 10,00.',
    ],
  ] as const)('%s', (_, receiving, cents, words) => {
    expect(refused(TERMS, receiving, cents)).toBe(words);
  });

  test('that is for pickup, or has no way of receiving yet, is never refused', () => {
    for (const way of ['', 'pickup'] as const) {
      expect(deliveryRefusal(TERMS, { ...NOTHING_SAID, way, district: 'Longe' }, 1)).toBeNull();
    }
  });

  test('is never refused by a store without delivery terms', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (district, cents) => {
        expect(deliveryRefusal(ANYTHING, delivery(district), cents)).toBeNull();
      }),
    );
  });
});

test.each([
  ['Itapuã', 'itapua', true],
  ['Itapuã', ' bairro  ITAPUÃ ', true],
  ['Praia da Costa', 'Praia-da-Costa.', true],
  ['Centro', 'Bairro do Centro', true],
  ['Centro', 'Centro Histórico', false],
  ['Bairro República', 'República', true],
  ['Residencial Bairro Novo', 'Residencial Novo', false],
])('«%s» and «%s» are the same district: %s', (one, other, isSame) => {
  expect(isSameDistrict(one, other)).toBe(isSame);
});

test('the delivery terms of a store are one sentence', () => {
  expect(plain(deliveryText(TERMS))).toBe('Entrega a partir de R$ 50,00 em Praia da Costa, Itapuã e Centro.');
  expect(deliveryText({ ...TERMS, minimumCents: null })).toBe('Entrega em Praia da Costa, Itapuã e Centro.');
  expect(plain(deliveryText({ ...TERMS, districts: [] }))).toBe('Entrega a partir de R$ 50,00.');
  expect(deliveryText(ANYTHING)).toBe('');
});

describe('delivery terms in the form of a location', () => {
  const problems = (values: Partial<typeof newLocation>) => {
    const { districts, minimumCents } = problemsOfLocation({ ...newLocation, ...values });
    return { districts, minimumCents };
  };

  test('take districts one a line, or behind commas or semicolons, and ignore empty lines', () => {
    expect(districtsIn(' Centro\n\n- Itapuã, Praia da Costa;• Ilha ')).toEqual([
      'Centro',
      'Itapuã',
      'Praia da Costa',
      'Ilha',
    ]);
  });

  test('refuse a district that is repeated or too long, and one too many', () => {
    expect(problems({ districts: 'Itapuã\nCentro\nitapua' }).districts).toBe(
      'O bairro itapua aparece duas vezes. Deixe um só.',
    );
    expect(problems({ districts: 'a'.repeat(60) }).districts).toBeUndefined();
    expect(problems({ districts: 'a'.repeat(61) }).districts).toBe('O nome de um bairro passa de 60 caracteres.');
    const many = (count: number) => Array.from({ length: count }, (_, index) => `Bairro ${index}`).join('\n');
    expect(problems({ districts: many(MAX_DISTRICTS) }).districts).toBeUndefined();
    expect(problems({ districts: many(MAX_DISTRICTS + 1) }).districts).toBe('Use no máximo 60 bairros.');
  });

  test('take an amount in reais, or nothing, as minimum order', () => {
    expect(toInput({ ...newLocation, minimumCents: ' 49,90 ' }).minimumCents).toBe(4990);
    expect(toInput(newLocation).minimumCents).toBeNull();
    expect(problems({ minimumCents: 'trinta' }).minimumCents).toBe('Informe o valor em reais, como 30,00.');
    expect(problems({ minimumCents: '0' }).minimumCents).toBe(
      'O pedido mínimo começa em R$ 0,01. Deixe em branco se não houver.',
    );
    expect(problems({ minimumCents: '10000' }).minimumCents).toBeUndefined();
    expect(problems({ minimumCents: '10000,01' }).minimumCents).toBe('O pedido mínimo vai até R$ 10.000,00.');
  });
});
