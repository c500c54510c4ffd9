import { NOUNS, type Noun, nouns } from './nouns.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * Permissions: to open the panel, to read and write the records of a noun, to export and import files, to take out a
 * backup (which holds everything, including personal data), and to manage the role and the accounts of administrators. A
 * noun's permission covers its activity too: people without it neither see its writes in Atividade nor undo them.
 */
export type Permission = 'panel' | Noun | 'transfer' | 'backup' | 'administrators';

const EVERYBODY = ROLES;
const OWNERS = ['admin', 'c-level'] as const satisfies Role[];

/** Roles that grant each permission. `nouns.ts` decides for nouns; any other permission without a line does not compile. */
const GRANTED: Record<Permission, readonly Role[]> = {
  ...grantedByNoun(),
  panel: EVERYBODY,
  transfer: OWNERS,
  backup: ['admin'],
  // Otherwise people with another role could give themselves the role of an administrator.
  administrators: ['admin'],
};

function grantedByNoun(): Record<Noun, readonly Role[]> {
  const granted = NOUNS.map((noun) => [noun, nouns[noun].access === 'everybody' ? EVERYBODY : OWNERS]);
  return Object.fromEntries(granted);
}

/** Returns whether any of the person's roles grants it. */
export function can({ roles }: { roles: readonly Role[] }, permission: Permission): boolean {
  return GRANTED[permission].some((role) => roles.includes(role));
}
