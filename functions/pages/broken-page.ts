import { plainPage } from '../http/plain-page';
import { requestId } from '../http/request-log';

/** Returns the page that a visitor gets when the edge itself failed. */
export function brokenPage(): string {
  return plainPage('Já voltamos', 'Algo deu errado do nosso lado. Tente de novo em instantes.', requestId());
}
