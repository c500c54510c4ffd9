import { describe, expect, test } from 'vitest';
import { foundWords } from '../../src/shared/found-words';

/** Returns the text with each highlight in brackets. */
function marked(text: string, query: string): string {
  return foundWords(text, query).reduceRight(
    (all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
    text,
  );
}

describe('the words of a query in a found text', () => {
  test.each([
    ['Soul Shake Pistache', 'pistache', 'Soul Shake [Pistache]'],
    ['Pistache: do pistache ao pistachio', 'PISTÁCHE', '[Pistache]: do [pistache] ao pistachio'],
    ['Café gelado e açaí', 'acai cafe', '[Café] gelado e [açaí]'],
    // Combining accents belong to the letter before them.
    ['Acai\u0301 na tigela', 'açai', '[Acai\u0301] na tigela'],
    ['Cone crocante', 'cones', '[Cone] crocante'],
    ['Dez cones', 'cone', 'Dez [cone]s'],
    ['Soul Ice sem lactose', 'sem lactose', 'Soul Ice [sem] [lactose]'],
    ['No pós-treino', 'pós-treino', 'No [pós-treino]'],
    ['No pós\u2011treino', 'pós-treino', 'No [pós\u2011treino]'],
    ['Soul Whey Chocolate', '“whey”?', 'Soul [Whey] Chocolate'],
  ])('are marked in «%s» for «%s»', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test('are not marked inside other words, nor where they only connect words', () => {
    expect(marked('Descafeinado de manhã', 'cafe de')).toBe('Descafeinado de manhã');
  });

  test('are marked once, even if the query repeats them', () => {
    expect(marked('Shakes', 'shake shakes')).toBe('[Shake]s');
  });

  test('are none for an empty query', () => {
    expect(foundWords('Soul Shake', '  ')).toEqual([]);
  });
});

test('a word of three letters is found as it is, with its last “s” too', () => {
  expect(marked('Garfo e gás, gasolina', 'gás')).toBe('Garfo e [gás], [gas]olina');
});
