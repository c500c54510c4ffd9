import { expect, test } from 'vitest';
import { sinceText } from '../../src/shared/since';

const now = Date.parse('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T12:00:30.000Z', 'agora mesmo'],
  ['2026-11-20T11:59:01.000Z', 'agora mesmo'],
  ['2026-11-20T11:59:00.000Z', 'há 1 minuto'],
  ['2026-11-20T11:00:01.000Z', 'há 59 minutos'],
  ['2026-11-20T11:00:00.000Z', 'há 1 hora'],
  ['2026-11-19T12:00:01.000Z', 'há 23 horas'],
  ['2026-11-19T12:00:00.000Z', 'há 1 dia'],
  ['2026-10-21T12:00:01.000Z', 'há 29 dias'],
  ['2026-10-21T12:00:00.000Z', 'em 21/10/2026'],
])('the instant %s is shown as “%s”', (instant, text) => {
  expect(sinceText(instant, now)).toBe(text);
});
