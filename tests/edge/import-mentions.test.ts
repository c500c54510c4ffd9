import { describe, expect, test } from 'vitest';
import type { ImportPlan } from '../../src/shared/import';
import { signedIn } from '../helpers/account';

const admin = signedIn('admin');

async function planned(noun: string, text: string): Promise<ImportPlan> {
  const answer = await admin.json('POST', `/api/panel/imports/${noun}?dry=1`, { format: 'csv', text });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

describe('products that an import file names', () => {
  test.each([
    ['locations', 'Produtos que não vende', 'unsold'],
    ['products', 'Combina com', 'pairings'],
  ])('of %s are matched by id, get their current names, and are refused when unknown', async (noun, head, field) => {
    const { rows } = await planned(noun, `ID;${head}\n3;2 | Nome trocado\n4;999999 | Fantasma\n5;2\n`);
    const [named, unknown, bare] = rows;
    expect(named?.changes).toEqual([{ path: field, before: '', after: '2 | Soul Shake Morango' }]);
    expect(bare?.changes).toEqual(named?.changes);
    expect(unknown).toMatchObject({ outcome: 'refused', problems: { [field]: 'Não há produto com o ID 999999.' } });
  });

  test('do not include the product itself', async () => {
    const { rows } = await planned('products', 'ID;Combina com\n3;2\n4;4 | Soul Shake Cookies\n');
    expect(rows[0]).toMatchObject({ outcome: 'update' });
    expect(rows[1]).toMatchObject({
      outcome: 'refused',
      problems: { pairings: 'Um produto não combina com ele mesmo. Tire-o da lista.' },
    });
  });

  test('and that were deleted stay in a record when the file does not change the column', async () => {
    const path = '/api/panel/locations/6';
    const { id: _id, ...record } = (await (await admin.get(path)).json()) as Record<string, unknown>;
    const kept = await admin.json('PUT', path, { ...record, unsold: [{ id: 999_999, name: 'Saiu' }] });
    expect(kept.status).toBe(200);
    const { rows } = await planned(
      'locations',
      'ID;Produtos que não vende;Telefone\n6;999999 | Saiu;(27) 99999-0000\n',
    );
    expect(rows).toMatchObject([{ outcome: 'update', problems: {} }]);
  });
});

test('the pack of a line is read in common spellings, and an invalid number is refused', async () => {
  const head = 'Endereço;Unidades na caixa;Desconto da caixa (%)';
  const rows = ['soulice;4;15%', 'soulfuel;;', 'soulcoffee;seis;10', 'toppins;6;dez'].join('\n');
  const plan = await planned('categories', `${head}\n${rows}\n`);
  expect(plan.rows.map(({ outcome }) => outcome)).toEqual(['update', 'unchanged', 'refused', 'refused']);
  expect(plan.rows[0]?.changes).toEqual([
    { path: 'packSize', before: '', after: '4' },
    { path: 'packDiscount', before: '', after: '15' },
  ]);
  expect(plan.rows[2]?.problems).toEqual({ packSize: 'Escreva um número inteiro, como 6.' });
  expect(plan.rows[3]?.problems).toEqual({ packDiscount: 'Escreva um número inteiro, como 10.' });
});
