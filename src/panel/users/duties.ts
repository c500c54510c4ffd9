import { capitalized } from '../../shared/capitalized';
import { listed } from '../../shared/listed';
import type { Noun, nouns } from '../../shared/nouns';
import { can, type Permission } from '../../shared/permissions';
import { ROLES, type Role } from '../../shared/roles';

type OwnersNoun = { [Name in Noun]: (typeof nouns)[Name] extends { access: 'owners' } ? Name : never }[Noun];

/** Names of the permissions that not all roles have; the others concern the site's content. */
const PARTS: Record<OwnersNoun | Exclude<Permission, Noun | 'panel'>, string> = {
  users: 'usuários',
  settings: 'configurações',
  transfer: 'planilhas',
  backup: 'cópia de segurança',
  administrators: 'contas de administradores',
};

/** Describes what a role may and may not do, in a line, from the map of permissions. */
function dutyOf(role: Role): string {
  const parts = Object.entries(PARTS) as [Permission, string][];
  const named = (granted: boolean) =>
    parts.filter(([part]) => can({ roles: [role] }, part) === granted).map(([, name]) => name);
  const [may, mayNot] = [listed(['conteúdo do site', ...named(true)]), named(false)];
  const last = mayNot.pop();
  if (last === undefined) return `Tudo: ${may}.`;
  return `${capitalized(may)}, sem ${mayNot.length > 0 ? `${mayNot.join(', ')} nem ${last}` : last}.`;
}

/** Duties of each role in a line, shown where roles are assigned. */
export const duties = Object.fromEntries(ROLES.map((role) => [role, dutyOf(role)])) as Record<Role, string>;
