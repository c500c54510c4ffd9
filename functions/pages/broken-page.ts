import { plainPage } from '../http/plain-page';

/** What a visitor reads when the edge itself failed. */
export const brokenPage = plainPage('Já voltamos', 'Algo deu errado do nosso lado. Tente de novo em instantes.');
