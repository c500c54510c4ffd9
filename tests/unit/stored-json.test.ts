import { describe, expect, test } from 'vitest';
import {
  readAllergens,
  readExceptions,
  readHours,
  readNutrition,
  readPayments,
  readPictures,
  readTexts,
  readUnsold,
} from '../../src/shared/stored-json';

const cup = { src: '/images/copo.webp', alt: 'Um copo' };
const christmas = { from: '2026-12-25', to: '2026-12-25', hours: [], note: 'Natal' };

describe('unreadable stored data', () => {
  test.each(['', '{', 'undefined', 'null', '{}', '7', '"texto"'])('%s is read as empty', (text) => {
    for (const read of [readPictures, readAllergens, readExceptions, readTexts, readUnsold, readPayments]) {
      expect(read(text)).toEqual([]);
    }
    expect([readNutrition(text), readHours(text)]).toEqual([null, null]);
  });

  test('drops only the invalid picture, allergen or date, and keeps the others', () => {
    expect(readPictures(JSON.stringify([{ src: 'javascript:alert(1)', alt: '' }, cup, null]))).toEqual([cup]);
    expect(readAllergens(JSON.stringify(['milk', 'vento', null, 'soy']))).toEqual(['milk', 'soy']);
    expect(readExceptions(JSON.stringify([{ ...christmas, to: 'amanhã' }, christmas, null]))).toEqual([christmas]);
  });

  test('is shared, and so nobody can change it', () => {
    const [picture] = readPictures(JSON.stringify([cup]));
    expect(Object.isFrozen(picture)).toBe(true);
    expect(Object.isFrozen(readTexts('["a"]'))).toBe(true);
    expect(readNutrition('null')).toBeNull();
  });

  test('drops the whole list where its entries are only valid together', () => {
    const monday = { days: [1], opens: '09:00', closes: '18:00' };
    expect(readHours(JSON.stringify([monday]))).toEqual([monday]);
    expect(readHours(JSON.stringify([monday, { ...monday, opens: 'cedo' }]))).toBeNull();
    expect(readPayments(JSON.stringify(['pix', 'cash']))).toEqual(['pix', 'cash']);
    expect(readPayments(JSON.stringify(['pix', 'fiado']))).toEqual([]);
  });
});
