import { forgetSignedIn } from '../../lib/forget';
import { setSession, signOut } from '../../lib/session';
import { toast } from '../../lib/toast';
import { letGo, mayLeave } from './leaving';

/** Time to read the farewell before the site replaces the panel, in ms. */
const FAREWELL = 1200;

/** Signs out and goes to the site, unless unsaved input keeps the user here. Returns whether it succeeded. */
export async function leave(): Promise<boolean> {
  if (!(await mayLeave())) return false;
  if (!(await signOut()).ok) {
    toast({ title: 'Erro ao sair', destructive: true });
    return false;
  }
  letGo();
  forgetSignedIn();
  toast({ title: 'Logout realizado com sucesso' });
  setTimeout(() => {
    setSession(null);
    location.assign('/');
  }, FAREWELL);
  return true;
}
