import type { Context } from 'hono';
import type { Act, ActDone, Seen } from '../../../src/shared/acts';
import { brokeRule } from '../../db/failures';
import { actOn, type Making, type MakingOf } from '../../db/panel/acts';
import { type Bulk, measureTexts } from '../../db/panel/bulk';
import { Stale } from '../../db/records';
import type { AppEnv } from '../../env';
import { invalid } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { author } from './writes';

/** Maximum characters of the long texts of all records of an act: an instance of the edge has little memory. */
const LONGEST_TEXTS = 16_000_000;

/** Runs an act on many records. A constraint that only the database can check refuses the whole act. */
export async function act<Input extends object>(
  c: Context<AppEnv>,
  bulk: Bulk<Input>,
  { act, rows }: { act: Act; rows: Seen[] },
  makingOf: MakingOf<Input>,
): Promise<ActDone> {
  const ids = rows.map(({ id }) => id);
  if ((await measureTexts(c.var.db, bulk, ids)) > LONGEST_TEXTS) throw tooLong();
  try {
    return await actOn(c.var.db, bulk, author(c), act, rows, makingOf);
  } catch (error) {
    if (error instanceof Stale || brokeRule(error, 'unique')) throw overtaken();
    if (brokeRule(error, 'foreign-key')) throw invalid({ category: 'Esta categoria não existe mais.' });
    throw error;
  }
}

function tooLong(): ApiFailure {
  const error = 'Os textos destes registros são longos demais para uma vez só. Escolha menos registros.';
  return new ApiFailure(413, { error, code: 'too-large' });
}

export function overtaken(): ApiFailure {
  const error = 'Outras pessoas salvaram algo ao mesmo tempo, e nada foi mudado. Tente de novo.';
  return new ApiFailure(409, { error, code: 'overtaken' });
}

/** Returns the change that shows records to visitors, or hides them. */
export function switched<Input extends { active: boolean }>(act: 'activate' | 'deactivate'): Making<Input> {
  return (before) => ({ ...before, active: act === 'activate' });
}
