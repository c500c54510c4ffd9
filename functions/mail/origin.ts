import { type Bindings, isLocal, siteOrigin } from '../env';
import { ApiFailure } from '../http/errors';

/**
 * The origin that the links of a mail lead to. A host that anybody may forge is none: away from this machine no mail is
 * written without SITE_ORIGIN.
 */
export function mailOrigin(env: Pick<Bindings, 'SITE_ORIGIN'>, request: Request): string {
  if (env.SITE_ORIGIN || isLocal(request.url)) return siteOrigin(env, request);
  console.error('No mail is written: SITE_ORIGIN is missing.');
  throw new ApiFailure(503, {
    error: 'O envio de e-mails ainda não foi configurado neste endereço.',
    code: 'unreachable',
  });
}
