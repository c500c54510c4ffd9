import { env } from '../../helpers/edge';
import {
  type CopiedNoun,
  type Copy,
  copyName,
  emailOf,
  type Facts,
  FIELDS,
  type Fields,
  type Id,
  isOrdered,
  type Kept,
  NAMES,
  type Name,
  type Noun,
  type Stored,
  type World,
  type Write,
} from './world';

type Row = Record<string, string | number | null>;

const QUERIES = {
  slides: 'SELECT * FROM slides ORDER BY position',
  posts: 'SELECT *, published_at AS publishedAt FROM posts ORDER BY id',
  media: "SELECT * FROM media WHERE state IN ('committed', 'trashed') ORDER BY id",
  categories: 'SELECT *, key AS id FROM categories ORDER BY position',
  products: 'SELECT *, price_cents AS priceCents FROM products ORDER BY id',
  locations: 'SELECT * FROM locations ORDER BY id',
  copies: 'SELECT * FROM working_copies ORDER BY noun, record_id',
  people: 'SELECT id, name, email, deactivated_at IS NULL AS active FROM users',
  roles: 'SELECT user_id, role FROM user_roles ORDER BY role',
  writes: 'SELECT * FROM activity ORDER BY id',
  signUps: 'SELECT token_hash AS hash, expires_at FROM sign_ups ORDER BY hash',
  resets: "SELECT user_id, hash, expires_at FROM mailbox_tokens WHERE purpose = 'reset' ORDER BY hash",
  // In the order in which they began. Those that the stage made have no device.
  sessions: "SELECT id, user_id, rotated_at FROM sessions WHERE ended_at IS NULL AND device <> '' ORDER BY rowid",
  kept: 'SELECT user_id, favourites, version FROM kept_products',
  left: 'SELECT category, number, product_id FROM former_addresses ORDER BY category, number',
};

const FLAGS = ['active', 'highlighted'];
/** Time after which an unused session ends, in ms. */
const IDLE = 7 * 24 * 60 * 60 * 1000;

/**
 * Reads the state of D1 and R2, bypassing the edge. Throws on a state that is never allowed. `known` are the people of the
 * history by their ids, those who have left too; new ones are added.
 */
export async function observed(known: Map<string, Name>): Promise<{ world: World; facts: Facts }> {
  const names = Object.keys(QUERIES) as (keyof typeof QUERIES)[];
  const [answers, { objects }] = await Promise.all([
    env.DB.batch<Row>(names.map((name) => env.DB.prepare(QUERIES[name]))),
    env.MEDIA.list(),
  ]);
  const rows = Object.fromEntries(names.map((name, index) => [name, answers[index]?.results ?? []])) as Record<
    keyof typeof QUERIES,
    Row[]
  >;
  for (const { id, key, state } of rows.media) {
    const files = objects.filter((object) => object.key.startsWith(`${key}/`)).length;
    if (files < 3) throw new Error(`medium ${id} is ${state} and has ${files} files`);
  }
  const users = new Map<Name, string>();
  for (const { id, email } of rows.people) {
    const name = NAMES.find((one) => emailOf(one) === email);
    if (!name) continue;
    known.set(String(id), name);
    users.set(name, String(id));
  }
  const nameOf = (id: unknown) => known.get(String(id)) as Name;
  const now = new Date();
  const live = (tokens: Row[]) =>
    tokens.filter(({ expires_at }) => String(expires_at) > now.toISOString()).map(({ hash }) => String(hash));
  const people = [...users].map(([name, id]) => {
    const row = rows.people.find((one) => one.id === id);
    const roles = rows.roles.filter(({ user_id }) => user_id === id).map(({ role }) => String(role));
    return [name, { called: String(row?.name), roles, active: row?.active === 1 }] as const;
  });
  const nina = users.get('Nina');
  const ofNina = ({ user_id }: Row) => user_id === nina;
  const isUsed = ({ rotated_at }: Row) => Date.parse(String(rotated_at)) + IDLE > now.getTime();
  const resets = Object.groupBy(rows.resets, ({ user_id }) => nameOf(user_id));
  const groups = groupsOf(rows.writes);
  return {
    world: {
      slides: stored('slides', rows.slides),
      posts: stored('posts', rows.posts),
      media: stored('media', rows.media),
      categories: stored('categories', rows.categories),
      products: stored('products', rows.products),
      locations: stored('locations', rows.locations),
      copies: Object.fromEntries(
        rows.copies.map(({ noun, record_id, version, fields }): [string, Copy] => [
          copyName(noun as CopiedNoun, record_id),
          { version: Number(version), fields: JSON.parse(String(fields)) },
        ]),
      ),
      people: Object.fromEntries(people.sort(([one], [other]) => (one < other ? -1 : 1))),
      links: {
        signUps: live(rows.signUps),
        resets: Object.fromEntries(
          NAMES.flatMap((name) => {
            const hashes = live(resets[name] ?? []);
            return hashes.length > 0 ? [[name, hashes]] : [];
          }),
        ),
      },
      sessions: rows.sessions.filter((row) => ofNina(row) && isUsed(row)).map(({ id }) => String(id)),
      kept: keptIn(rows.kept.find(ofNina)),
      left: Object.fromEntries(
        rows.left.map(({ category, number, product_id }) => [`${category}/${number}`, Number(product_id)]),
      ),
      writes: rows.writes.map((row) => writeIn(row, nameOf, groups)),
    },
    facts: {
      addresses: new Map(rows.media.map(({ id, address }) => [Number(id), String(address)])),
      users,
      groups: new Map([...groups].map(([name, first]) => [first, String(name)])),
      hasSignUps: rows.signUps.length > 0,
    },
  };
}

/** Returns the rows of a noun. The position of an ordered row is its index. */
function stored(noun: Noun, rows: Row[]): Stored[] {
  const positions = rows.map(({ position }) => position);
  if (isOrdered(noun) && positions.some((position, index) => position !== index))
    throw new Error(`the positions of the ${noun} are ${positions}`);
  return rows.map(({ position: _position, ...row }) => {
    const flags = FLAGS.filter((name) => name in row).map((name) => [name, row[name] === 1]);
    const id = typeof row.id === 'string' ? row.id : Number(row.id);
    return {
      id: id satisfies Id,
      version: Number(row.version),
      fields: projected(noun, { ...row, ...Object.fromEntries(flags) }),
      ...(row.state === 'trashed' && { gone: true }),
    };
  });
}

/** Returns the first write of each group. */
function groupsOf(writes: Row[]): Map<unknown, number> {
  const groups = new Map<unknown, number>();
  for (const { id, import_id } of writes) {
    if (import_id !== null && !groups.has(import_id)) groups.set(import_id, Number(id));
  }
  return groups;
}

function writeIn(row: Row, nameOf: (id: unknown) => Name, groups: Map<unknown, number>): Write {
  const noun = row.noun as Write['noun'];
  const side = (text: unknown) =>
    text === null || noun === 'users' ? null : projected(noun, JSON.parse(String(text)));
  return {
    noun,
    record: noun === 'users' ? String(nameOf(row.record_id)) : String(row.record_id),
    action: row.action as Write['action'],
    by: nameOf(row.user_id),
    undoes: row.undoes as number | null,
    key: row.undoes === null ? ((row.idempotency_key as string | null)?.split(':').at(-1) ?? null) : null,
    before: side(row.before),
    after: side(row.after),
    group: groups.get(row.import_id) ?? null,
  };
}

function keptIn(row: Row | undefined): Kept | null {
  if (!row) return null;
  const favourites = JSON.parse(String(row.favourites)) as { number: number }[];
  return { favourites: favourites.map(({ number }) => number), version: Number(row.version) };
}

/** Returns the compared fields of a record, or of one side of a write; of an ordered noun with the position. */
function projected(noun: Noun, fields: Fields): Fields {
  const known: readonly string[] = isOrdered(noun) ? [...FIELDS[noun], 'position'] : FIELDS[noun];
  return Object.fromEntries(known.filter((name) => name in fields).map((name) => [name, fields[name]]));
}
