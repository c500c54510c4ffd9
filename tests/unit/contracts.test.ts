import { describe, expect, test } from 'vitest';
import { mergeSettings } from '../../functions/db/settings-overrides';
import { categories } from '../../scripts/seed/categories';
import { locations } from '../../scripts/seed/locations';
import { posts } from '../../scripts/seed/posts';
import { products } from '../../scripts/seed/products';
import { slides } from '../../scripts/seed/slides';
import { categoryInput } from '../../src/shared/category';
import { defaultSettings } from '../../src/shared/default-settings';
import { imageAddress } from '../../src/shared/image';
import { linkAddress } from '../../src/shared/link';
import { locationInput } from '../../src/shared/location';
import { nouns } from '../../src/shared/nouns';
import { POST_BODY_MAX_BYTES, postInput } from '../../src/shared/post';
import { hasWholeSheet, productInput } from '../../src/shared/product';
import { settings } from '../../src/shared/settings';
import { slideInput } from '../../src/shared/slide';

describe('the seeded content fits its contracts', () => {
  test.each([
    ['categories', categories, categoryInput],
    ['products', products, productInput],
    ['posts', posts, postInput],
    ['slides', slides, slideInput],
    ['locations', locations, locationInput],
  ] as const)('%s', (_, rows, contract) => {
    for (const row of rows) expect(contract.parse(row)).toEqual(row);
  });

  test('energy is within 10% of 4·carbs + 4·proteins + 9·fats', () => {
    for (const { name, nutrition } of products) {
      if (!nutrition) throw new Error(`${name} has no nutrition facts`);
      const computed = 4 * nutrition.carbs + 4 * nutrition.proteins + 9 * nutrition.fats;
      expect(Math.abs(nutrition.calories - computed), name).toBeLessThanOrEqual(Math.max(1, computed * 0.1));
    }
  });

  test('prices and counts are those of the specification', () => {
    const count = (category: string) => products.filter((product) => product.category === category).length;
    expect(
      ['soulshake', 'soulice', 'soulicepote', 'soulcrunch', 'soulfuel', 'soulcoffee', 'suplementos', 'toppins'].map(
        count,
      ),
    ).toEqual([10, 4, 2, 10, 2, 2, 2, 0]);
    const price = (name: string) => products.find((product) => product.name === name)?.priceCents;
    expect(price('Soul Shake Pistache')).toBe(3690);
    expect(price('Soul Ice Sonho')).toBe(1690);
    expect(price('Soul Ice Pistache')).toBe(1890);
    expect(price('Soul Crunch Limão')).toBe(500);
    expect(price('Soul Whey Chocolate 900 g')).toBe(12_990);
  });
});

test('an empty category or excerpt of a post becomes null', () => {
  const [post] = posts;
  expect(postInput.parse({ ...post, category: '  ', excerpt: '' })).toMatchObject({ category: null, excerpt: null });
});

test('the body of a post may reach its limit in bytes, and not exceed it', () => {
  const fits = (content: string) => postInput.safeParse({ ...posts[0], content }).success;
  expect([fits('a'.repeat(POST_BODY_MAX_BYTES)), fits('a'.repeat(POST_BODY_MAX_BYTES + 1))]).toEqual([true, false]);
  expect(fits('é'.repeat(POST_BODY_MAX_BYTES / 2 + 1))).toBe(false);
});

describe('a data sheet', () => {
  const [product] = products.filter(hasWholeSheet);

  test.each([
    ['its description', { longDescription: null }],
    ['its table', { nutrition: null }],
    ['every benefit', { benefits: [] }],
  ])('is not whole without %s', (_, missing) => {
    expect(product && hasWholeSheet(product)).toBe(true);
    expect(product && hasWholeSheet({ ...product, ...missing })).toBe(false);
  });
});

describe('addresses typed by editors', () => {
  test.each(['/images/a.webp', '/media/x.png', 'https://example.com/a%20b.jpg?x=1'])(
    'takes the picture %s',
    (address) => {
      expect(imageAddress.safeParse(address).success).toBe(true);
    },
  );

  const HOSTILE = [
    'javascript:alert(1)',
    'data:image/png;base64,x',
    '//evil.com/x',
    '/\\evil.com',
    'http://example.com/a.jpg',
    '/a b"',
    'https://',
    'https://?',
    'https://a:b',
    'https://1.1.1.1.1',
    'https://soul.com.br@example.com',
    'https://ana:senha@example.com',
    '/x"onerror=',
  ];
  test.each(HOSTILE)('refuses the picture %s', (address) => {
    expect(imageAddress.safeParse(address).success).toBe(false);
  });

  test.each([
    '/produtos',
    '#onde-estamos',
    '/#onde-estamos',
    'https://example.com',
    'mailto:a@example.com',
    'tel:+5527999990000',
  ])('takes the link %s', (address) => {
    expect(linkAddress.safeParse(address).success).toBe(true);
  });

  test.each([
    'javascript:alert(1)',
    '//evil.com',
    '/\\evil.com',
    'http://example.com',
    'https://?',
    'https://a:b',
    'https://1.1.1.1.1',
    'https://soul.com.br@example.com',
    'https://ana:senha@example.com',
    'data:text/html,x',
    '',
  ])('refuses the link %s', (address) => {
    expect(linkAddress.safeParse(address).success).toBe(false);
  });

  test('a button of a slide has both a text and a link, or none', () => {
    const whole = { btn1Text: 'Ver', btn1Link: '/produtos', btn2Text: null, btn2Link: null };
    const problems = (changes: object) =>
      slideInput
        .safeParse({ ...slides[0], ...whole, ...changes })
        .error?.issues.map(({ path, message }) => [path.join(), message]);
    expect(problems({})).toBeUndefined();
    expect(problems({ btn1Text: null, btn1Link: null })).toBeUndefined();
    expect(problems({ btn1Link: null, btn2Link: '/blog' })).toEqual([
      ['btn1Link', 'Informe o link do botão, ou apague o texto.'],
      ['btn2Text', 'Informe o texto do botão, ou apague o link.'],
    ]);
  });

  test('a location’s postal code has eight digits, if there is one', () => {
    const { zipcode } = locationInput.shape;
    for (const code of ['29101-390', '29101390', '', null]) expect(zipcode.safeParse(code).success).toBe(true);
    for (const code of ['123', 'abc', '29101-39'])
      expect(zipcode.safeParse(code).error?.issues.map(({ message }) => message)).toEqual([
        'Informe um CEP de 8 números, como 29101-390.',
      ]);
  });

  test('a location’s phone must be diallable, and a missing UF is asked for by name', () => {
    const { phone, uf } = locationInput.shape;
    for (const line of ['27 99999-0000', '0800 000 0000', '4004-0000', '', null])
      expect(phone.safeParse(line).success).toBe(true);
    expect(phone.safeParse('12').error?.issues[0]?.message).toBe('Informe um telefone com DDD.');
    expect(phone.safeParse('00 00000-0000').error?.issues[0]?.message).toBe('Confira o DDD: este não existe.');
    expect(uf.safeParse(' ').error?.issues.map(({ message }) => message)).toEqual(['Informe a UF.']);
    expect(uf.safeParse('E').error?.issues.map(({ message }) => message)).toEqual(['A UF tem 2 letras.']);
  });

  test('every contract refuses an unknown field', () => {
    for (const contract of [categoryInput, productInput, postInput, slideInput, locationInput]) {
      const issues = contract.safeParse({ role: 'admin' }).error?.issues ?? [];
      expect(issues.some((issue) => issue.code === 'unrecognized_keys')).toBe(true);
    }
  });
});

describe('settings', () => {
  test('the defaults are valid', () => {
    expect(settings.parse(defaultSettings)).toEqual(defaultSettings);
  });

  test('overrides replace defaults field by field, also within the branch', () => {
    const merged = mergeSettings({ phone: '(27) 3333-0000', branch: { name: 'Soul Recife' } });
    expect(merged.phone).toBe('(27) 3333-0000');
    expect(merged.branch.name).toBe('Soul Recife');
    expect(merged.branch.instagram).toBe(defaultSettings.branch.instagram);
  });

  test.each([null, [], 'x', { phone: 7, branch: 'x' }, { contactEmail: 'sem arroba' }])(
    'invalid overrides fall back to the defaults: %j',
    (overrides) => {
      expect(mergeSettings(overrides)).toEqual(defaultSettings);
    },
  );
});

test('no category accepts the name of a route as its key', () => {
  const [category] = categories;
  const addresses = [nouns.products, nouns.categories].flatMap(({ panel, creation }) => [panel, creation]);
  const below = addresses.flatMap((address) => address.split('/painel/produtos/').slice(1));
  const words = below.flatMap((address) => address.split('/'));
  expect(words).toEqual(expect.arrayContaining(['novo', 'nova', 'categorias']));
  for (const key of words) expect([key, categoryInput.safeParse({ ...category, key }).success]).toEqual([key, false]);
});
