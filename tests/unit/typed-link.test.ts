import { expect, test } from 'vitest';
import { typedLink } from '../../src/panel/links/typed-link';
import { linkAddress } from '../../src/shared/link';

test.each([
  ['contato@example.com', 'mailto:contato@example.com'],
  [' nome.de-quem@loja.com.br ', 'mailto:nome.de-quem@loja.com.br'],
  ['(27) 99999-0000', 'tel:+5527999990000'],
  ['27999990000', 'tel:+5527999990000'],
  ['+351 912 345 678', 'tel:+351912345678'],
  ['0800 123 4567', 'tel:08001234567'],
  ['exemplo.com.br/ofertas', 'https://exemplo.com.br/ofertas'],
  ['exemplo.com', 'https://exemplo.com'],
])('%j becomes the link %s', (typed, address) => {
  expect(typedLink(typed)).toBe(address);
  expect(linkAddress.parse(typedLink(typed))).toBe(address);
});

test.each([
  '/produtos',
  '#secao',
  'https://exemplo.com',
  'mailto:a@example.com',
  'tel:+5527999990000',
  'duas palavras',
  '2026',
])('%j is left unchanged', (typed) => {
  expect(typedLink(typed)).toBe(typed);
});
