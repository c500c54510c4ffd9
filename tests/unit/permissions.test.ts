import { describe, expect, test } from 'vitest';
import { NOUNS, type Noun } from '../../src/shared/nouns';
import { can, type Permission } from '../../src/shared/permissions';
import { opensPanel, ROLES, type Role, roleLabels, rolesText } from '../../src/shared/roles';

/** Written out by hand, to detect any mistake in the map: an editor has the permission for all nouns except these. */
const NOT_EDITORS: Noun[] = ['users', 'settings'];
const nouns = (granted: (noun: Noun) => boolean) =>
  Object.fromEntries(NOUNS.map((noun) => [noun, granted(noun)])) as Record<Noun, boolean>;
const MAY: Record<Role, Record<Permission, boolean>> = {
  admin: { panel: true, ...nouns(() => true), transfer: true, backup: true, administrators: true },
  'c-level': { panel: true, ...nouns(() => true), transfer: true, backup: false, administrators: false },
  editor: {
    panel: true,
    ...nouns((noun) => !NOT_EDITORS.includes(noun)),
    transfer: false,
    backup: false,
    administrators: false,
  },
};
const PERMISSIONS = Object.keys(MAY.admin) as Permission[];

describe.each(ROLES)('%s', (role) => {
  test.each(PERMISSIONS)('has exactly the rights of the table for %s', (permission) => {
    expect(can({ roles: [role] }, permission)).toBe(MAY[role][permission]);
  });
});

test('every noun is a permission', () => {
  expect(PERMISSIONS.toSorted()).toEqual(['panel', 'transfer', 'backup', 'administrators', ...NOUNS].toSorted());
});

test('the site’s own check for the panel agrees with the map of permissions', () => {
  const sets = Array.from({ length: 2 ** ROLES.length }, (_, bits) => ROLES.filter((_role, at) => bits & (1 << at)));
  for (const roles of sets) expect(opensPanel({ roles })).toBe(can({ roles }, 'panel'));
});

test('a customer is granted nothing', () => {
  expect(PERMISSIONS.filter((permission) => can({ roles: [] }, permission))).toEqual([]);
});

test('two roles grant what either does', () => {
  expect(can({ roles: ['editor', 'admin'] }, 'users')).toBe(true);
  expect(can({ roles: ['admin', 'editor'] }, 'posts')).toBe(true);
});

test('an unknown role grants nothing', () => {
  const roles = ['owner', 'constructor', '__proto__'] as unknown as Role[];
  expect(PERMISSIONS.filter((permission) => can({ roles }, permission))).toEqual([]);
});

test('the roles of a person are listed in words', () => {
  expect(rolesText([])).toBe('nenhum');
  expect(rolesText(['editor'])).toBe('Edição');
  expect(rolesText(['admin', 'editor'])).toBe('Administração e Edição');
});

test('every role has a name of its own', () => {
  expect(new Set(ROLES.map((role) => roleLabels[role])).size).toBe(ROLES.length);
});
