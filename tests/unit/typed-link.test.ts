import { expect, test } from 'vitest';
import { isInstagram, typedHost, typedLink, typedProfile } from '../../src/panel/links/typed-link';
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

test.each([
  ['@soula.oficial', 'https://www.instagram.com/soula.oficial'],
  [' soula.oficial ', 'https://www.instagram.com/soula.oficial'],
  ['instagram.com/soula.oficial', 'https://instagram.com/soula.oficial'],
  ['www.instagram.com/soula.oficial/?hl=pt', 'https://www.instagram.com/soula.oficial/?hl=pt'],
  ['http://instagram.com/soula', 'https://instagram.com/soula'],
  ['https://www.instagram.com/soula', 'https://www.instagram.com/soula'],
])('the profile %j becomes %s, an address of Instagram', (typed, address) => {
  expect(typedProfile(typed)).toBe(address);
  expect(isInstagram(address)).toBe(true);
});

test.each([
  ['soula.com.br', 'https://soula.com.br'],
  ['https://instagram.com.example/soula', 'https://instagram.com.example/soula'],
  ['facebook.com/soula', 'https://facebook.com/soula'],
  ['https://notinstagram.com/soula', 'https://notinstagram.com/soula'],
  ['duas palavras', 'duas palavras'],
  ['', ''],
])('%j, typed as a profile, becomes %j, which is not of Instagram', (typed, address) => {
  expect(typedProfile(typed)).toBe(address);
  expect(isInstagram(address)).toBe(false);
});

test('a host gets its scheme; an e-mail, which is no host, is left unchanged', () => {
  expect(typedHost(' exemplo.com.br/agenda ')).toBe('https://exemplo.com.br/agenda');
  expect(['http://exemplo.com', 'a@exemplo.com', 'agenda'].map(typedHost)).toEqual([
    'http://exemplo.com',
    'a@exemplo.com',
    'agenda',
  ]);
});
