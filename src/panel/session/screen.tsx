import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import { can, type Permission } from '../../shared/permissions';
import { rolesText } from '../../shared/roles';
import { NotAllowed } from '../layout/not-allowed';
import { personOf, useUser } from './guard';

export type Screen = { Component: ComponentType; loader?: LoaderFunction };

/**
 * Returns a lazy screen that requires a permission. Without it, a message replaces the screen and its loader does not run.
 */
export function screen(needs: Permission, load: () => Promise<Screen>) {
  return async () => {
    const { Component, loader } = await load();
    const element = (
      <Allowed needs={needs}>
        <Component />
      </Allowed>
    );
    if (!loader) return { element };
    const guarded: LoaderFunction = (args, context) => (can(personOf(), needs) ? loader(args, context) : null);
    return { element, loader: guarded };
  };
}

function Allowed({ needs, children }: { needs: Permission; children: ReactNode }) {
  const user = useUser();
  if (can(user, needs)) return children;
  return <NotAllowed text={`Ela não faz parte do seu papel (${rolesText(user.roles)}).`} />;
}
