import { expect, test } from 'vitest';
import { nearPage } from '../../src/shared/near-page';

const PAGES = ['/', '/produtos', '/blog', '/sobre', '/onde-estamos', '/perguntas-frequentes', '/auth/login'];
const LINES = ['/produtos/soulshake', '/produtos/soulfuel', '/produtos/2024', '/produtos/2024sabores'];
const OTHERS = ['/produtos/sabores24', '/bio', '/x/sou', '/lojas/mapa-blog'];

test.each([
  ['one letter wrong', '/produto', '/produtos'],
  ['a dash left out', '/ondeestamos', '/onde-estamos'],
  ['one letter wrong below another', '/produtos/soulshak', '/produtos/soulshake'],
  ['wrong above as well', '/produto/soulshak', '/produtos/soulshake'],
  ['its last word alone', '/soulshake', '/produtos/soulshake'],
  ['its last word below something else', '/loja/soulshake', '/produtos/soulshake'],
  ['the word among others', '/sobre-nos', '/sobre'],
  ['another site’s ending', '/sobre.html', '/sobre'],
  ['something below a page', '/produtos/soulshake/99', '/produtos/soulshake'],
  ['something below one that is mistyped', '/produtos/soulshak/99', '/produtos/soulshake'],
  ['an article that is gone', '/blog/999', '/blog'],
  ['a number alone', '/999', null],
  ['the end of a file in the midst', '/x.htmls', null],
  ['a file of the older kind', '/sobre.htm', '/sobre'],
  ['one of two words wrong', '/produtos/inteiramente-outro', '/produtos'],
  ['the last letter lost', '/auth/logi', '/auth/login'],
  ['the last letter of a short word lost', '/blo', null],
  ['a short word among others', '/loja/sou-fit', null],
  ['a long number', '/loja/12345', null],
  ['a number that is a page’s', '/loja/2024', null],
  ['a word with digits', '/loja/2024sabores', '/produtos/2024sabores'],
  ['a word that ends in digits', '/loja/sabores24', '/produtos/sabores24'],
  ['a short page by its name alone', '/loja/bio', null],
  ['the whole of a name before one of its words', '/loja/mapa-blog', '/lojas/mapa-blog'],
  ['the whole of a name, wherever it stands, before one of its words', '/unidades/mapa-blog', '/lojas/mapa-blog'],
  ['something behind the end of a file', '/sobre.htmls', null],
  ['two slashes', '//x1', null],
  ['nothing alike', '/trabalhe-conosco', null],
])('%s: %s is near to %s', (_, path, near) => {
  expect(nearPage(path, [...PAGES, ...LINES, ...OTHERS])).toBe(near);
});

test('an existing page is preferred to one with a similar name', () => {
  expect(nearPage('/cone/9', ['/cones', '/cone'])).toBe('/cone');
});
