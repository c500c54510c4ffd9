import { expect, test } from 'vitest';
import { ACCOUNT_PAGE } from '../../src/lib/account-page';
import { ACCOUNT, PRIVATE, under } from '../../src/shared/private-paths';

test('the expression for account pages matches the one built from their list', () => {
  expect(ACCOUNT_PAGE).toEqual(under(ACCOUNT));
});

test('a private path is recognised by its first word', () => {
  const paths = ['/conta', '/conta/', '/auth/login', '/painel/produtos', '/previa/x', '/contato', '/', '/blog/conta'];
  expect(paths.filter((path) => under(PRIVATE).test(path))).toEqual(paths.slice(0, 5));
});
