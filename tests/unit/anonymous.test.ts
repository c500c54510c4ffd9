import { expect, test } from 'vitest';
import { anonymous } from '../../src/shared/anonymous';

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'map')",
    "TypeError: Cannot read properties of undefined (reading 'map')",
  ],
  [
    'SyntaxError: Unexpected token \'A\', "Ana Souza" is not valid JSON',
    'SyntaxError: Unexpected token …, … is not valid JSON',
  ],
  ['Error: ana.souza+1@example.com was refused', 'Error: [e-mail] was refused'],
  ['Error: https://soul.example/conta?token=abc failed', 'Error: [url] failed'],
  ['Error: 5527999990000 is no number of 404', 'Error: # is no number of 404'],
  ['Error: «Rua das Flores»\n  of `Ana`', 'Error: … of …'],
  ["  Error: 'Ana Souza' or “Ana Souza” is none\n", 'Error: … or … is none'],
  ['Error: http://soul.example/conta?cpf=1 failed', 'Error: [url] failed'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('reports the error message %j as %j', (message, told) => {
  expect(anonymous(message)).toBe(told);
});
