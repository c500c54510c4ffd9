import { describe, expect, test } from 'vitest';
import { payback } from '../../src/shared/payback';
import { type Entry, problemOf, read, reais, simulatorOf, written } from '../../src/site/licensing/entries';
import { outcomeOf, spokenOutcome, summaryOf } from '../../src/site/licensing/outcome';

const { entries: ENTRIES, example: EXAMPLE } = simulatorOf('a partir de R$ 337.000');
const entry = (name: Entry['name']) => ENTRIES.find((each) => each.name === name) as Entry;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const outcome = (changes: Partial<typeof EXAMPLE> = {}) => outcomeOf(payback({ ...EXAMPLE, ...changes }));

describe('the input of the simulator', () => {
  test('starts with an example that each of its fields accepts', () => {
    for (const each of ENTRIES)
      expect(read(each, written(each, EXAMPLE[each.name])), each.name).toBe(EXAMPLE[each.name]);
    expect(ENTRIES).toHaveLength(Object.keys(EXAMPLE).length);
  });

  test('starts with the brand’s minimum investment', () => {
    expect([EXAMPLE.investment, entry('investment').min]).toEqual([33_700_000, 33_700_000]);
  });

  test.each([
    ['a partir de R$ 300.000', 30_000_000, 70_000_000],
    ['a partir de <span class="whitespace-nowrap">R$ 412.500,50</span>', 41_250_050, 82_500_100],
    ['sob consulta', 33_700_000, 70_000_000],
    ['R$ 0', 33_700_000, 70_000_000],
    ['', 33_700_000, 70_000_000],
  ])('begins the investment at the total that the page states (%s)', (total, least, most) => {
    const { entries, example } = simulatorOf(total);
    const { min, max } = entries.find(({ name }) => name === 'investment') as Entry;
    expect([example.investment, min, max]).toEqual([least, least, most]);
  });

  test.each([
    ['rent', '6.000', 600_000],
    ['rent', 'R$ 6000,50', 600_050],
    ['rent', '0', 0],
    ['rent', '40.000,01', null],
    ['rent', '-1', null],
    ['rent', '', null],
    ['rent', 'seis mil', null],
    ['ticket', '25,90', 2590],
    ['ticket', '4,99', null],
    ['marginPercent', '45%', 45],
    ['marginPercent', '45 %', 45],
    ['marginPercent', '45,5', null],
    ['marginPercent', '91', null],
    ['salesPerDay', '90', 90],
    ['salesPerDay', '90,5', null],
    ['investment', '336.999', null],
  ] as const)('reads %s %j as %j', (name, text, value) => {
    expect(read(entry(name), text)).toBe(value);
  });

  test('reports an invalid value with its bounds and with the value used in its place', () => {
    expect(plain(problemOf(entry('rent'), 600_000))).toBe(
      'Informe um valor de R$ 0 a R$ 40.000. Por enquanto, a conta usa R$ 6.000.',
    );
    expect(problemOf(entry('marginPercent'), 45)).toBe(
      'Informe um número inteiro de 5% a 90%. Por enquanto, a conta usa 45%.',
    );
  });
});

describe('the result in words', () => {
  test('states the number of months until payback', () => {
    expect(plain(spokenOutcome(outcome()))).toBe(
      'O investimento volta em cerca de 36 meses. Sobram R$ 9.378 por mês. Para empatar, a loja precisa de 60 vendas por dia.',
    );
    expect(outcome({ investment: 1 })).toMatchObject({ months: '1', words: 'mês' });
  });

  test('says that the investment never pays back, and what is missing', () => {
    const never = outcome({ salesPerDay: 50 });
    expect(never).toMatchObject({ months: '', words: 'não se paga' });
    expect(plain(spokenOutcome(never))).toBe(
      'Com estes números, a loja não se paga. Faltam R$ 2.790 por mês. Para empatar, a loja precisa de 60 vendas por dia.',
    );
    expect(outcome({ rent: 1_537_800 }).detail).toMatch(/^Nada sobra no fim do mês\./);
  });

  test('states no months beyond twenty years', () => {
    expect(outcome({ investment: 937_800 * 240 }).months).toBe('240');
    expect(outcome({ investment: 937_800 * 240 + 1 })).toMatchObject({ months: '', words: 'mais de 20 anos' });
  });

  test('has the singular for one sale', () => {
    const plan = { ...EXAMPLE, salesPerDay: 1, rent: 0, otherCosts: 200_00 };
    const one = outcomeOf(payback(plan));
    expect(one.detail).toMatch(/precisa de 1 venda por dia\.$/);
    expect(summaryOf(plan, one)).toContain('Minha conta no site: 1 venda por dia de');
  });

  test('is summarised together with all of its inputs', () => {
    expect(plain(summaryOf(EXAMPLE, outcome()))).toBe(
      'Minha conta no site: 90 vendas por dia de R$ 26, margem de 45%, aluguel de R$ 6.000, outros custos de R$ 12.000 e ' +
        'investimento de R$ 337.000. O investimento volta em cerca de 36 meses. Sobram R$ 9.378 por mês. Para empatar, a ' +
        'loja precisa de 60 vendas por dia.',
    );
  });
});

test('amounts are whole reais where they can be, and a minus stands before the sign of the currency', () => {
  expect([600_000, 2590, -887_400, 0].map(reais)).toEqual([
    'R$\u00a06.000',
    'R$\u00a025,90',
    '-R$\u00a08.874',
    'R$\u00a00',
  ]);
});
