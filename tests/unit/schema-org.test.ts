import { describe, expect, test } from 'vitest';
import { categories } from '../../scripts/seed/categories';
import { locations } from '../../scripts/seed/locations';
import { defaultSettings } from '../../src/shared/default-settings';
import type { Location } from '../../src/shared/location';
import type { Post } from '../../src/shared/post';
import type { Product, ProductCard } from '../../src/shared/product';
import { faqPage } from '../../src/shared/schema-org/faq';
import { branchBusiness, localBusinesses } from '../../src/shared/schema-org/locations';
import { organization, webSite } from '../../src/shared/schema-org/organization';
import { blogData, blogPostingData } from '../../src/shared/schema-org/posts';
import { categoriesData, categoryData, productData } from '../../src/shared/schema-org/products';
import { absolute, absoluteAll, breadcrumbList } from '../../src/shared/schema-org/schema-org';
import { SHEET } from '../helpers/product-sheet';

const ORIGIN = 'https://soul.example';
const SITE = { origin: ORIGIN, settings: defaultSettings };

describe('an address', () => {
  test('of a picture is made absolute, and dropped when it is invalid', () => {
    expect(absolute(ORIGIN, '/images/a.webp')).toBe('https://soul.example/images/a.webp');
    expect(absolute(ORIGIN, 'https://x.example/a.webp')).toBe('https://x.example/a.webp');
    expect(absolute(ORIGIN, 'https://')).toBeUndefined();
    expect(absoluteAll(ORIGIN, ['/a.webp', 'https://', '/b.webp'])).toEqual([`${ORIGIN}/a.webp`, `${ORIGIN}/b.webp`]);
  });

  test('of the brand has no dangling separators', () => {
    const at = (addressStreet: string) => organization(ORIGIN, { ...defaultSettings, addressStreet });
    expect(at('Av. Champagnat, 100')).toMatchObject({
      address: { streetAddress: 'Av. Champagnat, 100 - Praia da Costa', addressLocality: 'Vila Velha' },
    });
    expect(at('Av. Champagnat, 100 -')).toMatchObject({
      address: { streetAddress: 'Av. Champagnat, 100 - Praia da Costa' },
    });
  });
});

test('the brand has a logo, a contact point and a page elsewhere', () => {
  const { phone, contactEmail, instagram } = defaultSettings;
  expect(organization(ORIGIN, defaultSettings)).toMatchObject({
    legalName: 'Soul Nutrição Ltda.',
    logo: { '@type': 'ImageObject', url: 'https://soul.example/icon-512.png', width: 512, height: 512 },
    contactPoint: { '@type': 'ContactPoint', telephone: phone, email: contactEmail },
    sameAs: [instagram],
  });
});

test('breadcrumbs are numbered from one', () => {
  const crumbs = [
    { name: 'Início', path: '/' },
    { name: 'Blog', path: '/blog' },
  ];
  expect(breadcrumbList(ORIGIN, crumbs)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Início', item: 'https://soul.example/' },
      { position: 2, name: 'Blog', item: 'https://soul.example/blog' },
    ],
  });
});

test('the site has its names and its publisher', () => {
  expect(webSite(ORIGIN, defaultSettings)).toMatchObject({
    name: 'Soul Nutrição',
    alternateName: 'Soul',
    publisher: { '@id': 'https://soul.example/#organization' },
  });
});

test('questions contain their answers', () => {
  expect(faqPage([{ question: 'Entrega?', answer: 'Sim.' }])).toMatchObject({
    mainEntity: [{ '@type': 'Question', name: 'Entrega?', acceptedAnswer: { '@type': 'Answer', text: 'Sim.' } }],
  });
});

describe('a product', () => {
  const { nutrition } = SHEET;
  if (!nutrition) throw new Error('The sheet has figures');
  const product: Product = {
    ...{ category: 'soulshake', number: 9, name: 'Soul Shake', priceCents: 3690, description: 'Gelado.' },
    images: [{ src: '/images/a.webp', alt: '' }],
    longDescription: 'Um copo gelado.',
    benefits: [],
    ingredients: 'Leite.',
    nutrition,
    statements: ['CONTÉM LEITE.', 'NÃO CONTÉM GLÚTEN.'],
    notes: [],
  };
  const told = (fields: Partial<Product> = {}) =>
    productData(SITE, { ...product, ...fields }, '/produtos/soulshake/9', 'Soul Shake');

  test('has its price, its page and its brand', () => {
    expect(told()).toMatchObject({
      '@id': 'https://soul.example/produtos/soulshake/9#product',
      sku: 'soulshake-9',
      description: 'Gelado.',
      image: ['https://soul.example/images/a.webp'],
      brand: { name: 'Soul' },
      offers: { price: '36.90', priceCurrency: 'BRL', url: 'https://soul.example/produtos/soulshake/9' },
    });
    expect(told({ description: '' })).toMatchObject({ description: 'Um copo gelado.' });
  });

  test('has the known figures of its label, with decimal points and units', () => {
    expect(told({ nutrition: { ...nutrition, proteins: 4.25, sodium: 90 } })).toHaveProperty('nutrition', {
      '@type': 'NutritionInformation',
      servingSize: '40 g (1 barra)',
      calories: '150 kcal',
      carbohydrateContent: '15 g',
      sugarContent: '4 g',
      proteinContent: '4.3 g',
      fatContent: '4 g',
      sodiumContent: '90 mg',
    });
  });

  test('has its ingredients, allergens and notes, as far as they are known', () => {
    expect(told()).toHaveProperty('additionalProperty', [
      { '@type': 'PropertyValue', name: 'Ingredientes', value: 'Leite.' },
      { '@type': 'PropertyValue', name: 'Alergênicos, lactose e glúten', value: 'CONTÉM LEITE. NÃO CONTÉM GLÚTEN.' },
    ]);
    expect(told({ notes: ['Sem cafeína.', 'Vegano.'] })).toMatchObject({
      additionalProperty: [{}, {}, { name: 'Outras informações', value: 'Sem cafeína. Vegano.' }],
    });
    expect(told({ ingredients: null, statements: [] })).not.toHaveProperty('additionalProperty');
  });

  test('is listed in its line if it has a page, and each line in the list of lines', () => {
    const [line] = categories.map((category, index) => ({ ...category, id: index + 1, version: 1 }));
    if (!line) throw new Error('The seed has lines');
    const card = { ...product, facts: [], image: null, hasPage: true } as ProductCard;
    expect(categoryData(ORIGIN, line, [card, { ...card, number: 10, hasPage: false }])).toMatchObject({
      name: line.name,
      url: `${ORIGIN}/produtos/${line.key}`,
      mainEntity: {
        numberOfItems: 1,
        itemListElement: [{ position: 1, name: 'Soul Shake', url: `${ORIGIN}/produtos/${line.key}/9` }],
      },
    });
    const described = (words: Partial<typeof line>) => categoryData(ORIGIN, { ...line, ...words }, []);
    expect(described({ searchDescription: 'Para buscadores.' })).toMatchObject({ description: 'Para buscadores.' });
    expect(described({ searchDescription: null })).toMatchObject({ description: line.description });
    expect(categoriesData(ORIGIN, [line])).toMatchObject({
      url: 'https://soul.example/produtos',
      mainEntity: { itemListElement: [{ position: 1, name: line.name, url: `${ORIGIN}/produtos/${line.key}` }] },
    });
  });
});

describe('a location', () => {
  const seeded = locations[0];
  if (!seeded) throw new Error('The seed has locations');
  const place: Location = {
    ...{ ...seeded, id: 3, holidays: [], address: 'Rua das Flores, 10 - ', phone: '(27) 99999-0000' },
    hours: [{ days: [0, 1, 6], opens: '09:00', closes: '18:00' }],
  };
  const told = (fields: Partial<Location> = {}) => {
    const { '@graph': graph } = localBusinesses(ORIGIN, [{ ...place, ...fields }], new Date('2026-11-25T15:00Z')) as {
      '@graph': object[];
    };
    return JSON.parse(JSON.stringify(graph[0]));
  };

  test('is a business at its own address, with an international phone number', () => {
    expect(told()).toMatchObject({
      url: 'https://soul.example/onde-estamos?local=3',
      telephone: '+5527999990000',
      address: { streetAddress: 'Rua das Flores, 10', addressCountry: 'BR' },
      geo: { latitude: place.latitude, longitude: place.longitude },
      openingHours: ['Su,Mo,Sa 09:00-18:00'],
    });
  });

  test('open for 24 hours is not described as closed', () => {
    const hours = [{ days: [1, 2], opens: '00:00', closes: '00:00' }];
    expect(told({ hours })).toHaveProperty('openingHours', ['Mo,Tu 00:00-23:59']);
    expect(told({ hours: [{ days: [6], opens: '08:00', closes: '08:00' }] })).toHaveProperty('openingHours', [
      'Sa 00:00-23:59',
    ]);
  });

  test('has a number without area code as it is dialled in Brazil', () => {
    expect(told({ phone: '4003-1234' })).toHaveProperty('telephone', '40031234');
  });

  test('leaves out unknown facts', () => {
    const silent = told({ image: null, phone: null, zipcode: null, latitude: null, hours: null });
    expect(Object.keys(silent).sort()).toEqual(['@id', '@type', 'address', 'name', 'url']);
    expect(silent.address).not.toHaveProperty('postalCode');
  });

  test('has the special hours of the next thirty days, also for closed days and for 24 hours', () => {
    const on = (date: string, hours: { opens: string; closes: string }[]) => ({
      from: date,
      to: date,
      hours,
      note: null,
    });
    const exceptions = [
      on('2026-11-24', []),
      on('2026-11-25', []),
      on('2026-12-24', [{ opens: '00:00', closes: '00:00' }]),
      on('2026-12-25', [
        { opens: '09:00', closes: '00:00' },
        { opens: '00:00', closes: '02:00' },
      ]),
      on('2026-12-26', []),
    ];
    const specified = (date: string, opens: string, closes: string) => ({
      ...{ '@type': 'OpeningHoursSpecification', opens, closes },
      ...{ validFrom: date, validThrough: date },
    });
    expect(told({ exceptions }).specialOpeningHoursSpecification).toEqual([
      specified('2026-11-25', '00:00', '00:00'),
      specified('2026-12-24', '00:00', '23:59'),
      specified('2026-12-25', '09:00', '00:00'),
      specified('2026-12-25', '00:00', '02:00'),
    ]);
    expect(told({ exceptions: [] })).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  test('of the page of links has a phone number only if it takes chats', () => {
    const { branch } = defaultSettings;
    expect(branchBusiness(ORIGIN, branch)).toMatchObject({ name: branch.name, telephone: '+5581999990000' });
    expect(branchBusiness(ORIGIN, { ...branch, chatPhone: '' })).toHaveProperty('telephone', undefined);
  });
});

describe('an article', () => {
  const post = {
    ...{ id: 5, title: 'Pistache', excerpt: null, content: '', image: null, category: null, author: null },
    publishedAt: '2026-11-20T11:00:00.000Z',
    updatedAt: '2026-11-21T11:00:00.000Z',
  } as Post;

  test('without an author is by the brand, and is never modified before its publication', () => {
    expect(blogPostingData(SITE, post)).toMatchObject({
      url: 'https://soul.example/blog/5',
      mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://soul.example/blog/5' },
      headline: 'Pistache',
      author: { '@type': 'Organization', name: 'Soul Nutrição' },
      image: ['https://soul.example/images/og.jpg'],
      dateModified: post.updatedAt,
    });
    const scheduled = { ...post, publishedAt: '2026-11-30T11:00:00.000Z' };
    expect(blogPostingData(SITE, scheduled)).toHaveProperty('dateModified', scheduled.publishedAt);
    const plain = blogPostingData(SITE, post);
    expect([plain].map((one) => ['description' in one, 'articleSection' in one])).toEqual([[false, false]]);
  });

  test('has its category, author and cover, and the description and picture of its head', () => {
    const full = { ...post, excerpt: 'Verde.', image: '/images/a.webp', category: 'Sabores', author: 'Ana' };
    expect(blogPostingData(SITE, full)).toMatchObject({
      description: 'Verde.',
      articleSection: 'Sabores',
      author: { '@type': 'Person', name: 'Ana' },
      image: ['https://soul.example/images/og.jpg', 'https://soul.example/images/a.webp'],
    });
    const picture = '/media/0123456789abcdef0123-1600x900-112233.webp';
    expect(blogPostingData(SITE, { ...full, searchDescription: 'Um guia.', shareImage: picture })).toMatchObject({
      headline: 'Pistache',
      description: 'Um guia.',
      image: [
        'https://soul.example/media/0123456789abcdef0123-1600x900-112233-og.jpg',
        'https://soul.example/images/a.webp',
      ],
    });
    const content = `<p>Um guia de barista.</p><img src="${picture}" alt="Pistache">`;
    expect(blogPostingData(SITE, { ...post, content })).toMatchObject({
      description: 'Um guia de barista.',
      image: ['https://soul.example/media/0123456789abcdef0123-1600x900-112233-og.jpg'],
    });
    expect(blogData(SITE, [full])).toMatchObject({
      name: 'Blog da Soul Nutrição',
      blogPost: [{ headline: 'Pistache', url: 'https://soul.example/blog/5' }],
    });
  });
});
