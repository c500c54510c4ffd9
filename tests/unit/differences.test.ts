import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Address, addressChanges } from '../../src/panel/compare/addresses';
import { type Block, linesOf } from '../../src/panel/compare/blocks';
import { type DiffRow, differences, wordDifferences } from '../../src/panel/compare/differences';

/** Formats a row as one line: `=` unchanged, `-` removed, `+` added, `~` edited, with `[-words-]` and `{+words+}`. */
function told(row: DiffRow): string {
  if (row.kind === 'changed') {
    const marked = { removed: (text: string) => `[-${text}-]`, added: (text: string) => `{+${text}+}` };
    return `~ ${row.parts.map(({ text, mark }) => (mark ? marked[mark](text) : text)).join('')}`;
  }
  return `${{ same: '=', removed: '-', added: '+', reformatted: '#' }[row.kind]} ${row.text}`;
}
const compare = (before: string, after: string) => differences(linesOf(before), linesOf(after)).map(told);

test('a replaced picture is a removed and an added row, however similar the addresses are', () => {
  const [one, other] = ['/media/0a-1600x1000-cd2525.webp', '/media/0b-1600x1000-cd2525.webp#x20y30'];
  expect(compare(one, other)).toEqual([`- ${one}`, `+ ${other}`]);
  expect(compare(`Fachada\n${one}`, `Fachada\n${other}`)).toEqual(['= Fachada', `- ${one}`, `+ ${other}`]);
});

describe('two texts', () => {
  test('are compared word by word where a line was edited', () => {
    expect(compare('O café é servido à tarde.', 'O café é servido à noite.')).toEqual([
      '~ O café é servido à [-tarde-]{+noite+}.',
    ]);
  });

  test('are shown as a removed and an added line where they share nothing', () => {
    expect(compare('Recife', 'Olinda')).toEqual(['- Recife', '+ Olinda']);
  });

  test('pair an edited line with its earlier form, not with the new line beside it', () => {
    const before = 'Um começo que fica\nFerva a água por dois minutos\nSirva';
    const after = 'Um começo que fica\nEscolha uma xícara\nFerva a água por três minutos\nSirva';
    expect(compare(before, after)).toEqual([
      '= Um começo que fica',
      '+ Escolha uma xícara',
      '~ Ferva a água por [-dois-]{+três+} minutos',
      '= Sirva',
    ]);
  });

  test('have each price or time compared as one word', () => {
    expect(compare('Custa R$ 34,90 até as 10h30.', 'Custa R$ 35,90 até as 10h45.')).toEqual([
      '~ Custa R$ [-34,90-]{+35,90+} até as [-10h30-]{+10h45+}.',
    ]);
  });

  test('show the place where they differ only in white space', () => {
    expect(compare('a  b', 'a b')).toEqual(['~ a[-  -]{+ +}b']);
  });

  test('are marked as reformatted where only their format differs', () => {
    const block = (key: string) => [{ key, text: 'Receita' }];
    expect(differences(block('<p>'), block('<h2>'))).toEqual([
      { kind: 'reformatted', text: 'Receita', looksSame: false, addresses: [] },
    ]);
  });

  test('of a megabyte without anything in common are compared whole, not word by word', () => {
    const words = (word: string) => Array.from({ length: 4000 }, (_, at) => `${word}${at} `.repeat(30)).join('\n');
    expect(differences(linesOf(words('a')), linesOf(words('b'))).length).toBe(8000);
    expect(wordDifferences(words('c'), words('d'))).toHaveLength(2);
  });
});

const word = fc.constantFrom('chá', 'café', 'de', 'água', 'e', 'pó', '.');
const line = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
const plain = (lines: string[]) => lines.map((each) => each.replace(/\s+/g, ' ').trim());

test('a comparison keeps every word of both texts, and adds none', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const rows = differences(linesOf(before), linesOf(after));
      const side = (without: 'added' | 'removed') =>
        rows.flatMap((row) => {
          if (row.kind === without) return [];
          if (row.kind !== 'changed') return [row.text];
          return [row.parts.flatMap((part) => (part.mark === without ? [] : [part.text])).join('')];
        });
      expect(plain(side('added'))).toEqual(plain(before.split('\n')));
      expect(plain(side('removed'))).toEqual(plain(after.split('\n')));
    }),
    { numRuns: 500 },
  );
});

test('a text compared with itself has no differences', () => {
  fc.assert(
    fc.property(text, (same) => {
      expect(differences(linesOf(same), linesOf(same)).every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
});

describe('a link or a picture', () => {
  const link = (name: string, address: string): Address => ({ kind: 'link', name, address });
  const picture = (name: string, address: string): Address => ({ kind: 'picture', name, address });
  const block = (look: string, ...addresses: Address[]): Block[] => [
    { key: look + JSON.stringify(addresses), text: 'Veja aqui e ali', look, addresses },
  ];
  const changed = (kind: Address['kind'], name: string, before: string | null, after: string | null) => {
    return { kind, name, before, after };
  };

  test('with a changed address is listed with both addresses, apart from a change of its format', () => {
    const [before, after] = [
      block('p', link('aqui', '/a'), link('ali', '/b')),
      block('p', link('aqui', '/a'), link('ali', '/c')),
    ];
    expect(differences(before, after)).toEqual([
      {
        kind: 'reformatted',
        text: 'Veja aqui e ali',
        looksSame: true,
        addresses: [changed('link', 'ali', '/b', '/c')],
      },
    ]);
    expect(differences(before, block('h2', link('aqui', '/z'), link('ali', '/b')))).toMatchObject([
      { looksSame: false, addresses: [changed('link', 'aqui', '/a', '/z')] },
    ]);
  });

  test('that was added or removed has no address on the other side', () => {
    expect(addressChanges([link('aqui', '/a')], [])).toEqual([changed('link', 'aqui', '/a', null)]);
    expect(addressChanges([], [picture('Um copo', '/c')])).toEqual([changed('picture', 'Um copo', null, '/c')]);
  });

  test('with new words is matched by its position, and listed only if its address changed', () => {
    expect(addressChanges([link('aqui', '/a')], [link('neste link', '/a')])).toEqual([]);
    expect(addressChanges([picture('Um copo', '/1')], [picture('Uma taça', '/2')])).toEqual([
      changed('picture', 'Uma taça', '/1', '/2'),
    ]);
    expect(addressChanges([link('aqui', '/a')], [picture('aqui', '/a')])).toEqual([
      changed('link', 'aqui', '/a', null),
      changed('picture', 'aqui', null, '/a'),
    ]);
  });

  test('that only changed its position is no change', () => {
    const all = [link('a', '/a'), link('a', '/a2'), picture('a', '/a')];
    expect(addressChanges(all, all.toReversed())).toEqual([]);
  });
});
