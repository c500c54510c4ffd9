import { expect, test } from 'vitest';
import { nearPage } from '../../src/shared/near-page';

const PAGES = ['/', '/produtos', '/blog', '/sobre', '/onde-estamos', '/perguntas-frequentes', '/auth/login'];
const LINES = ['/produtos/soulshake', '/produtos/soulfuel'];

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
  ['nothing alike', '/trabalhe-conosco', null],
])('%s: %s is near to %s', (_, path, near) => {
  expect(nearPage(path, [...PAGES, ...LINES])).toBe(near);
});
