import { expect, test } from 'vitest';
import { readableAddress } from '../../src/shared/readable-address';
import { redirectInput } from '../../src/shared/redirect';

test.each([
  ['/promo%C3%A7%C3%A3o', '/promoção'],
  ['/promoção', '/promoção'],
  ['/caf%c3%a9/gelado', '/café/gelado'],
  ['/a%2Fb%3Fc%23d', '/a%2Fb%3Fc%23d'],
  ['/100%25', '/100%25'],
  ['/100%25C3', '/100%25C3'],
])('%j is read as %j', (address, text) => {
  expect(readableAddress(address)).toBe(text);
});

test.each(['/%C3', '/%', '/%ff'])('%j, which cannot be decoded, is left unchanged', (address) => {
  expect(readableAddress(address)).toBe(address);
});

test.each(['/a%E2%80%AEb', '/a%20b', '/a%0Ab', '/a%E2%80%8Bb', '/a%C2%A0b'])(
  '%j keeps the escape of a character that is not visible',
  (address) => {
    expect(readableAddress(address)).toBe(address);
  },
);

test.each(['/promo%C3%A7%C3%A3o', '/100%25', '/a%2Fb', '/%E2%80%AE', '/~a'])(
  'a redirect to %j, typed again as it is read, is the same redirect',
  (address) => {
    const again = (to: string) => redirectInput.parse({ from: '/antigo', to }).to;
    expect(again(readableAddress(again(address)))).toBe(again(address));
  },
);
