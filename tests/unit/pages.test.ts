import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../src/shared/default-settings';
import { PAGE_KEYS, type PageField, pageLabels } from '../../src/shared/pages/labels';
import { fieldsOf, heldTexts, overridesIn, problemsOfTexts } from '../../src/shared/pages/page';
import { pages, textsOf } from '../../src/shared/pages/pages';
import { unknownWord, withWords } from '../../src/shared/pages/words';
import { attributesOf, writtenTexts } from '../../src/shared/pages/written';

const names = (texts: object) => Object.keys(texts).toSorted();

test('every text belongs to one page only, and has a label', () => {
  const all = PAGE_KEYS.flatMap((page) => Object.keys(pages[page].texts));
  expect(all.toSorted()).toEqual(names(pageLabels));
});

describe.each(PAGE_KEYS)('the page %s', (key) => {
  const page = pages[key];

  test('has each of its texts in its form, once', () => {
    expect(
      fieldsOf(page.sections)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(names(page.texts));
  });

  test('has default texts that its own rules accept, and that count as no override', () => {
    expect(problemsOfTexts(page, page.texts)).toEqual({});
    expect(heldTexts(page, page.texts)).toEqual(page.texts);
    expect(overridesIn(page, page.texts)).toEqual({});
  });

  test('has an alternative text after each picture, with a related name', () => {
    const fields = fieldsOf(page.sections).map(([name, { kind }]) => ({ name: String(name), kind }));
    const pictures = fields.flatMap(({ name, kind }, index) =>
      kind === 'picture' ? [{ name, after: fields[index + 1] }] : [],
    );
    const described = pictures.map(({ name }) => ({ name, after: { name: `${name}Alt`, kind: 'attribute' } }));
    expect(pictures).toEqual(described);
    expect(fields.filter(({ kind }) => kind === 'attribute')).toHaveLength(pictures.length);
  });

  test('has no two texts with the same label', () => {
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
  ])('shows its default texts where invalid data are stored (%#)', (stored) => {
    expect(overridesIn(page, stored)).toEqual({});
    expect(textsOf(key, stored)).toEqual(page.texts);
  });
});

describe('a text', () => {
  const held = (name: PageField, text: string) => heldTexts(pages.sobre, { [name]: text })[name];

  test('of one paragraph is put on one line, whatever was pasted', () => {
    expect(held('aboutLead', '  Uma frase \r\n  em duas\nlinhas  ')).toBe('Uma frase em duas linhas');
    expect(held('aboutTitle', 'Sobre\na Soul')).toBe('Sobre a Soul');
  });

  test('of several paragraphs has one empty line between two', () => {
    expect(held('aboutStory', 'Um.\r\n\r\nDois.\n \n\t\nTrês.\nAinda três.')).toBe(
      'Um.\n\nDois.\n\nTrês.\nAinda três.',
    );
    expect(held('aboutStory', 'Um.\n\n\nDois.\r\rTrês.')).toBe('Um.\n\nDois.\n\nTrês.');
  });

  test('is limited to its length, and must not be empty', () => {
    expect(held('aboutTitle', 'x'.repeat(40))).toHaveLength(40);
    expect(problemsOfTexts(pages.sobre, { aboutTitle: 'x'.repeat(41), aboutLead: ' ' })).toEqual({
      aboutTitle: 'Passa de 40 caracteres.',
      aboutLead: 'Preencha este campo.',
    });
  });

  test('that is the address of a picture must be a valid one', () => {
    expect(held('aboutPicture', '/images/outra.webp')).toBe('/images/outra.webp');
    expect(Object.keys(problemsOfTexts(pages.sobre, { aboutPicture: 'javascript:alert(1)' }))).toEqual([
      'aboutPicture',
    ]);
  });

  test('is stored only where it differs from the default', () => {
    const { aboutLead = '' } = pages.sobre.texts;
    expect(overridesIn(pages.sobre, { aboutTitle: 'Outro', aboutLead })).toEqual({ aboutTitle: 'Outro' });
    expect(textsOf('sobre', { aboutTitle: 'Outro' })).toEqual({ ...pages.sobre.texts, aboutTitle: 'Outro' });
  });

  test('of another page is ignored', () => {
    expect(overridesIn(pages.sobre, { homePromise1: 'Outra' })).toEqual({});
  });
});

describe('a text as its page shows it', () => {
  const written = (texts: object) => writtenTexts('sobre', { ...pages.sobre.texts, ...texts }, defaultSettings);

  test('is escaped, whatever was typed', () => {
    expect(written({ aboutLead: '<img onerror=x> & "nós" {marca}' }).aboutLead).toBe(
      '&lt;img onerror=x&gt; &amp; "nós" {marca}',
    );
  });

  test('keeps together what must not wrap', () => {
    expect(written({ aboutLead: 'Com 30 g de pós-treino.' }).aboutLead).toBe(
      'Com <span class="whitespace-nowrap">30 g</span> de <span class="whitespace-nowrap">pós-treino</span>.',
    );
  });

  test('for an attribute stays unescaped, and is sent beside the page unless it is the default', () => {
    const texts = written({ aboutPictureAlt: 'A & "B"', aboutDescription: 'De 2 km' });
    expect(attributesOf('sobre', texts)).toEqual({ aboutPictureAlt: 'A & "B"' });
    expect(attributesOf('sobre', written({}))).toEqual({});
    const picture = { aboutPicture: '/media/1/cozinha-1200x800.webp' };
    expect(attributesOf('sobre', written(picture))).toEqual(picture);
  });

  test('of its head is no text of the page', () => {
    expect(written({ aboutDescription: 'De 2 km' })).not.toHaveProperty('aboutDescription');
  });

  test('for the page’s own words is not sent again beside them', () => {
    expect(attributesOf('sobre', written({ aboutTitle: 'Sobre nós', aboutLead: 'Dá vontade.' }))).toEqual({});
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

  test('replaces words in braces with escaped settings', () => {
    const settings = { ...defaultSettings, brandName: 'A <b>', contactEmail: 'a@example.com' };
    const { article } = writtenTexts('termos', { termsLaw: '{marca} por {e-mail}, {nada}' }, settings);
    expect(article).toContain(
      'A &lt;b&gt; por <a href="mailto:a@example.com?subject=Termos%20de%20Uso">a@example.com</a>, {nada}',
    );
  });

  test('numbers its sections from one, in their order', () => {
    const { article = '' } = writtenTexts('termos', pages.termos.texts, defaultSettings);
    const titles = [...article.matchAll(/<h2 id="([^"]+)"[^>]*>(\d+)\. [^<]/g)].map(
      ([, id, count]) => `${count} ${id}`,
    );
    expect(titles).toHaveLength(12);
    expect([titles[0], titles.at(-1)]).toEqual(['1 aceitacao', '12 contato']);
  });

  test('links a whole e-mail address, and nothing that is not one', () => {
    expect(body('Fale: ana.lgpd+site@soul-x.com.br.')).toBe(
      '<p>Fale: <a href="mailto:ana.lgpd+site@soul-x.com.br?subject=Termos%20de%20Uso">ana.lgpd+site@soul-x.com.br</a>.</p>',
    );
    expect(body('Um @ dois, ana@soul')).toBe('<p>Um @ dois, ana@soul</p>');
  });

  test('has a word in braces for each setting that it may need, and leaves other words unchanged', () => {
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

  test('reports the first unknown word in braces', () => {
    expect(unknownWord('{marca} e {assunto}')).toBeUndefined();
    expect(unknownWord('{marca} e {marka} e {x}')).toBe('{marka}');
  });

  test('has no unknown word in braces by default, and names the company', () => {
    for (const page of ['privacidade', 'termos'] as const) {
      const { article } = writtenTexts(page, pages[page].texts, defaultSettings);
      expect(article).toContain('Soul Nutrição Ltda.');
      expect(article).not.toMatch(/[{}]/);
    }
  });
});

// If each space restarted the match, such a text would block an isolate for half a minute.
test('a text with 120,000 spaces is refused, and a line break becomes one space', () => {
  const stuffed = problemsOfTexts(pages.sobre, { aboutSearchTitle: `a${' '.repeat(120_000)}b` });
  expect(Object.keys(stuffed)).toEqual(['aboutSearchTitle']);
  const held = (aboutSearchTitle: string) => heldTexts(pages.sobre, { aboutSearchTitle }).aboutSearchTitle;
  expect(held('Feita  de \n \n\tpistache\r\ne   mais')).toBe('Feita  de pistache e   mais');
});
