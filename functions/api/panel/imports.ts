import { type Context, Hono } from 'hono';
import { IMPORT_BODY, IMPORTED, type ImportPlan, importInput } from '../../../src/shared/import';
import { locationInput } from '../../../src/shared/location';
import { productInput } from '../../../src/shared/product';
import { z } from '../../../src/shared/zod';
import type { Database } from '../../db/database';
import { brokeRule } from '../../db/failures';
import { everyRow, knownCategories, type Row } from '../../db/panel/exports';
import { type Change, type Creation, importRows, lastWrite } from '../../db/panel/imports';
import { editableLocations } from '../../db/panel/locations';
import { editableProducts } from '../../db/panel/products';
import { type Author, Stale } from '../../db/records';
import { locations, products } from '../../db/schema';
import type { AppEnv } from '../../env';
import { jsonBody } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { pathParams, queryParams } from '../../http/valid';
import { type FileRow, readFile } from './import-file';
import { planImport } from './import-plan';
import { importables } from './importables';
import { author } from './writes';

type Work = ImportPlan & { write: (author: Author, seen: number) => Promise<void> };

/** One line a noun: how its file is read and planned, and how the plan is carried out. */
const nouns = {
  locations: async (db: Database, existing: Row[], file: FileRow[]): Promise<Work> =>
    work(planImport(importables.locations(), existing, file), (...plan) =>
      importRows(db, locations, editableLocations, ...plan),
    ),
  products: async (db: Database, existing: Row[], file: FileRow[]): Promise<Work> =>
    work(planImport(importables.products(await knownCategories(db)), existing, file), (...plan) =>
      importRows(db, products, editableProducts, ...plan),
    ),
};
const shapes = { locations: locationInput.shape, products: productInput.shape };

function work<Input>(
  { rows, digest, creations, changes }: ImportPlan & { creations: Creation<Input>[]; changes: Change<Input>[] },
  write: (author: Author, seen: number, creations: Creation<Input>[], changes: Change<Input>[]) => Promise<void>,
): Work {
  return { rows, digest, write: (by, seen) => write(by, seen, creations, changes) };
}

const nounPath = pathParams(z.object({ noun: z.enum(IMPORTED) }), 'Não há importação neste endereço');
const dryQuery = queryParams(z.strictObject({ dry: z.literal('1').optional() }));

/** `?dry=1` tells what a file would change; without, it is changed, by the digest of what was told. */
export const imports = new Hono<AppEnv>().post(
  '/:noun',
  nounPath,
  dryQuery,
  jsonBody(importInput, IMPORT_BODY),
  async (c) => {
    const { noun } = c.req.valid('param');
    const { digest, ...file } = c.req.valid('json');
    const rows = readFile(noun, shapes[noun], file);
    const seen = await lastWrite(c.var.db, noun);
    const planned = await nouns[noun](c.var.db, await everyRow[noun](c.var.db), rows);
    const plan: ImportPlan = { rows: planned.rows, digest: planned.digest };
    if (c.req.valid('query').dry) return c.json(plan, 200);
    if (digest !== plan.digest) throw outdated(plan);
    const refused = plan.rows.filter(({ outcome }) => outcome === 'refused').length;
    if (refused > 0)
      throw new ApiFailure(422, { error: 'Corrija as linhas recusadas antes de importar.', code: 'unfit' });
    await carryOut(c, planned, seen);
    return c.json(plan, 200);
  },
);

async function carryOut(c: Context<AppEnv>, { write, ...plan }: Work, seen: number): Promise<void> {
  try {
    await write(author(c), seen);
  } catch (error) {
    if (error instanceof Stale) throw outdated(plan);
    if (brokeRule(error, 'foreign-key'))
      throw new ApiFailure(409, { error: 'Um produto está em uma categoria que não existe.', code: 'clash' });
    if (brokeRule(error, 'unique'))
      throw new ApiFailure(409, { error: 'Dois registros do arquivo disputam o mesmo lugar.', code: 'clash' });
    throw error;
  }
}

function outdated(plan: ImportPlan): ApiFailure {
  const error = 'Os dados mudaram desde a conferência. Confira o arquivo de novo.';
  return new ApiFailure(409, { error, code: 'plan-outdated', plan });
}
