import { describe, expect, test } from 'vitest';
import { chatLink, shareLink, takesChats } from '../../src/shared/whatsapp';

const textOf = (link: string) => new URL(link).searchParams.get('text');

describe('the chat link', () => {
  test.each(['(27) 99999-0000', '+55 27 99999-0000', '27999990000', '027 99999-0000', '5527999990000'])(
    'of %s has the same number with its country code',
    (phone) => {
      expect(chatLink(phone)).toBe('https://wa.me/5527999990000');
    },
  );

  test('handles a landline, an area code equal to the country code, and a foreign number', () => {
    expect(chatLink('(27) 3333-4444')).toBe('https://wa.me/552733334444');
    expect(chatLink('(55) 99999-0000')).toBe('https://wa.me/5555999990000');
    expect(chatLink('+351 912 345 678')).toBe('https://wa.me/351912345678');
    expect([' +1 202 555 0100', '+1 202 555 0100', '00 1 (202) 555-0100'].map((phone) => chatLink(phone))).toEqual(
      Array(3).fill('https://wa.me/12025550100'),
    );
    expect(chatLink('0055 27 99999-0000')).toBe('https://wa.me/5527999990000');
  });

  test('keeps accents, emoji, line breaks and reserved characters of the text', () => {
    const text = 'Olá! Ação & reação #1: 100% + 2 = 3?\nSegunda linha 💜👩🏽‍🍳';
    expect(textOf(chatLink('27999990000', text))).toBe(text);
    expect(textOf(shareLink(text))).toBe(text);
  });

  test('has no text parameter without text', () => {
    expect(chatLink('27999990000', '')).toBe('https://wa.me/5527999990000');
  });

  test('replaces half of an emoji with a replacement character', () => {
    expect(textOf(chatLink('27999990000', 'oi \uD83D'))).toBe('oi \uFFFD');
  });
});

test('only complete mobile numbers of Brazil take chats', () => {
  expect(['(27) 99999-0000', '+55 27 99999-0000'].filter(takesChats)).toHaveLength(2);
  const others = ['(27) 3333-4444', '+1 5527999990000', '+55 27 99999-00001', '+55 27 89999-0000', '', '99999-0000'];
  expect(others.filter(takesChats)).toEqual([]);
});
