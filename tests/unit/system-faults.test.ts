import { expect, test } from 'vitest';
import { systemFaults } from '../../src/panel/dashboard/system-faults';
import type { Health } from '../../src/shared/health';

const MINUTE = 60_000;
const well: Health = {
  status: 'ok',
  build: '0123456789ab',
  migration: '0001_tables.sql',
  database: 'ok',
  storage: 'ok',
  mail: { oldestWaitingMs: null, failed: 0 },
  databaseBytes: 1_339_392,
  clientErrors: { different: 0, times: 0 },
  checkedAt: '2026-01-01T00:00:00.000Z',
};

test('a healthy system, or mail that has waited for a short time, reports no fault', () => {
  expect(systemFaults(well)).toEqual([]);
  expect(systemFaults({ ...well, mail: { oldestWaitingMs: 14 * MINUTE, failed: 0 } })).toEqual([]);
});

test.each<[string, Partial<Health>, string[]]>([
  ['a database that is down', { status: 'down', database: 'down', mail: null }, ['O banco de dados está fora do ar']],
  [
    'a database without the last migration',
    { status: 'down', database: 'behind' },
    ['O banco de dados ainda não recebeu a última atualização'],
  ],
  ['a storage that is down', { status: 'down', storage: 'down' }, ['As imagens estão fora do ar']],
  [
    'mail that waits',
    { mail: { oldestWaitingMs: 15 * MINUTE, failed: 0 } },
    ['Há e-mails parados na fila há 15 minutos'],
  ],
  ['for an hour', { mail: { oldestWaitingMs: 119 * MINUTE, failed: 0 } }, ['Há e-mails parados na fila há 1 hora']],
  ['for hours', { mail: { oldestWaitingMs: 120 * MINUTE, failed: 0 } }, ['Há e-mails parados na fila há 2 horas']],
  ['a mail that failed', { mail: { oldestWaitingMs: 1, failed: 1 } }, ['1 e-mail não foi entregue']],
  ['several', { mail: { oldestWaitingMs: null, failed: 3 } }, ['3 e-mails não foram entregues']],
  [
    'all at once',
    { status: 'down', storage: 'down', mail: { oldestWaitingMs: 60 * MINUTE, failed: 1 } },
    ['As imagens estão fora do ar', 'Há e-mails parados na fila há 1 hora', '1 e-mail não foi entregue'],
  ],
])('%s is reported in plain words', (_, health, words) => {
  expect(systemFaults({ ...well, ...health })).toEqual(words);
});

test('a system without a health report is not reported as healthy', () => {
  expect(systemFaults(null)).toEqual(['Sem notícias do sistema agora']);
});
