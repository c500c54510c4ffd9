import { expect, test } from 'vitest';
import { duties } from '../../src/panel/users/duties';

test('each role is described by what the map of permissions allows it', () => {
  expect(duties).toEqual({
    admin:
      'Tudo: conteúdo do site, usuários, configurações, planilhas, cópia de segurança e contas de administradores.',
    'c-level':
      'Conteúdo do site, usuários, configurações e planilhas, sem cópia de segurança nem contas de administradores.',
    editor:
      'Conteúdo do site, sem usuários, configurações, planilhas, cópia de segurança nem contas de administradores.',
  });
});
