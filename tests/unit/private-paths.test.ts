import { expect, test } from 'vitest';
import { ACCOUNT_PAGE } from '../../src/lib/account-page';
import { ACCOUNT, PRIVATE, under } from '../../src/shared/private-paths';

test('pages of an account are told by one expression, wherever it is written', () => {
  expect(ACCOUNT_PAGE).toEqual(under(ACCOUNT));
});

test('what is somebody’s own is told by the first word of its path', () => {
  const paths = ['/conta', '/conta/', '/auth/login', '/painel/produtos', '/previa/x', '/contato', '/', '/blog/conta'];
  expect(paths.filter((path) => under(PRIVATE).test(path))).toEqual(paths.slice(0, 5));
});
