/** Roles that a person may hold; without one they are a customer. */
export const ROLES = ['admin', 'c-level'] as const;
export type Role = (typeof ROLES)[number];

export const roleLabels: Record<Role, string> = { admin: 'Administração', 'c-level': 'Diretoria' };

/** What each role opens. */
const GRANTS: Record<Role, readonly Permission[]> = { admin: ['panel'], 'c-level': ['panel'] };
export type Permission = 'panel';

/** Whether any of the person's roles grants it. */
export function can({ roles }: { roles: readonly Role[] }, permission: Permission): boolean {
  return roles.some((role) => GRANTS[role].includes(permission));
}
