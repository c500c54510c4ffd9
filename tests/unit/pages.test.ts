import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../src/shared/default-settings';
import { PAGE_KEYS, type PageField, pageLabels } from '../../src/shared/pages/labels';
import { fieldsOf, heldTexts, overridesIn, problemsOfTexts } from '../../src/shared/pages/page';
import { pages, textsOf } from '../../src/shared/pages/pages';
import { unknownWord, withWords } from '../../src/shared/pages/words';
import { attributesOf, writtenTexts } from '../../src/shared/pages/written';

const names = (texts: object) => Object.keys(texts).toSorted();

test('no text belongs to two pages, and each has a name', () => {
  const all = PAGE_KEYS.flatMap((page) => Object.keys(pages[page].texts));
  expect(all.toSorted()).toEqual(names(pageLabels));
});

describe.each(PAGE_KEYS)('the page %s', (key) => {
  const page = pages[key];

  test('has every text of its own in its form, once', () => {
    expect(
      fieldsOf(page.sections)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(names(page.texts));
  });

  test('says by itself what its own rules take, as it stands', () => {
    expect(problemsOfTexts(page, page.texts)).toEqual({});
    expect(heldTexts(page, page.texts)).toEqual(page.texts);
    expect(overridesIn(page, page.texts)).toEqual({});
  });

  test('names no two texts alike', () => {
    const labels = fieldsOf(page.sections).map(([name]) => pageLabels[name]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test.each([
    null,
    undefined,
    3,
    'x',
    [],
    ['x'],
    { nothing: 'x' },
    { version: 2, __proto__: 'x', constructor: 'x' },
    Object.fromEntries(names(page.texts).map((name) => [name, 1])),
    Object.fromEntries(names(page.texts).map((name) => [name, '  \n '])),
    Object.fromEntries(names(page.texts).map((name) => [name, 'x'.repeat(100_000)])),
  ])('says what it says by itself where something odd is stored (%#)', (stored) => {
    expect(overridesIn(page, stored)).toEqual({});
    expect(textsOf(key, stored)).toEqual(page.texts);
  });
});

describe('a text', () => {
  const held = (name: PageField, text: string) => heldTexts(pages.sobre, { [name]: text })[name];

  test('of one paragraph stands on one line, whatever was pasted', () => {
    expect(held('aboutLead', '  Uma frase \r\n  em duas\nlinhas  ')).toBe('Uma frase em duas linhas');
    expect(held('aboutTitle', 'Sobre\na Soul')).toBe('Sobre a Soul');
  });

  test('of several has one empty line between two', () => {
    expect(held('aboutStory', 'Um.\r\n\r\nDois.\n \n\t\nTrês.\nAinda três.')).toBe(
      'Um.\n\nDois.\n\nTrês.\nAinda três.',
    );
    expect(held('aboutStory', 'Um.\n\n\nDois.\r\rTrês.')).toBe('Um.\n\nDois.\n\nTrês.');
  });

  test('is taken up to its length, and no longer', () => {
    expect(held('aboutTitle', 'x'.repeat(40))).toHaveLength(40);
    expect(problemsOfTexts(pages.sobre, { aboutTitle: 'x'.repeat(41), aboutLead: ' ' })).toEqual({
      aboutTitle: 'Passa de 40 caracteres.',
      aboutLead: 'Preencha este campo.',
    });
  });

  test('that is an address of a picture leads to one', () => {
    expect(held('aboutPicture', '/images/outra.webp')).toBe('/images/outra.webp');
    expect(Object.keys(problemsOfTexts(pages.sobre, { aboutPicture: 'javascript:alert(1)' }))).toEqual([
      'aboutPicture',
    ]);
  });

  test('is kept where it says something else than the page by itself', () => {
    const { aboutLead = '' } = pages.sobre.texts;
    expect(overridesIn(pages.sobre, { aboutTitle: 'Outro', aboutLead })).toEqual({ aboutTitle: 'Outro' });
    expect(textsOf('sobre', { aboutTitle: 'Outro' })).toEqual({ ...pages.sobre.texts, aboutTitle: 'Outro' });
  });

  test('of another page is none of this one', () => {
    expect(overridesIn(pages.sobre, { homePromise1: 'Outra' })).toEqual({});
  });
});

describe('a text as it stands in its page', () => {
  const written = (texts: object) => writtenTexts('sobre', { ...pages.sobre.texts, ...texts }, defaultSettings);

  test('is words and nothing else, whatever is typed', () => {
    expect(written({ aboutLead: '<img onerror=x> & "nós" {marca}' }).aboutLead).toBe(
      '&lt;img onerror=x&gt; &amp; "nós" {marca}',
    );
  });

  test('holds together what must stand on one line', () => {
    expect(written({ aboutLead: 'Com 30 g de pós-treino.' }).aboutLead).toBe(
      'Com <span class="whitespace-nowrap">30 g</span> de <span class="whitespace-nowrap">pós-treino</span>.',
    );
  });

  test('stays as it is where an attribute holds it, and travels beside the page', () => {
    const texts = written({ aboutPictureAlt: 'A & "B"', aboutDescription: 'De 2 km' });
    expect(names(attributesOf('sobre', texts))).toEqual(['aboutPicture', 'aboutPictureAlt']);
    expect(attributesOf('sobre', texts).aboutPictureAlt).toBe('A & "B"');
    expect(attributesOf('sobre', {}).aboutPictureAlt).toBe('');
  });
});

describe('a legal text', () => {
  const body = (termsLaw: string) => {
    const { article = '' } = writtenTexts('termos', { ...pages.termos.texts, termsLaw }, defaultSettings);
    return article.match(/Lei aplicável e foro<\/h2>(.*?)<h2/s)?.[1];
  };

  test('has paragraphs, and lists of the lines that begin with a dash', () => {
    expect(body('Um.\n\n- a\n- b\n\nDois:\n- c\nTrês.')).toBe(
      '<p>Um.</p><ul><li>a</li><li>b</li></ul><p>Dois:</p><ul><li>c</li></ul><p>Três.</p>',
    );
  });

  test('takes from the settings what it has in braces, as words', () => {
    const settings = { ...defaultSettings, brandName: 'A <b>', contactEmail: 'a@example.com' };
    const { article } = writtenTexts('termos', { termsLaw: '{marca} por {e-mail}, {nada}' }, settings);
    expect(article).toContain(
      'A &lt;b&gt; por <a href="mailto:a@example.com?subject=Termos%20de%20Uso">a@example.com</a>, {nada}',
    );
  });

  test('has its sections counted from one, in their order', () => {
    const { article = '' } = writtenTexts('termos', pages.termos.texts, defaultSettings);
    const titles = [...article.matchAll(/<h2 id="([^"]+)"[^>]*>(\d+)\. [^<]/g)].map(
      ([, id, count]) => `${count} ${id}`,
    );
    expect(titles).toHaveLength(12);
    expect([titles[0], titles.at(-1)]).toEqual(['1 aceitacao', '12 contato']);
  });

  test('leads to the whole of an e-mail address, and to no part of what is none', () => {
    expect(body('Fale: ana.lgpd+site@soul-x.com.br.')).toBe(
      '<p>Fale: <a href="mailto:ana.lgpd+site@soul-x.com.br?subject=Termos%20de%20Uso">ana.lgpd+site@soul-x.com.br</a>.</p>',
    );
    expect(body('Um @ dois, ana@soul')).toBe('<p>Um @ dois, ana@soul</p>');
  });

  test('has a word in braces for each of the settings that it may need, and leaves any other as it is', () => {
    const settings = { ...defaultSettings, addressStreet: 'Rua A, 10 -', franchiseEmail: 'f@example.com' };
    const filled = (text: string) => withWords(text, settings, 'Assunto: {marca}');
    expect(filled('{marca}, {razão social}, {telefone}, {horário}')).toBe(
      'Soul, Soul Nutrição Ltda., +55 27 99999-0000, Segunda a sexta, das 9h às 18h',
    );
    expect(filled('{endereço}')).toBe('Rua A, 10 - Praia da Costa, Vila Velha - ES');
    expect(withWords('{endereço}', { ...settings, addressStreet: '-' }, '')).toBe('Praia da Costa, Vila Velha - ES');
    expect(filled('{e-mail de franquias} e {assunto}')).toBe('f@example.com e Assunto: {marca}');
    for (const other of ['{Marca}', '{ marca }', '{}', '{{', '{constructor}', '{__proto__}', `{${'x'.repeat(61)}}`]) {
      expect(filled(other)).toBe(other);
    }
  });

  test('names the first word in braces that stands for nothing', () => {
    expect(unknownWord('{marca} e {assunto}')).toBeUndefined();
    expect(unknownWord('{marca} e {marka} e {x}')).toBe('{marka}');
  });

  test('says by itself nothing in braces that stands for nothing, and names the company', () => {
    for (const page of ['privacidade', 'termos'] as const) {
      const { article } = writtenTexts(page, pages[page].texts, defaultSettings);
      expect(article).toContain('Soul Nutrição Ltda.');
      expect(article).not.toMatch(/[{}]/);
    }
  });
});

// If each space restarted the match, such a text would block an isolate for half a minute.
test('a text is joined to one line in one go, with one space where it was broken', () => {
  const stuffed = problemsOfTexts(pages.sobre, { aboutSearchTitle: `a${' '.repeat(120_000)}b` });
  expect(Object.keys(stuffed)).toEqual(['aboutSearchTitle']);
  const held = (aboutSearchTitle: string) => heldTexts(pages.sobre, { aboutSearchTitle }).aboutSearchTitle;
  expect(held('Feita  de \n \n\tpistache\r\ne   mais')).toBe('Feita  de pistache e   mais');
});
