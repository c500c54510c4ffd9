import { NOUNS, type Noun, nouns } from './nouns.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * What may be allowed: to open the panel, to read and write the records of one noun, to take data out and bring them in
 * by files, to take out a backup, which holds everything, of people too, and to open or close the accounts of those who may
 * all of that. What was written of a noun is part of it: who
 * may not touch people or settings does not find them in Atividade either, nor takes back what was done there.
 */
export type Permission = 'panel' | Noun | 'transfer' | 'backup' | 'administrators';

const EVERYBODY = ROLES;
const OWNERS = ['admin', 'c-level'] as const satisfies Role[];

/** Which roles grant it. Of a noun, `nouns.ts` says so; what else has no line here does not compile. */
const GRANTED: Record<Permission, readonly Role[]> = {
  ...grantedByNoun(),
  panel: EVERYBODY,
  transfer: OWNERS,
  backup: ['admin'],
  // Else whoever may not would give themselves the role that does.
  administrators: ['admin'],
};

function grantedByNoun(): Record<Noun, readonly Role[]> {
  const granted = NOUNS.map((noun) => [noun, nouns[noun].access === 'everybody' ? EVERYBODY : OWNERS]);
  return Object.fromEntries(granted);
}

/** Whether any of the person's roles grants it. */
export function can({ roles }: { roles: readonly Role[] }, permission: Permission): boolean {
  return GRANTED[permission].some((role) => roles.includes(role));
}
