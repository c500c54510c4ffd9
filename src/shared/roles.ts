/** Roles that a person may hold; without one they are a customer. */
export const ROLES = ['admin', 'editor', 'c-level'] as const;
export type Role = (typeof ROLES)[number];

export const roleLabels: Record<Role, string> = {
  admin: 'Administração',
  editor: 'Edição',
  'c-level': 'Diretoria',
};

/** Returns the roles of one person in words. */
export function rolesText(roles: readonly Role[]): string {
  return roles.length > 0 ? roles.map((role) => roleLabels[role]).join(' e ') : 'nenhum';
}

/** Returns whether a person may open the panel: any role allows it. `permissions.ts` decides what they may do there. */
export function opensPanel({ roles }: { roles: readonly Role[] }): boolean {
  return ROLES.some((role) => roles.includes(role));
}
