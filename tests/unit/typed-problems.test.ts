import { afterEach, describe, expect, test, vi } from 'vitest';
import { locations } from '../../scripts/seed/locations';
import { posts } from '../../scripts/seed/posts';
import { products } from '../../scripts/seed/products';
import { slides } from '../../scripts/seed/slides';
import { decimalText } from '../../src/shared/money';
import { describeDeclaration } from '../../src/shared/typed/declaration';
import { newLocation, typedLocation } from '../../src/shared/typed/location';
import { describeNutrition, nutritionInput, nutritionOf, nutritionValues } from '../../src/shared/typed/nutrition';
import {
  descriptions,
  isCoverMissing,
  toValues as postValues,
  scheduledFrom,
  typedPost,
} from '../../src/shared/typed/post';
import { describePrice, isPictureMissing, missingOf, newProduct, typedProduct } from '../../src/shared/typed/product';
import { newSlide, toEdit, typedSlide } from '../../src/shared/typed/slide';

const recorded = <Input extends object>(input: Input | undefined) => {
  if (!input) throw new Error('The seed has none');
  return { ...input, id: 7, version: 3 };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('a typed product', () => {
  const product = typedProduct.toValues(recorded(products[0]));
  const input = (values: Partial<typeof product>) => typedProduct.toInput({ ...product, ...values });
  const problems = (values: Partial<typeof product>) => typedProduct.check({ ...product, ...values });

  test('lacks its picture only when it is visible, and its page while a part of the data sheet is missing', () => {
    const missing = (active: boolean, ...pictures: string[]) =>
      isPictureMissing({ active, images: pictures.map((src) => ({ src, alt: '' })) });
    expect([missing(true), missing(true, ' '), missing(true, ' ', '/images/a.webp')]).toEqual([true, true, false]);
    expect([missing(false), missing(false, '/images/a.webp')]).toEqual([false, false]);
    expect(missingOf(product)).toEqual([]);
    expect(missingOf({ ...product, longDescription: ' ' })).toEqual(['longDescription']);
    expect(missingOf({ ...product, benefits: [''], ...nutritionValues(null) })).toEqual(['benefits', 'nutrition']);
  });

  test('has a price in reais, shown in the format of shops', () => {
    expect(input({ price: ' 34,9 ' }).priceCents).toBe(3490);
    expect(problems({ price: 'caro' })).toEqual({ price: 'Informe o preço em reais, como 34,90.' });
    expect(problems({ price: '9999999999' }).price).not.toBe('Informe o preço em reais, como 34,90.');
    expect(describePrice('34,9')).toBe('R$\u00A034,90');
    expect(describePrice('caro')).toBe('caro');
  });

  test('gets the next number of its line when none is typed', () => {
    expect([input({ number: ' ' }).number, input({ number: '12' }).number]).toEqual([0, 12]);
    expect(problems({ number: '' })).toEqual({});
    for (const number of ['doze', '1e3', '0x10']) expect(Object.keys(problems({ number })), number).toEqual(['number']);
  });

  test('must have a line', () => {
    expect(problems({ category: '' })).toMatchObject({ category: 'Escolha a categoria.' });
  });

  test('ignores empty pictures and benefits, and sends empty texts as null', () => {
    const picture = { src: '/images/copo.webp', alt: 'Um copo' };
    expect(input({ images: [picture, { src: ' ', alt: ' ' }] }).images).toEqual([picture]);
    expect(input({ images: [{ src: '', alt: 'Um copo' }] }).images).toHaveLength(1);
    expect(input({ benefits: [' Leve ', ' ', 'Gelada'] }).benefits).toEqual(['Leve', 'Gelada']);
    expect(input({ longDescription: '  ', ingredients: ' ' })).toMatchObject({
      longDescription: null,
      ingredients: null,
    });
  });

  test('shows an error at each figure that is missing or not a number', () => {
    const missing = 'Informe este valor: a tabela nutricional precisa dele.';
    const wanted = 'Informe só o número, como 4,5.';
    expect(
      problems({ servingSize: '', calories: ' ', sodium: '', fibers: '', proteins: 'muita', fats: '1,,2' }),
    ).toEqual({
      servingSize: missing,
      calories: missing,
      proteins: wanted,
      fats: wanted,
    });
  });

  test('starts empty, except for its line, and visible', () => {
    const fresh = newProduct('soulice');
    expect(fresh).toMatchObject({ category: 'soulice', name: '', featured: false, vegan: false, active: true });
    expect([fresh.images, fresh.benefits, fresh.pairings, fresh.contains, fresh.mayContain]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(Object.keys(typedProduct.check(fresh))).toEqual(expect.arrayContaining(['name', 'price']));
    expect([
      typedProduct.isLive(recorded(products[0])),
      typedProduct.isLive({ ...recorded(products[0]), active: false }),
    ]).toEqual([true, false]);
  });
});

describe('a typed location', () => {
  const location = typedLocation.toValues(recorded(locations[0]));
  const input = (values: Partial<typeof location>) => typedLocation.toInput({ ...location, ...values });
  const problems = (values: Partial<typeof location>) => typedLocation.check({ ...location, ...values });

  test('accepts degrees with a comma or a point', () => {
    expect(input({ latitude: ' -20,33214 ', longitude: '+40.5' })).toMatchObject({
      latitude: -20.33214,
      longitude: 40.5,
    });
    expect(input({ latitude: '20', longitude: '0' })).toMatchObject({ latitude: 20, longitude: 0 });
    for (const wrong of ['1e1', '0x10', 'norte', '1234', '20,', '20..5', 'x20', '20x']) {
      expect([wrong, Object.keys(problems({ latitude: wrong }))]).toEqual([wrong, ['latitude']]);
    }
    expect([decimalText(-20.5), decimalText(0), decimalText(null)]).toEqual(['-20,5', '0', '']);
  });

  test('must have both coordinates or none', () => {
    expect(problems({ latitude: '' })).toEqual({ latitude: 'Informe também a latitude.' });
    expect(problems({ longitude: ' ' })).toEqual({ longitude: 'Informe também a longitude.' });
    expect(problems({ latitude: '', longitude: '' })).toEqual({});
  });

  test('sends empty fields as null, and its state in capitals', () => {
    const sent = input({ uf: ' es ', zipcode: ' ', phone: '', email: ' ', schedule: '', image: ' ', hours: [] });
    expect(input({ minimumCents: '  ' }).minimumCents).toBeNull();
    expect(sent).toMatchObject({ uf: 'ES', zipcode: null, phone: null, email: null, schedule: null });
    expect([sent.image, sent.hours]).toEqual([null, null]);
  });

  test('sends its special dates in order', () => {
    const on = (date: string) => ({ from: date, to: date, hours: [], note: null });
    const dates = ['2026-12-25', '2026-11-02', '2027-01-01'].map(on);
    expect(input({ exceptions: dates }).exceptions?.map(({ from }) => from)).toEqual([
      '2026-11-02',
      '2026-12-25',
      '2027-01-01',
    ]);
  });

  test('starts as a visible store that takes orders', () => {
    expect(newLocation).toMatchObject({ type: 'store', takesOrders: true, active: true, payments: [], unsold: [] });
    const record = recorded(locations[0]);
    expect([typedLocation.isLive(record), typedLocation.isLive({ ...record, active: false })]).toEqual([true, false]);
  });

  test('without optional values has empty fields', () => {
    const nothing = { zipcode: null, phone: null, email: null, schedule: null, hours: null, image: null };
    const silent = { ...recorded(locations[0]), ...nothing, latitude: null, longitude: null, minimumCents: null };
    const texts = { zipcode: '', phone: '', email: '', schedule: '', hours: [], image: '' };
    expect(typedLocation.toValues(silent)).toMatchObject({ ...texts, latitude: '', longitude: '', minimumCents: '' });
    const rich = { ...recorded(locations[0]), minimumCents: 5000, districts: ['Centro', 'Itapuã'] };
    expect(typedLocation.toValues(rich)).toMatchObject({ minimumCents: '50,00', districts: 'Centro\nItapuã' });
  });
});

describe('a typed post', () => {
  const post = recorded(posts[0]);
  const values = typedPost.toValues(post);
  const sent = (fields: Partial<typeof values>) => typedPost.toInput({ ...values, ...fields });
  const problems = (fields: Partial<typeof values>) => typedPost.check({ ...values, ...fields });

  test('is published now, at a future time, or not at all', () => {
    expect(sent({ publication: 'now', publishedAt: '' })).not.toHaveProperty('publishedAt');
    expect(sent({ publication: 'draft', when: '2099-01-01T08:00' })).toMatchObject({ publishedAt: null });
    const at = { publication: 'scheduled', when: '2099-01-01T08:00' } as const;
    expect(sent(at)).toMatchObject({ publishedAt: '2099-01-01T11:00:00.000Z' });
    expect(problems(at)).toEqual({});
    expect(problems({ ...at, when: '2020-01-01T08:00' })).toEqual({
      when: 'Escolha um momento que ainda não passou.',
    });
    expect(problems({ ...at, when: 'amanhã' })).toEqual({ when: 'Informe a data e a hora.' });
    expect(problems({ publication: 'draft', when: 'amanhã' })).toEqual({});
    expect(problems({ title: ' ' })).toEqual({ title: 'Informe o título.' });
  });

  test('may be published with an earlier date, but not with a future one', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T11:00:30.000Z') });
    const on = (publishedAt: string) => ({ publication: 'now', publishedAt }) as const;
    expect(sent(on('2020-01-01T08:00'))).toMatchObject({ publishedAt: '2020-01-01T11:00:00.000Z' });
    expect([problems(on('2020-01-01T08:00')), problems(on('2026-11-25T08:00')), problems(on(''))]).toEqual([
      {},
      {},
      {},
    ]);
    const toCome = 'Esta data ainda não chegou. Para publicar nela, escolha “Agendar”.';
    expect(problems(on('2026-11-25T08:01'))).toEqual({ publishedAt: toCome });
    expect(problems(on('ontem'))).toEqual({ publishedAt: 'Informe a data e a hora.' });
    for (const year of ['0002-11-25T08:00', '202611-11-25T08:00']) {
      expect(problems(on(year))).toEqual({ publishedAt: 'Confira o ano.' });
    }
    for (const half of ['2-11-25T08:00', 'em 0002-11-25T08:00', '2026-11-25']) {
      expect(problems(on(half))).toEqual({ publishedAt: 'Informe a data e a hora.' });
    }
    expect(problems({ ...on('2099-01-01T08:00'), publication: 'draft' })).toEqual({});
  });

  test('is scheduled for a future date that was already typed', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T11:00:00.000Z') });
    const planned = (fields: Partial<typeof values>) => scheduledFrom({ ...values, when: '', ...fields });
    const toCome = '2026-11-25T08:01';
    expect(planned({ publishedAt: toCome })).toEqual({ publication: 'scheduled', when: toCome, publishedAt: '' });
    // A past time, an invalid one, the record's own time, and an earlier plan.
    for (const fields of [
      { publishedAt: '2026-11-25T08:00' },
      { publishedAt: 'amanhã' },
      { publishedAt: '' },
      { publishedAt: '2099-01-01T11:00:00.000Z' },
      { publishedAt: toCome, when: '2027-01-01T08:00' },
    ]) {
      expect(planned(fields)).toEqual({ publication: 'scheduled' });
    }
  });

  test('lacks its cover only when visitors will see it', () => {
    const cover = (publication: typeof values.publication, image: string) => isCoverMissing({ publication, image });
    expect([cover('now', ' '), cover('scheduled', ''), cover('now', '/images/a.webp')]).toEqual([true, true, false]);
    expect([cover('draft', ''), cover('draft', '/images/a.webp')]).toEqual([false, false]);
  });

  test('must end after it is published, scheduled or, without a date, saved', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T11:00:30.000Z') });
    const early = 'A saída precisa ser depois da publicação. Escolha um momento mais tarde ou deixe em branco.';
    const until = (unpublishedAt: string, fields: Partial<typeof values> = {}) =>
      problems({ publication: 'now', publishedAt: '', ...fields, unpublishedAt }).unpublishedAt;
    expect([until(''), until('2026-11-25T08:01'), until('2026-11-25T08:00')]).toEqual([undefined, undefined, early]);
    expect(until('2020-02-01T08:00', { publishedAt: '2020-01-01T08:00' })).toBeUndefined();
    const scheduled = { publication: 'scheduled', when: '2026-12-24T08:00' } as const;
    expect([until('2026-12-24T08:00', scheduled), until('2026-12-24T08:01', scheduled)]).toEqual([early, undefined]);
    expect(until('2020-01-01T08:00', { publication: 'draft' })).toBeUndefined();
    expect(until('amanhã', { publication: 'draft' })).toBe('Informe a data e a hora.');
    expect(sent({ unpublishedAt: '2099-01-01T08:00' })).toMatchObject({ unpublishedAt: '2099-01-01T11:00:00.000Z' });
    expect(sent({ unpublishedAt: '' })).toMatchObject({ unpublishedAt: null });
    expect(typedPost.isLive({ ...post, unpublishedAt: '2026-11-25T11:00:30.000Z' })).toBe(false);
  });

  test('is loaded as published, scheduled or a draft', () => {
    const back = (publishedAt: string | null) => {
      const { publication, publishedAt: date, when } = postValues({ ...post, publishedAt });
      return [publication, date, when, typedPost.isLive({ ...post, publishedAt })];
    };
    expect(back('2020-01-01T11:00:00.000Z')).toEqual(['now', '2020-01-01T11:00:00.000Z', '', true]);
    vi.useFakeTimers({ now: Date.parse('2026-11-25T11:00:00.000Z') });
    expect(back('2026-11-25T11:00:00.000Z')).toEqual(['now', '2026-11-25T11:00:00.000Z', '', true]);
    expect(back('2099-01-01T11:00:00.000Z')).toEqual(['scheduled', '', '2099-01-01T11:00:00.000Z', false]);
    expect(back(null)).toEqual(['draft', '', '', false]);
    expect(postValues(null)).toMatchObject({ title: '', content: '', publication: 'now', publishedAt: '', when: '' });
  });

  test('keeps its scheduled second, and may be edited before and after that time', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T11:00:20.000Z') });
    const planned = postValues({ ...post, publishedAt: '2026-11-25T11:00:31.500Z' });
    const mended = { ...planned, title: 'Outro título' };
    expect(typedPost.check(mended)).toEqual({});
    expect(typedPost.toInput(mended)).toMatchObject({ publishedAt: '2026-11-25T11:00:31.500Z' });
    vi.setSystemTime(Date.parse('2026-11-25T11:00:40.000Z'));
    expect(typedPost.check(mended)).toEqual({});
  });

  test('is live from its exact instant on, which no longer counts as future', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T11:00:00.000Z') });
    expect(typedPost.isLive({ ...post, publishedAt: '2026-11-25T11:00:00.000Z' })).toBe(true);
    const at = (when: string) => Object.keys(problems({ publication: 'scheduled', when }));
    expect([at('2026-11-25T08:00'), at('2026-11-25T08:01')]).toEqual([['when'], []]);
  });

  test('sends empty fields as null', () => {
    expect(sent({ excerpt: ' ', image: '', author: ' Ana ' })).toMatchObject({
      excerpt: null,
      image: null,
      author: 'Ana',
    });
  });

  test('describes its publication in words', () => {
    expect(['now', 'scheduled', 'draft'].map((one) => descriptions.publication?.(one as 'now'))).toEqual([
      'Publicada',
      'Agendada',
      'Rascunho',
    ]);
    expect(descriptions.when?.('2099-01-01T08:00')).toContain('2099');
    expect(descriptions.when?.('amanhã')).toBe('amanhã');
    expect(descriptions.publishedAt?.('2026-11-25T11:00:01.234Z')).toBe('25/11/2026 às 08:00');
  });
});

describe('a typed slide', () => {
  const slide = typedSlide.toValues(recorded(slides[0]));

  test('sends empty fields as null, also of its buttons', () => {
    const sent = typedSlide.toInput({ ...slide, subtitle: ' ', btn1Text: ' Veja ', btn2Link: '' });
    expect([sent.subtitle, sent.btn1Text, sent.btn2Link]).toEqual([null, 'Veja', null]);
  });

  test('starts as the last slide, visible', () => {
    expect(newSlide(3)).toMatchObject({ position: '3', tone: 'light', active: true, title: '', btn2Link: '' });
    expect([
      typedSlide.isLive(recorded(slides[0])),
      typedSlide.isLive({ ...recorded(slides[0]), active: false }),
    ]).toEqual([true, false]);
  });

  test('must have a whole number as position', () => {
    for (const position of ['', ' ', 'dois', '1,5']) {
      expect([position, Object.keys(typedSlide.check({ ...slide, position }))]).toEqual([position, ['position']]);
    }
    expect(typedSlide.toInput({ ...slide, position: ' 2 ' }).position).toBe(2);
  });

  test('sends its position only when another one was typed', () => {
    expect(toEdit({ ...slide, title: 'Outro' }, slide)).not.toHaveProperty('position');
    expect(toEdit({ ...slide, position: ` ${slide.position} ` }, slide)).not.toHaveProperty('position');
    expect(toEdit({ ...slide, position: '5' }, slide)).toMatchObject({ position: 5, title: slide.title });
  });
});

describe('a typed nutrition table', () => {
  const facts = products[0]?.nutrition ?? null;
  const values = nutritionValues(facts);

  test('is null while nothing is typed, and counts only when it is complete', () => {
    const empty = nutritionValues(null);
    expect(nutritionInput({ ...empty, servingUnit: 'ml', servingMeasure: ' ' })).toBeNull();
    expect(
      nutritionInput({ ...empty, servingSize: '300 g', calories: '98kcal', fibers: '4,5g', sodium: '1.200 mg' }),
    ).toEqual(expect.objectContaining({ servingSize: 300, calories: 98, fibers: 4.5, sodium: 1200 }));
    // Another unit than the field's would be wrong by a thousand times.
    expect(nutritionInput({ ...empty, fibers: '450 mg', servingsPerPack: '3 g' })).toMatchObject({
      fibers: Number.NaN,
    });
    expect(nutritionInput({ ...empty, sodium: '0' })).toMatchObject({ sodium: 0, calories: null, servingUnit: 'g' });
    expect(nutritionInput({ ...empty, servingMeasure: ' 1 copo ' })).toMatchObject({ servingMeasure: '1 copo' });
    expect(nutritionOf({ ...empty, sodium: '0' })).toBeNull();
    expect(nutritionOf({ ...values, calories: 'muitas' })).toBeNull();
    expect(nutritionOf(values)).toEqual(facts);
  });

  test('is described line by line, without unknown figures', () => {
    if (!facts) throw new Error('The first product has figures');
    const told = describeNutrition({ ...facts, proteins: 1.5, sodium: null, servingMeasure: null }).split('\n');
    expect(told).toContainEqual(expect.stringMatching(/^Prote.*: 1,5$/));
    expect(told.filter((line) => /^Sódio|: $|null/.test(line))).toEqual([]);
  });
});

test('declared values are described in the words of the label', () => {
  expect(describeDeclaration.contains(['milk', 'soy'])).toBe('soja e leite');
  expect([describeDeclaration.gluten('free'), describeDeclaration.gluten('')]).toEqual(['Não contém glúten', '']);
  expect([describeDeclaration.lactose('free'), describeDeclaration.lactose('')]).toEqual(['Zero lactose', '']);
});
