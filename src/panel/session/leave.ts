import { flash } from '../../lib/flash';
import { forgetSignedIn } from '../../lib/forget';
import { setSession, signOut } from '../../lib/session';
import { toast } from '../../lib/toast';
import { letGo, mayLeave } from './leaving';

/** Signs out and goes to the site, unless unsaved input keeps the user here. Returns whether it succeeded. */
export async function leave(): Promise<boolean> {
  if (!(await mayLeave())) return false;
  if (!(await signOut()).ok) {
    toast({ title: 'Erro ao sair', destructive: true });
    return false;
  }
  letGo();
  forgetSignedIn();
  // Shown by the site, which replaces the panel.
  flash({ title: 'Logout realizado com sucesso' });
  setSession(null);
  location.assign('/');
  return true;
}
