import { expect, test } from 'vitest';
import { passwordChangeInput } from '../../src/shared/user';

test('a password is changed to another one', () => {
  const change = { currentPassword: 'segredo1', newPassword: 'segredo2' };
  expect(passwordChangeInput.safeParse(change).success).toBe(true);
  const { error } = passwordChangeInput.safeParse({ ...change, newPassword: 'segredo1' });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['newPassword'], 'Escolha uma senha diferente da atual.'],
  ]);
});
