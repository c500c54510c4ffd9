import { ApiFailure } from '../../http/errors';

/** The refusal of a mailed link whose token is unknown, expired or spent. */
export function deadLink(): ApiFailure {
  const error = 'Este link não vale mais: venceu, já foi usado ou foi trocado por um mais novo.';
  return new ApiFailure(410, { error, code: 'dead-link' });
}
