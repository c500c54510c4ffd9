import { describe, expect, test } from 'vitest';
import { addressLine, cityLine, districtLine, placeLines } from '../../src/shared/address';
import { fold } from '../../src/shared/search';
import { dashesTogether, htmlTogether, splitTogether, wordsIn } from '../../src/shared/typography';

const kept = (text: string) => splitTogether(text).filter((_, index) => index % 2);

describe('the parts that never wrap', () => {
  test.each([
    ['Um copo de 400 ml por R$ 34,90.', ['400 ml', 'R$ 34,90.']],
    ['a partir de R$ 47.000', ['R$ 47.000']],
    ['Soul Whey Chocolate 900 g', ['900 g']],
    ['Proteína no pós-treino: quanto', ['pós-treino']],
    ['chá, grão-de-bico e e-mail', ['grão-de-bico', 'e-mail']],
    ['Av. Champagnat, 100 - Praia da Costa', [', 100 - Praia']],
    ['Praia da Costa, Vila Velha - ES', ['Velha - ES']],
    ['R$ 200.000 - R$ 300.000', ['R$ 200.000', 'R$ 300.000']],
    ['Rio de Janeiro - RJ, CEP 22410-000', ['Janeiro - RJ,', '22410-000']],
    ['10 gotas, 3 goles e 2 minutos', []],
    ['Soul Shake', []],
  ])('of «%s»', (text, parts) => {
    expect(kept(text)).toEqual(parts);
    expect(splitTogether(text).join('')).toBe(text);
  });

  test('in HTML, apart from tags and attributes', () => {
    expect(htmlTogether('<p>O <a href="/blog/pos-treino" title="9 g">pós-treino</a> de 30 g</p>')).toBe(
      '<p>O <a href="/blog/pos-treino" title="9 g"><span class="whitespace-nowrap">pós-treino</span></a> de <span class="whitespace-nowrap">30 g</span></p>',
    );
  });
});

describe('with special characters only', () => {
  test.each([
    ['Av. Champagnat, 100 - Praia da Costa', 'Av. Champagnat,~100~-^~Praia da Costa'],
    ['Rua A, 7 – Centro', 'Rua A,~7~–^~Centro'],
    ['Vila Velha - ES', 'Vila Velha~-^~ES'],
    ['Pré-natal, Ji-Paraná e BR-101', 'Pré-^natal, Ji-^Paraná e BR-101'],
    ['Galpão 3-B, sala 4', 'Galpão 3-B, sala 4'],
    ['Rua A, 7, Centro', 'Rua A, 7, Centro'],
    ['Loja 2, térreo - fundos', 'Loja 2, térreo~-^~fundos'],
  ])('«%s» does not wrap at its dashes, nor between a street and its number', (text, shown) => {
    expect(dashesTogether(text).replaceAll('\u00A0', '~').replaceAll('\u2060', '^')).toBe(shown);
  });
});

test('the plain text of HTML has no tags, and decoded entities', () => {
  const html = 'Quanto <b>custa</b> <span class="whitespace-nowrap">R$ 5</span> &amp; o que é &lt;b&gt; ou &amp;lt;?';
  expect(wordsIn(html)).toBe('Quanto custa R$ 5 & o que é <b> ou &lt;?');
  expect(wordsIn(undefined)).toBe('');
});

describe('an address', () => {
  test.each([
    ['Rua das Flores, 10 - ', 'Rua das Flores, 10'],
    [' - Praia da Costa', 'Praia da Costa'],
    ['Rua das Flores, - Centro', 'Rua das Flores, Centro'],
    ['Av. Champagnat, 100 - Praia da Costa', 'Av. Champagnat, 100 - Praia da Costa'],
    ['Rod. BR-101, km 7', 'Rod. BR-101, km 7'],
  ])('«%s» is cleaned to «%s»', (typed, shown) => {
    expect(addressLine(typed)).toBe(shown);
  });

  test('has no dash where its city or its state is missing', () => {
    expect(cityLine('Vila Velha', 'ES')).toBe('Vila Velha - ES');
    expect(cityLine('Vila Velha', '')).toBe('Vila Velha');
    expect(cityLine('', 'ES')).toBe('ES');
    expect(districtLine({ addressDistrict: '', addressCity: 'Vila Velha', addressUf: 'ES' })).toBe('Vila Velha - ES');
  });

  test.each([
    ['Av. Santa Leopoldina, 1450 - Itaparica', ['Itaparica, Vila Velha - ES', 'Av. Santa Leopoldina, 1450']],
    ['R. Sete, 10 - Loja A - Centro - ', ['Centro, Vila Velha - ES', 'R. Sete, 10 - Loja A']],
    // A part with digits is not a district, and the city is shown only once.
    ['Rod. do Sol, km 3 - Loja 12', ['Vila Velha - ES', 'Rod. do Sol, km 3 - Loja 12']],
    ['R. Sete, 10 - Vila Velha', ['Vila Velha - ES', 'R. Sete, 10']],
    ['R. Sete, 10', ['Vila Velha - ES', 'R. Sete, 10']],
  ])('«%s» is split into two lines', (address, lines) => {
    expect(placeLines({ address, city: 'Vila Velha', uf: 'ES' })).toEqual(lines);
  });
});

test('the search treats special spaces and hyphens like ordinary ones', () => {
  expect(fold('Pós\u2011treino de\u00A0400\u202Fml')).toBe('pos-treino de 400 ml');
});
