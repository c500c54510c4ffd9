import { closeDialogsByBack } from './back-closes';
import { registerWorker } from './register-worker';
import { followVisits, type Router } from './visits';

/** What nobody waits for: it is fetched once the page has all it needs. */
export function afterwards(router: Router) {
  closeDialogsByBack();
  registerWorker();
  followVisits(router);
}
