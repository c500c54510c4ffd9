import { describe, expect, test } from 'vitest';
import type { Cart, CartItem } from '../../src/shared/cart';
import type { ChosenStore } from '../../src/shared/chosen-store';
import {
  ANSWER_LENGTH,
  cartTotal,
  NOTHING_SAID,
  orderCode,
  orderText,
  parseReceiving,
  type Receiving,
} from '../../src/shared/order';

const line = (number: number, name: string, priceCents: number, quantity: number): CartItem => ({
  category: 'soulshake',
  number,
  name,
  priceCents,
  image: null,
  quantity,
});
const shake = line(9, 'Soul Shake Pistache', 3690, 2);
const ice = line(1, 'Soul Ice Sonho', 1690, 1);
const cart: Cart = [shake, ice];
const store: ChosenStore = { id: 2, name: 'Soul Praia do Canto', city: 'Vitória', uf: 'ES', phone: '(27) 99999-0102' };

const toBrand = (lines: Cart) => orderText(lines).replaceAll('\u00a0', ' ');
const toStore = (receiving: Partial<Receiving> = {}, lines = cart, to = store) =>
  orderText(lines, { store: to, code: 'K7QM', receiving: { ...NOTHING_SAID, ...receiving } }).replaceAll('\u00a0', ' ');

const HEAD = ['Olá! Quero fazer este pedido: 🛒', ''];
const STORE = ['Pedido: K7QM', 'Loja: Soul Praia do Canto (Vitória - ES)'];
const LINES = ['', '1. 2x Soul Shake Pistache — R$ 73,80', '2. 1x Soul Ice Sonho — R$ 16,90', '', 'Total: R$ 90,70'];

describe('how an order is to be received', () => {
  test('is restored from storage, without invalid answers', () => {
    const said: Receiving = { way: 'pickup', name: 'Ana', district: 'Centro', payment: 'pix' };
    expect(parseReceiving(JSON.stringify(said))).toEqual(said);
    expect(
      parseReceiving(JSON.stringify({ way: 'toString', name: 7, district: 'x'.repeat(99), payment: 'toString' })),
    ).toEqual({
      ...NOTHING_SAID,
      district: 'x'.repeat(ANSWER_LENGTH),
    });
    for (const text of [null, '', '{', 'null', '[]', '7', '{"way":["pickup"],"payment":["pix"]}'])
      expect(parseReceiving(text)).toEqual(NOTHING_SAID);
  });
});

describe('without a chosen store the message', () => {
  test('has one line per product, then the total', () => {
    expect(toBrand(cart).split('\n')).toEqual([
      ...HEAD,
      '• 2x Soul Shake Pistache — R$ 73,80',
      '• 1x Soul Ice Sonho — R$ 16,90',
      '',
      'Total: R$ 90,70',
    ]);
  });

  test('has one line for a single unit', () => {
    expect(toBrand([ice]).split('\n')).toEqual([...HEAD, '• 1x Soul Ice Sonho — R$ 16,90', '', 'Total: R$ 16,90']);
  });

  test('leaves out unavailable products', () => {
    expect(toBrand([{ ...shake, unavailable: true }, ice])).toBe(toBrand([ice]));
  });
});

describe('with a chosen store the message', () => {
  test('names the order and the store, and numbers the lines', () => {
    expect(toStore().split('\n')).toEqual([...HEAD, ...STORE, ...LINES]);
  });

  test('says that the order will be picked up', () => {
    expect(toStore({ way: 'pickup' }).split('\n')).toEqual([
      ...HEAD,
      ...STORE,
      'Como receber: Retirar na loja',
      ...LINES,
    ]);
  });

  test('says that the order will be picked up, and by whom', () => {
    expect(toStore({ way: 'pickup', name: 'Ana Conceição' }).split('\n')).toEqual([
      ...HEAD,
      ...STORE,
      'Como receber: Retirar na loja',
      'Nome: Ana Conceição',
      ...LINES,
    ]);
  });

  test('says that the order will be delivered', () => {
    expect(toStore({ way: 'delivery' }).split('\n')).toEqual([...HEAD, ...STORE, 'Como receber: Entrega', ...LINES]);
  });

  test('says where and to whom the order will be delivered', () => {
    expect(toStore({ way: 'delivery', name: 'Ana', district: 'Praia da Costa' }).split('\n')).toEqual([
      ...HEAD,
      ...STORE,
      'Como receber: Entrega',
      'Bairro: Praia da Costa',
      'Nome: Ana',
      ...LINES,
    ]);
  });

  test('includes a name on its own', () => {
    expect(toStore({ name: 'Ana' }).split('\n')).toEqual([...HEAD, ...STORE, 'Nome: Ana', ...LINES]);
  });

  test('includes no district without a delivery', () => {
    expect(toStore({ way: 'pickup', district: 'Centro' })).toBe(toStore({ way: 'pickup' }));
    expect(toStore({ district: 'Centro' })).toBe(toStore());
  });

  test('treats spaces as no answer', () => {
    expect(toStore({ way: 'delivery', name: '  ', district: '\t\n' })).toBe(toStore({ way: 'delivery' }));
  });

  test('keeps each answer on a line of its own, and cuts it at the maximum length', () => {
    expect(toStore({ name: ' Ana\n\nTotal: R$ 0,00 ' })).toContain('\nNome: Ana Total: R$ 0,00\n\n1. ');
    expect(toStore({ name: 'á'.repeat(500) })).toContain(`\nNome: ${'á'.repeat(ANSWER_LENGTH)}\n`);
    // Leading spaces do not count towards the length.
    expect(toStore({ name: `  ${'á'.repeat(ANSWER_LENGTH)}` })).toContain(`\nNome: ${'á'.repeat(ANSWER_LENGTH)}\n`);
    // A space at the cut is removed.
    expect(toStore({ name: `${'x'.repeat(ANSWER_LENGTH - 1)} y` })).toContain(
      `\nNome: ${'x'.repeat(ANSWER_LENGTH - 1)}\n`,
    );
  });

  test('numbers only available lines', () => {
    const lines = [{ ...shake, unavailable: true }, ice, line(3, 'Soul Shake Cacau', 250_000, 99)];
    expect(toStore({}, lines).split('\n')).toEqual([
      ...HEAD,
      ...STORE,
      '',
      '1. 1x Soul Ice Sonho — R$ 16,90',
      '2. 99x Soul Shake Cacau — R$ 247.500,00',
      '',
      'Total: R$ 247.516,90',
    ]);
    expect(cartTotal(lines)).toBe(24_751_690);
  });

  test('names a store whose city is unknown', () => {
    expect(toStore({}, cart, { ...store, city: '' })).toContain('\nLoja: Soul Praia do Canto (ES)\n');
  });
});

describe('the code of an order', () => {
  test('is four characters that are not confused with one another', () => {
    for (let seed = 0; seed < 2000; seed += 1)
      expect(orderCode(cart, store, seed)).toMatch(/^[34679CDFGHJKMNPQRTWXY]{4}$/);
  });

  test('is the same for the same lines at the same store, and changes with them', () => {
    const code = orderCode(cart, store, 7);
    expect(orderCode(structuredClone(cart), store, 7)).toBe(code);
    expect(orderCode([...cart, { ...line(4, 'Fora', 100, 1), unavailable: true }], store, 7)).toBe(code);
    expect(orderCode([{ ...shake, quantity: 3 }, ice], store, 7)).not.toBe(code);
    expect(orderCode([shake], store, 7)).not.toBe(code);
    expect(orderCode(cart, { ...store, id: 3 }, 7)).not.toBe(code);
    expect(orderCode(cart, null, 7)).not.toBe(code);
    expect(orderCode([{ ...shake, priceCents: 3790 }, ice], store, 7)).not.toBe(code);
  });

  test('differs between visitors with the same lines', () => {
    const codes = new Set(Array.from({ length: 1000 }, (_, seed) => orderCode(cart, store, seed * 4_001_999)));
    expect(codes.size).toBeGreaterThan(990);
  });
});
