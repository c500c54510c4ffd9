import { describe, expect, test } from 'vitest';
import { categoryPath, movedAmong, productPath } from '../../src/shared/category-path';
import { newCategory, problemsOfCategory, toInput, toValues, typedCategory } from '../../src/shared/typed/category';
import { newFaq, typedFaq } from '../../src/shared/typed/faq';
import { typedPage } from '../../src/shared/typed/page';
import { searchAppearanceInput, searchAppearanceValues } from '../../src/shared/typed/search-appearance';

const record = {
  key: 'shakes',
  address: 'bebidas',
  name: 'Bebidas',
  description: 'Geladas',
  image: '/images/x.webp',
  imageAlt: 'Copo',
  highlighted: true,
  packSize: 12,
  packDiscount: 10,
  searchTitle: 'Bebidas',
  searchDescription: null,
  shareImage: null,
  position: 3,
  version: 4,
  productCount: 5,
};
const values = toValues(record);

describe('the form of a category', () => {
  test('begins empty, at the end', () => {
    expect(newCategory(7)).toEqual({
      address: '',
      name: '',
      description: '',
      image: '',
      imageAlt: '',
      highlighted: false,
      packSize: '',
      packDiscount: '',
      searchTitle: '',
      searchDescription: '',
      shareImage: '',
      position: 7,
    });
  });

  test('holds a record with its numbers as text, and gives it back', () => {
    const { key: _key, version: _version, productCount: _count, ...input } = record;
    expect(toValues(record)).toEqual({
      ...input,
      packSize: '12',
      packDiscount: '10',
      searchDescription: '',
      shareImage: '',
    });
    expect(toInput(values)).toEqual(input);
    expect(toValues({ ...record, packSize: null, packDiscount: 0 })).toMatchObject({ packSize: '', packDiscount: '' });
  });

  test('holds what visitors see', () => {
    expect(typedCategory.isLive({ ...toInput(values), key: record.key })).toBe(true);
  });

  test('derives an empty address from the name', () => {
    expect(toInput({ ...values, address: ' ', name: 'Pão & Café' }).address).toBe('pao-cafe');
    expect(toInput({ ...values, address: ' sucos ' }).address).toBe('sucos');
  });

  test.each([
    ['', null, 0],
    [' 12 ', 12, 12],
    ['12%', Number.NaN, 12],
    ['12 % ', Number.NaN, 12],
    ['-3', -3, -3],
    ['999', 999, 999],
    ['1000', Number.NaN, Number.NaN],
    ['1,5', Number.NaN, Number.NaN],
    ['x12', Number.NaN, Number.NaN],
    ['%12', Number.NaN, Number.NaN],
  ])('reads the number “%s”', (text, packSize, packDiscount) => {
    expect(toInput({ ...values, packSize: text, packDiscount: text })).toMatchObject({ packSize, packDiscount });
  });

  test('asks for the box of a discount, and for what the contract lacks', () => {
    expect(problemsOfCategory(values)).toEqual({});
    expect(problemsOfCategory({ ...values, packSize: '' })).toEqual({
      packSize: 'Diga quantas unidades tem a caixa, ou tire o desconto.',
    });
    expect(problemsOfCategory({ ...values, packSize: '', packDiscount: '0' })).toEqual({});
    expect(problemsOfCategory({ ...values, packSize: '', packDiscount: '' })).toEqual({});
    expect(problemsOfCategory({ ...values, packSize: 'x' })).toHaveProperty('packSize');
    expect(problemsOfCategory({ ...values, name: ' ' })).toEqual({ name: 'Informe o nome da categoria.' });
  });
});

test('search appearance is stored without spaces around it, or not at all', () => {
  const typed = { searchTitle: ' Um ', searchDescription: ' Dois ', shareImage: ' /images/x.webp ' };
  const stored = { searchTitle: 'Um', searchDescription: 'Dois', shareImage: '/images/x.webp' };
  expect(searchAppearanceInput(typed)).toEqual(stored);
  expect(searchAppearanceValues(stored)).toEqual(stored);
  const empty = { searchTitle: ' ', searchDescription: ' ', shareImage: ' ' };
  expect(searchAppearanceInput(empty)).toEqual({ searchTitle: null, searchDescription: null, shareImage: null });
  expect(searchAppearanceValues(null)).toEqual({ searchTitle: '', searchDescription: '', shareImage: '' });
});

describe('the paths of categories', () => {
  const moved = movedAmong([
    { key: 'shakes', address: 'bebidas' },
    { key: 'cones', address: 'cones' },
  ]);

  test('lead to where they have moved', () => {
    expect(moved).toEqual({ '/produtos/shakes': '/produtos/bebidas' });
    expect([categoryPath('shakes', moved), categoryPath('cones', moved)]).toEqual([
      '/produtos/bebidas',
      '/produtos/cones',
    ]);
    expect(productPath({ category: 'shakes', number: 9 }, moved)).toBe('/produtos/bebidas/9');
  });
});

test('a new question comes last, and is shown', () => {
  expect(newFaq(4)).toEqual({ subject: 'order', question: '', answer: '', position: 4, active: true });
  const { subject, question, answer, position, active } = newFaq(4);
  const input = { subject, question, answer, position, active };
  expect(typedFaq.toValues({ id: 1, version: 2, ...input })).toEqual(input);
  expect(typedFaq.toInput(input)).toEqual(input);
  expect([typedFaq.isLive({ ...input, active: true }), typedFaq.isLive({ ...input, active: false })]).toEqual([
    true,
    false,
  ]);
});

test('a page is always live, and a version of its history replaces its texts', () => {
  const page = typedPage('sobre');
  const texts = { aboutTitle: 'Hoje', aboutLead: 'Agora' };
  expect(page.toValues({ page: 'sobre', version: 2, texts, aboutTitle: 'Ontem' })).toEqual({
    ...texts,
    aboutTitle: 'Ontem',
  });
  expect(page.isLive(texts)).toBe(true);
  expect(page.check(page.toInput({ aboutTitle: 'x'.repeat(500) }) as typeof texts)).toHaveProperty('aboutTitle');
});
