import { forgetSignedIn } from '../../lib/forget';
import { setSession, signOut } from '../../lib/session';
import { toast } from '../../lib/toast';
import { letGo, mayLeave } from './leaving';

/** How long the farewell can be read before the site takes the panel's place, in ms. */
const FAREWELL = 1200;

/** Signs out and leads to the site, unless somebody has words to save first; tells whether it could. */
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
