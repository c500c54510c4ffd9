import { expect, test } from 'vitest';
import { chatLink } from '../../src/shared/whatsapp';
import { contactText, INVESTMENTS, licensingText } from '../../src/site/lead';

const tricky = 'Primeira linha & # % + ?\r\nSegunda, com ação\n\nTerceira 💜👩🏽‍🍳';

test('a contact message keeps name, e-mail, subject and message intact through the encoded link', () => {
  const text = contactText({ name: 'José Ção', email: 'ze+loja@example.com', subject: 'A&B #1', message: tricky });
  expect(new URL(chatLink('27999990000', text)).searchParams.get('text')).toBe(
    [
      'Olá! Vim pelo site e quero falar com vocês. 💜',
      '',
      'Nome: José Ção',
      'E-mail: ze+loja@example.com',
      'Assunto: A&B #1',
      'Mensagem: Primeira linha & # % + ?',
      'Segunda, com ação',
      '',
      'Terceira 💜👩🏽‍🍳',
    ].join('\n'),
  );
});

const licensing = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '(27) 99999-0000',
  city: 'Vila Velha - ES',
  investment: 'Acima de R$ 500.000',
  message: '',
};

test('a licensing message has every answer, with city/UF', () => {
  expect(licensingText({ ...licensing, message: 'Tenho um ponto.' }).split('\n')).toEqual([
    'Olá! Quero ser um licenciado Soul. 💜',
    '',
    'Nome: Ana',
    'E-mail: ana@example.com',
    'Telefone: (27) 99999-0000',
    'Cidade/UF: Vila Velha - ES',
    'Investimento: Acima de R$ 500.000',
    'Mensagem: Tenho um ponto.',
  ]);
});

test('an empty optional message is left out', () => {
  expect(licensingText({ ...licensing, message: ' \n ' })).not.toContain('Mensagem');
});

test('the investment options are those of the brand', () => {
  expect(INVESTMENTS).toEqual(['R$ 200.000 - R$ 300.000', 'R$ 300.000 - R$ 500.000', 'Acima de R$ 500.000']);
});
