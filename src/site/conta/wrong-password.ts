import type { Outcome } from '../../lib/answer';

const FORBIDDEN = 403;

/** Tells a refused password beside the field that it was typed into. */
export function wrongPassword<Body>(field: string, result: Outcome<Body>): Outcome<Body> {
  if (result.ok || result.failure.status !== FORBIDDEN) return result;
  const { failure } = result;
  return { ok: false, failure: { ...failure, fields: { [field]: failure.message ?? 'A senha não confere.' } } };
}
