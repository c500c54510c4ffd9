import { describe, expect, test } from 'vitest';
import { longestLine, titleParts } from '../../src/site/home/title-lines';

describe('the title of a slide', () => {
  test('separates the brand phrase wherever it is, and drops the punctuation after it', () => {
    expect(titleParts('Soul Nutrição: proteína que dá gosto', 'Soul Nutrição')).toMatchObject({
      before: '',
      phrase: 'Soul Nutrição',
      after: 'proteína que dá gosto',
    });
    expect(titleParts('Conheça a Soul Nutrição', 'Soul Nutrição')).toMatchObject({ before: 'Conheça a', after: '' });
    expect(titleParts('Outra coisa', 'Soul Nutrição')).toMatchObject({ before: 'Outra coisa', phrase: '', after: '' });
  });

  test('reports the length of its longest line when it is set in three lines', () => {
    expect(titleParts('Uma pausa quentinha no meio do dia', 'Soul Nutrição').longest).toBe('quentinha no'.length);
    expect(titleParts('Soul Nutrição: proteína que dá gosto', 'Soul Nutrição').longest).toBe('Soul Nutrição'.length);
    expect(titleParts('O verão da Soul Nutrição chegou bem gelado', 'Soul Nutrição').longest).toBe(
      'chegou bem gelado'.length,
    );
  });

  test.each([
    ['um', 3, 2],
    ['um dois', 2, 4],
    ['um dois', 1, 7],
    ['inconstitucionalmente bom', 3, 21],
  ])('%s in %i lines needs %i characters', (text, lines, width) => {
    expect(longestLine(text, lines)).toBe(width);
  });
});
