import { describe, expect, test } from 'vitest';
import { cut, ROOM, roomText } from '../../src/panel/search-appearance/room';

describe('the part of a text that Google shows', () => {
  test('is the whole text where it fits', () => {
    expect(cut('  Pistache:\n de onde  vem ', 60)).toBe('Pistache: de onde vem');
    expect(cut('a'.repeat(60), 60)).toBe('a'.repeat(60));
    expect(cut('🍦'.repeat(60), 60)).toBe('🍦'.repeat(60));
    expect(cut('', 60)).toBe('');
  });

  test('ends after the last word that fits', () => {
    expect(cut('Pistache de verdade', 18)).toBe('Pistache de ...');
    expect(cut('Pistache de verdade e mais', 19)).toBe('Pistache de verdade ...');
    expect(cut('Pistache de verdade e mais', 20)).toBe('Pistache de verdade ...');
  });

  test('does not end with punctuation', () => {
    expect(cut('Pistache: de onde vem | Soul', 24)).toBe('Pistache: de onde vem ...');
    expect(cut('Pistache, de onde vem', 10)).toBe('Pistache ...');
    expect(cut('Pistache – de onde vem', 11)).toBe('Pistache ...');
  });

  test('cuts a single word that is too long, but not within a character', () => {
    expect(cut('a'.repeat(61), 60)).toBe(`${'a'.repeat(60)} ...`);
    expect(cut('🍦'.repeat(61), 60)).toBe(`${'🍦'.repeat(60)} ...`);
  });
});

test('the counter shows how much of the room a text takes', () => {
  expect(roomText(' Pistache ', ROOM.title)).toEqual({ hint: '8 de cerca de 60 caracteres.', isOver: false });
  expect(roomText('a'.repeat(60), ROOM.title).isOver).toBe(false);
  expect(roomText('a'.repeat(156), ROOM.description)).toEqual({
    hint: '156 caracteres: o Google mostra cerca de 155.',
    isOver: true,
  });
});
