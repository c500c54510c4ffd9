import { describe, expect, test } from 'vitest';
import { NOUNS } from '../../src/shared/nouns';
import { can, type Permission, ROLES, type Role, roleLabels } from '../../src/shared/permissions';

/** By heart, so that no slip of the map goes unnoticed. */
const MAY: Record<Role, Record<Permission, boolean>> = {
  admin: may(true),
  'c-level': { ...may(true), backup: false },
  editor: { ...may(true), users: false, settings: false, transfer: false, backup: false },
};

function may(granted: boolean): Record<Permission, boolean> {
  const content = { posts: granted, products: granted, categories: granted, locations: granted, slides: granted };
  const rest = { users: granted, settings: granted, transfer: granted, backup: granted };
  return { panel: granted, ...content, media: granted, ...rest };
}
const PERMISSIONS = Object.keys(MAY.admin) as Permission[];

describe.each(ROLES)('%s', (role) => {
  test.each(PERMISSIONS)('is granted what the table says: %s', (permission) => {
    expect(can({ roles: [role] }, permission)).toBe(MAY[role][permission]);
  });
});

test('every noun is a permission', () => {
  expect(PERMISSIONS.toSorted()).toEqual(['panel', 'transfer', 'backup', ...NOUNS].toSorted());
});

test('a customer is granted nothing', () => {
  expect(PERMISSIONS.filter((permission) => can({ roles: [] }, permission))).toEqual([]);
});

test('two roles grant what either does', () => {
  expect(can({ roles: ['editor', 'admin'] }, 'users')).toBe(true);
  expect(can({ roles: ['admin', 'editor'] }, 'posts')).toBe(true);
});

test('a role that nobody knows grants nothing', () => {
  const roles = ['owner', 'constructor', '__proto__'] as unknown as Role[];
  expect(PERMISSIONS.filter((permission) => can({ roles }, permission))).toEqual([]);
});

test('every role has a name of its own', () => {
  expect(new Set(ROLES.map((role) => roleLabels[role])).size).toBe(ROLES.length);
});
