import { type Bindings, isLocal, siteOrigin } from '../env';
import { ApiFailure } from '../http/errors';

/**
 * Returns the origin for the links of a mail. The Host header can be forged: except on this machine, SITE_ORIGIN is
 * required, and without it this throws a 503.
 */
export function mailOrigin(env: Pick<Bindings, 'SITE_ORIGIN'>, request: Request): string {
  if (env.SITE_ORIGIN || isLocal(request.url)) return siteOrigin(env, request);
  console.error('No mail is written: SITE_ORIGIN is missing.');
  throw new ApiFailure(503, {
    error: 'O envio de e-mails ainda não foi configurado neste endereço.',
    code: 'unreachable',
  });
}
