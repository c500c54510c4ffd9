import { expect, test } from 'vitest';
import { knownColumns, nearColumn, wholeColumn } from '../../src/shared/sheet/near-column';

const near = (head: string, given: string[] = []) => nearColumn('locations', 'csv', head, given);

test.each([
  ['Telefone fixo', 'Telefone'],
  ['Nº de telefone', 'Telefone'],
  ['Fone', 'Telefone'],
  ['Tel', 'Telefone'],
  ['Telefnoe', 'Telefone'],
  ['Telefonezinho', 'Telefone'],
  ['phones', 'Telefone'],
  ['TELEFONES', 'Telefone'],
  ['Endereço completo', 'Endereço'],
  ['Bairros atendidos', 'Bairros atendidos na entrega'],
  ['Cidade e UF', 'Cidade'],
  ['Valor mínimo', 'Pedido mínimo para entrega'],
  ['Gerente', null],
  ['Venda', 'Produtos que não vende'],
  ['Área de venda', 'Produtos que não vende'],
  ['Área de venda total', null],
  ['Na', null],
  ['', null],
])('the column nearest to “%s” is %s', (head, column) => {
  expect(near(head)).toBe(column);
});

test('of several columns the one with more of the words is nearest, and then the shortest', () => {
  expect(near('Produtos')).toBe('Produtos que não vende');
  expect(near('Entrega')).toBe('Bairros atendidos na entrega');
  expect(near('Entrega mínima')).toBe('Pedido mínimo para entrega');
  expect(near('Horários')).toBe('Horários por dia');
  expect(nearColumn('products', 'csv', 'Valor de sódio', [])).toBe('Sódio (mg)');
});

test.each([
  ['Rua', 'Endereço'],
  ['Rua e número', 'Endereço'],
  ['Logradouro', 'Endereço'],
  ['Telefone/WhatsApp', 'Telefone'],
  ['WhatsApp', 'Telefone'],
  ['Celular da loja', 'Telefone'],
  ['Nome da loja', 'Nome'],
  ['Telefone da loja', 'Telefone'],
  ['Loja', 'Nome'],
  ['Unidade', 'Nome'],
  ['Estado', 'UF'],
  ['Município', 'Cidade'],
  ['Horário', 'Horários por dia'],
  ['HORARIO', 'Horários por dia'],
  ['Horário de funcionamento', 'Horários por dia'],
  ['Horário em texto', 'Horário em texto livre'],
])('“%s” of another table means %s', (head, column) => {
  expect(near(head)).toBe(column);
});

test.each([
  ['Bairro', 'Endereço'],
  ['BAIRRO ', 'Endereço'],
  ['Bairro da loja', 'Endereço'],
  ['Número', 'Endereço'],
  ['Nº', 'Endereço'],
  ['Complemento', 'Endereço'],
  ['Bairros', null],
  ['Bairros atendidos', null],
  ['Número de telefone', null],
  ['Nome', null],
])('“%s” is a part of %s', (head, column) => {
  expect(wholeColumn('locations', 'csv', head)).toBe(column);
});

test('a part of an address is one of locations only, and has the name of the contract in JSON', () => {
  expect(wholeColumn('locations', 'json', 'bairro')).toBe('address');
  expect(wholeColumn('categories', 'csv', 'Número')).toBeNull();
});

test('a column that the file has already is not suggested', () => {
  expect(near('Telefone 2', ['Nome', 'Telefone'])).toBeNull();
  expect(near('Telefone 2', ['Gerente', 'phone'])).toBeNull();
});

test('in JSON the names of the contract are known and suggested', () => {
  expect(nearColumn('locations', 'json', 'telefone', [])).toBe('phone');
  expect(nearColumn('locations', 'json', 'Telefone fixo', [])).toBe('phone');
  expect(nearColumn('locations', 'json', 'phones', [])).toBe('phone');
  expect(nearColumn('locations', 'json', 'telefone', ['phone'])).toBeNull();
  expect(nearColumn('products', 'json', 'Proteína', [])).toBe('nutrition');
});

test('the known columns are those that an export writes', () => {
  expect(knownColumns('faqs', 'csv')).toEqual(['ID', 'Assunto', 'Pergunta', 'Resposta', 'Posição', 'Ativa']);
  expect(knownColumns('faqs', 'json')).toEqual(['id', 'subject', 'question', 'answer', 'position', 'active']);
  expect(knownColumns('products', 'json').filter((name) => name === 'nutrition')).toHaveLength(1);
});
