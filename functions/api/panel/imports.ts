import { type Context, Hono } from 'hono';
import type { Fields } from '../../../src/shared/activity';
import { IMPORT_BODY, type Imported, type ImportPlan, importInput } from '../../../src/shared/import';
import { TABULAR, type Tabular } from '../../../src/shared/sheet/columns';
import { z } from '../../../src/shared/zod';
import type { Database } from '../../db/database';
import { brokeRule, isGuardLost } from '../../db/failures';
import { findAddresses } from '../../db/media-addresses';
import type { Bulk } from '../../db/panel/bulk';
import { bulkCategories } from '../../db/panel/categories';
import { knownProducts, readCategories, readEntries, readRecords } from '../../db/panel/exports';
import { orderedFaqs } from '../../db/panel/faqs';
import { findLastWrite, writeGroup } from '../../db/panel/group';
import { bulkLocations } from '../../db/panel/locations';
import { bulkPosts } from '../../db/panel/posts';
import { lastNumbers } from '../../db/panel/product-numbers';
import { bulkProducts } from '../../db/panel/products';
import { orderedSlides } from '../../db/panel/slides';
import type { Author } from '../../db/records';
import type { AppEnv } from '../../env';
import { jsonBody } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { pathParams, queryParams } from '../../http/valid';
import { type FileRow, readFile } from './import/file';
import { type Importable, importables } from './import/importables';
import { entriesNamed } from './import/match';
import { planImport } from './import/plan';
import { author } from './writes';

/** Maximum characters of the long texts of all records in one file: an instance of the edge has little memory. */
const LONGEST_TEXTS = 8_000_000;

/** The plan, and how it is carried out: as a group of writes, unless the noun was written after activity row `seen`. */
type Work = ImportPlan & { write: (author: Author, groupId: string, seen: number) => Promise<void> };
type Planner = (db: Database, file: FileRow[]) => Promise<Work>;

/** How each noun's file is planned, and the plan carried out. */
const nouns: Record<Tabular, Planner> = {
  products: async (db, file) => {
    const last = new Map((await lastNumbers(db)).map(({ category, number }) => [category, number]));
    return work(db, importables.products(await readCategories(db), await knownProducts(db), last), bulkProducts, file);
  },
  locations: async (db, file) => work(db, importables.locations(await knownProducts(db)), bulkLocations, file),
  posts: (db, file) => work(db, importables.posts, bulkPosts, file),
  categories: async (db, file) => work(db, importables.categories(await readCategories(db)), bulkCategories, file),
  slides: (db, file) => work(db, importables.slides, orderedSlides.bulk, file),
  faqs: (db, file) => work(db, importables.faqs, orderedFaqs.bulk, file),
};

async function work<Input extends object>(
  db: Database,
  importable: Importable<Input>,
  bulk: Bulk<Input>,
  file: FileRow[],
): Promise<Work> {
  const { noun, keys, keysWithoutLast = [] } = importable;
  const entries = await readEntries(db, noun, [...keys, ...keysWithoutLast]);
  const named = entriesNamed(importable, entries, file);
  if (named.reduce((characters, { size }) => characters + size, 0) > LONGEST_TEXTS) throw tooLong();
  const existing: Fields[] = [];
  for await (const records of readRecords(db, noun, named)) existing.push(...records);
  const { rows, digest, ...writes } = planImport(importable, entries, existing, file);
  return {
    rows,
    digest,
    write: ({ userId }, groupId, seen) => writeGroup(db, bulk, writes, { userId, groupId, act: null, seen }),
  };
}

const nounPath = pathParams(z.object({ noun: z.enum(TABULAR) }), 'Não há importação neste endereço');
const dryQuery = queryParams(z.strictObject({ dry: z.literal('1').optional() }));

/** `?dry=1` returns what a file would change. Without it, the valid rows are written, by the digest of that plan. */
export const imports = new Hono<AppEnv>().post(
  '/:noun',
  nounPath,
  dryQuery,
  jsonBody(importInput, IMPORT_BODY),
  async (c) => {
    const { noun } = c.req.valid('param');
    const { digest, ...file } = c.req.valid('json');
    const { present } = await findAddresses(c.var.db, file.text);
    // The file may be older than the present crop or file of a picture.
    const rows = readFile(noun, file).map(({ line, read }) => ({
      line,
      read: (record: Fields) => present(read(record)),
    }));
    const seen = await findLastWrite(c.var.db, noun);
    const planned = await nouns[noun](c.var.db, rows);
    const plan: ImportPlan = { rows: planned.rows, digest: planned.digest };
    if (c.req.valid('query').dry) return c.json<Imported, 200>({ ...plan, groupId: null }, 200);
    if (digest !== plan.digest) throw outdated(plan);
    if (plan.rows.every(({ outcome }) => outcome === 'refused')) {
      throw new ApiFailure(422, { error: 'Nenhuma linha do arquivo pode ser importada.', code: 'unfit' });
    }
    const imported: Imported = { ...plan, groupId: await carryOut(c, planned, seen) };
    return c.json(imported, 200);
  },
);

async function carryOut(c: Context<AppEnv>, { write, ...plan }: Work, seen: number): Promise<string> {
  try {
    const groupId = crypto.randomUUID();
    await write(author(c), groupId, seen);
    return groupId;
  } catch (error) {
    if (isGuardLost(error)) throw outdated(plan);
    if (brokeRule(error, 'foreign-key'))
      throw new ApiFailure(409, { error: 'Um produto está em uma categoria que não existe.', code: 'clash' });
    if (brokeRule(error, 'unique'))
      throw new ApiFailure(409, {
        error: 'Duas linhas do arquivo têm o mesmo endereço ou número. Corrija uma delas e importe de novo.',
        code: 'clash',
      });
    throw error;
  }
}

function tooLong(): ApiFailure {
  const error = 'Os textos destes registros são longos demais para um arquivo só. Divida-o em partes.';
  return new ApiFailure(422, { error, code: 'unfit' });
}

function outdated(plan: ImportPlan): ApiFailure {
  const error = 'Os dados mudaram desde a conferência. Confira o que o arquivo muda agora.';
  return new ApiFailure(409, { error, code: 'plan-outdated', plan });
}
