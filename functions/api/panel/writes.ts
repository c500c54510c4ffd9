import type { Context, MiddlewareHandler } from 'hono';
import { isAutosave } from '../../../src/shared/autosave';
import { version } from '../../../src/shared/editing';
import { isCopied } from '../../../src/shared/working-copy';
import { z } from '../../../src/shared/zod';
import { digestOf } from '../../auth/keys';
import { limitTries } from '../../auth/limit';
import { lastWriter } from '../../db/activity';
import { runNamed, type Statement } from '../../db/batch';
import type { Changeable, Editable, Id, Versioned } from '../../db/editable';
import { toCopy, workingCopy } from '../../db/panel/working-copies';
import {
  type Author,
  createRecord,
  deleteRecord,
  KeyReused,
  Stale,
  updateRecord,
  type Written,
} from '../../db/records';
import type { AppEnv } from '../../env';
import { ApiFailure, notFound } from '../../http/errors';
import { isSafe } from '../../http/same-origin';

/** Long enough to be random, and limited in length. */
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

/** Shows a record to visitors, or hides it. */
export const activeEdit = z.strictObject({ active: z.boolean(), version });

/** Returns the author of a write. */
export function author(c: Context<AppEnv>): Author {
  return { userId: c.var.user.id };
}

/** Limits the writes of a person per minute. Saves that a form makes automatically have a limit of their own. */
export const limitWrites: MiddlewareHandler<AppEnv> = async (c, next) => {
  const name = isAutosave(c.req.path) ? 'autosave' : 'panelWrite';
  if (!isSafe(c.req.method)) await limitTries(c, name, c.var.user.id);
  await next();
};

/** Creates a record. With an `Idempotency-Key` it is created once, however often it is sent; `sent` is its payload. */
export async function create<Key extends Id, Input extends object, Row extends Versioned<Input>>(
  c: Context<AppEnv>,
  noun: Editable<Key, Input, Row>,
  input: Input,
  sent: object = input,
): Promise<Written<Row>> {
  const { userId } = author(c);
  const key = c.req.header('Idempotency-Key');
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
    throw new ApiFailure(400, { error: 'A chave Idempotency-Key não é válida.', code: 'malformed' });
  }
  const once = key && {
    idempotencyKey: `${userId}:${c.req.path}:${key}`,
    idempotencyDigest: digestOf(JSON.stringify(sent)),
  };
  try {
    return await createRecord(c.var.db, noun, { userId, ...once }, input);
  } catch (error) {
    if (error instanceof KeyReused) {
      const message = 'Um envio anterior já criou este registro. Salve de novo para guardar o que você mudou depois.';
      throw new ApiFailure(422, { error: message, code: 'key-reused', current: error.current });
    }
    if (!(error instanceof Stale)) throw error;
    throw new ApiFailure(409, {
      error: 'Este registro já foi criado, e excluído depois. Salve de novo para criá-lo outra vez.',
      code: 'gone',
    });
  }
}

/** Updates a record. Throws 404 if it is gone, 409 with the present row and copy if another writer was faster. */
export async function update<Key extends Id, Input extends object, Row extends Versioned<Input>>(
  c: Context<AppEnv>,
  noun: Changeable<Key, Input, Row>,
  id: Key,
  version: number,
  change: Input | ((before: Input) => Input),
  also?: (input: Input) => Statement[],
): Promise<Written<Row>> {
  const write = updateRecord(c.var.db, noun, author(c), id, version, change, also);
  return (await orStale(c, noun, id, write)) ?? missing();
}

/** Deletes a record. Throws like {@link update}. Returns the activity row by which it can be restored. */
export async function remove<Key extends Id, Input extends object, Row extends Versioned<Input>>(
  c: Context<AppEnv>,
  noun: Editable<Key, Input, Row>,
  id: Key,
  version: number,
): Promise<{ activityId: number }> {
  const write = deleteRecord(c.var.db, noun, author(c), id, version);
  return (await orStale(c, noun, id, write)) ?? missing();
}

async function orStale<T, Key extends Id, Input extends object, Row extends Versioned<Input>>(
  c: Context<AppEnv>,
  noun: Changeable<Key, Input, Row>,
  id: Key,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof Stale)) throw error;
    throw await stale(c, noun, id);
  }
}

/** Returns the refusal of an outdated version, with the present record, its last writer and its working copy. */
export async function stale<Key extends Id, Input extends object, Row extends Versioned<Input>>(
  { var: { db } }: Context<AppEnv>,
  { noun, find }: Pick<Changeable<Key, Input, Row>, 'noun' | 'find'>,
  id: Key,
): Promise<ApiFailure> {
  const {
    current: [current = missing()],
    writer: [by = null],
    copies: [copies],
  } = await runNamed(db, {
    current: find(db, id),
    writer: lastWriter(db, noun, id),
    copies: isCopied(noun) ? [workingCopy(db, noun, id)] : [],
  });
  return new ApiFailure(409, {
    error: 'Outra pessoa salvou este registro enquanto você editava.',
    code: 'stale',
    current,
    by,
    ...(copies && { copy: toCopy(copies[0]) }),
  });
}

function missing(): never {
  throw notFound('Este registro não existe mais.');
}
